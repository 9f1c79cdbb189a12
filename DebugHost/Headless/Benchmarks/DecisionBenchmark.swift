import Foundation
import ResponderCore

/// Measures whether one decision of ResponderCore allocates memory, and how long it takes compared
/// with a single allocation.
@MainActor
enum DecisionBenchmark {
  enum Decision: String, CaseIterable {
    case dismissal, overlap, anchor
  }

  static func run() {
    print("Decisions of Core: allocations of 10,000 calls; time beside making one small object")
    let object = seconds(100_000) { blackHole = SmallObject() }
    for decision in Decision.allCases {
      let count = HeapUse.allocations(
        of: [decision.rawValue, "10001"], beyond: [decision.rawValue, "1"])
      let time = seconds(1) { _ = perform(decision, times: 100_000) } / 100_000
      print(
        "  \(decision): \(count.map(String.init) ?? "not counted (no valgrind here),") allocations, "
          + "\(format(time / object)) times as long")
    }
  }

  private final class SmallObject {
    var number = 1.0
  }

  /// Keeps the optimiser from removing code that is only measured.
  private static var blackHole: SmallObject?

  /// Makes the decision `times` times, and returns a sum of the results. The runs under valgrind
  /// call this method.
  static func perform(_ decision: Decision, times: Int) -> CGFloat {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 5_000),
      contentOffset: CGPoint(x: 0, y: 400), inset: Insets(top: 47, left: 0, bottom: 34, right: 0))
    let field = CGRect(x: 16, y: 900, width: 358, height: 44)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
    let shown = KeyboardState().applying(
      KeyboardEvent(
        kind: .willShow, beginFrame: .zero, endFrame: keyboard, duration: 0.25, curve: 7,
        isLocal: true, screen: screen))
    let obscured = [keyboard]
    var sum: CGFloat = 0
    for call in 0..<times {
      let speed = CGFloat(call % 7) / 2
      switch decision {
      case .dismissal:
        let rest = ScrollProjection.restingOffset(
          for: geometry, velocity: CGPoint(x: 0, y: speed), rate: 0.998, isPaging: false)
        let decision = DismissalDecision.decide(
          fieldRect: field, geometry: geometry, restingOffset: rest, obscuredBy: obscured)
        sum += decision.visibilityAtRest.fraction + (decision.shouldDismiss ? 1 : 0)
      case .overlap:
        sum += shown.overlap(with: screen.offsetBy(dx: 0, dy: speed))
      case .anchor:
        sum +=
          AnchorPolicy.bottom().offset(
            for: geometry, changingBottomInsetTo: 336 + speed, firstResponder: nil
          ).y
      }
    }
    return sum
  }
}
