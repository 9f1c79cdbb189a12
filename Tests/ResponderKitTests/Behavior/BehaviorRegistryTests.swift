import Testing
import UIKit

@testable import ResponderKit

/// Tests which behaviours the registry keeps, and which it ends.
@MainActor @Suite("The behaviours of scroll views")
struct BehaviorRegistryTests {
  private final class Noted: ScrollBehavior {
    private(set) weak var scrollView: UIScrollView?
    private let note: (String) -> Void

    init(_ scrollView: UIScrollView, note: @escaping (String) -> Void) {
      self.scrollView = scrollView
      self.note = note
    }

    func start() { note("start") }
    func stop() { note("stop") }
  }

  @Test("a behaviour whose list is gone ends with the next one")
  func gone() {
    let registry = BehaviorRegistry()
    var notes: [String] = []
    weak var gone: Noted?
    do {
      let list = UIScrollView()
      let behavior = Noted(list) { notes.append($0) }
      gone = behavior
      _ = registry.install(behavior, on: list)
    }
    #expect(gone != nil && notes == ["start"])
    let other = UIScrollView()
    let token = registry.install(Noted(other) { _ in }, on: other)
    #expect(gone == nil && notes == ["start", "stop"])
    token.cancel()
    #expect(registry.behavior(of: other) == nil)
  }
}
