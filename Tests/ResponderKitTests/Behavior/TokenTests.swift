import ResponderCore
import Testing

@testable import ResponderKit

/// Tests what tokens do when they are cancelled more than once, and when a report is made.
@MainActor @Suite("Tokens and reports")
struct TokenTests {
  @Test("a token that is cancelled twice undoes its call once")
  func twice() {
    var undone: [String] = []
    let behavior = BehaviorToken { undone.append("behavior") }
    let handler = HandlerToken { undone.append("handler") }
    for _ in 0..<2 {
      behavior.cancel()
      handler.cancel()
    }
    #expect(undone == ["behavior", "handler"] && !behavior.isActive && !handler.isActive)
  }

  @Test("a report that nobody hears is not made")
  func unheard() {
    var made = 0
    func event() -> BehaviorEvent {
      made += 1
      return .mistake(.ambiguousScrollView(count: 2))
    }
    // Other tests may have left a HUD, which listens.
    let others = BehaviorReports.isHeard ? 1 : 0
    BehaviorReports.send(event())
    #expect(made == others)
    var heard = 0
    let token = BehaviorReports.observe { _ in heard += 1 }
    BehaviorReports.send(event())
    #expect(made == others + 1 && heard == 1)
    token.cancel()
    BehaviorReports.send(event())
    #expect(made == 2 * others + 1 && heard == 1)
  }

  @Test("a problem is put into words and logged once per launch")
  func logged() {
    var made = 0
    for _ in 0..<2 {
      ResponderLog.once("test.once") {
        made += 1
        return "A test logs this once."
      }
    }
    #expect(made == 1)
  }
}
