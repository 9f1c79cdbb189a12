import Foundation
import ResponderJournal

/// Measures whether one decision of ResponderCore, or an event in a full journal, allocates memory,
/// and how long a decision takes compared with a single allocation.
@MainActor
enum DecisionBenchmark {
  private final class SmallObject {
    var number = 1.0
  }

  /// Keeps the optimiser from removing code that is only measured.
  private static var blackHole: SmallObject?
  private static var sum: CGFloat = 0

  static func run() {
    print("Decisions of Core: allocations of 10,000 calls; time beside making one small object")
    let object = seconds(100_000) { blackHole = SmallObject() }
    for mode in ["dismissal", "overlap", "anchor"] {
      let count = Counted.allocations("decision", mode, 1, 10_001)
      let time = seconds(1) { perform(mode, 100_000) } / 100_000
      print("  \(mode): \(words(count)) allocations, \(format(time / object)) times as long")
    }
    let count = Counted.allocations("decision", "journal", 10_000, 20_000)
    print("  event in a full journal: \(words(count)) allocations")
  }

  /// Makes the decision, or records the event, a number of times.
  static func perform(_ mode: String, _ times: Int) {
    var geometry = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 5_000),
      contentOffset: CGPoint(x: 0, y: 400), inset: Insets(top: 47, left: 0, bottom: 34, right: 0))
    let field = CGRect(x: 16, y: 900, width: 358, height: 44)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
    let shown = KeyboardState().applying(
      KeyboardEvent(
        kind: .willShow, beginFrame: .zero, endFrame: keyboard, duration: 0.25, curve: 7,
        isLocal: true, screen: screen))
    let obscured: CGRect? = keyboard
    // The names are longer than the strings that Swift stores inline.
    let list = ResponderIdentity(className: "SomeScreensOwnTableView", identifier: "list-of-all")
    var journal = Journal()
    for call in 0..<times {
      let speed = CGFloat(call % 7) / 2
      switch mode {
      case "dismissal":
        let rest = ScrollProjection.restingOffset(
          for: geometry, velocity: CGPoint(x: 0, y: speed), rate: 0.998, isPaging: false)
        let decision = DismissalDecision.decide(
          fieldRect: field, geometry: geometry, restingOffset: rest, obscuredBy: obscured)
        sum += decision.visibilityAtRest.fraction + (decision.shouldDismiss ? 1 : 0)
      case "overlap": sum += shown.overlap(with: screen.offsetBy(dx: 0, dy: speed))
      case "anchor":
        sum +=
          AnchorPolicy.bottom().offset(
            for: geometry, changingBottomInsetTo: 336 + speed, firstResponder: nil
          ).y
      default:
        geometry.contentOffset.y = CGFloat(call)
        let sample = ScrollSample(scrollView: list, phase: .dragging, geometry: geometry)
        journal.append(.scroll(sample), at: Double(call))
      }
    }
  }
}
