// right Swift Testing usage, as the toolchain's own module has it, beside UIKit
import Testing
import UIKit

extension Tag { @Tag static var slow: Self }

struct Quiet: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }
  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await function()
  }
}
extension Trait where Self == Quiet { static var quiet: Self { Quiet() } }

@MainActor @Suite("views", .serialized, .quiet) struct ViewTests {
  let view = UIView()
  @Test("a frame", arguments: [CGRect.zero, CGRect(x: 1, y: 2, width: 3, height: 4)]) func frame(rect: CGRect) throws {
    view.frame = rect
    #expect(view.frame == rect, "as set: \(rect)")
    let window = try #require(view.window ?? UIWindow())
    #expect(!window.isKeyWindow && window.windowLevel == .normal)
    #expect(throws: CancellationError.self) { throw CancellationError() }
  }
  @Test(.tags(.slow), .enabled(if: true), .bug(id: 1), arguments: zip([1, 2], ["a", "b"]))
  func pairs(number: Int, text: String) async {
    await confirmation(expectedCount: 1) { heard in heard() }
    withKnownIssue { Issue.record("\(number) \(text)") }
    #expect(Test.current?.comments.isEmpty ?? true)
  }
}
@Test func free() { #expect(1 + 1 == 2) }
