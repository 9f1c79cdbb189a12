// every line marked WRONG must be reported
import Testing
import UIKit

@MainActor @Suite(.serialised) // WRONG
struct A { }
@Suite struct Bad {
  @Test(.enable(if: true)) func a() {} // WRONG
  @Test func b() { #exspect(1 == 1) } // WRONG
  @Test func c() { #expect(1 == "1") } // WRONG
  @Test func d() { let x: Int? = 1; let y: Int = #expect(x); _ = y } // WRONG
  @Test func e() { let x = try #require(Optional(1)); _ = x } // WRONG
  @Test func f() { let view = UIView(); #expect(view.tag == 0) } // WRONG
  @Test func g() { Issue.recorded("x") } // WRONG
  @Test func h() async { await #expect(processExitsWith: .failure) { } } // WRONG
  @Test(.timeLimit(.minutes(1))) func k() { } // WRONG
  @Test(arguments: [1]) func i(x: Int, y: Int, z: Int) { } // WRONG
  @Test func j() { withKnownIssue("x", isIntermittent: 1) { } } // WRONG
}
