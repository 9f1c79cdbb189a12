import Foundation
import ResponderCore

/// Whether one decision of Core allocates memory: what a thousand more calls add to the heap's count.
@MainActor
enum DecisionBenchmark {
  enum Decision: String, CaseIterable {
    case dismissal, overlap, anchor
  }

  static func run() {
    print("Decisions of Core: heap allocations of 1,000 calls")
    for decision in Decision.allCases {
      let count = HeapUse.difference([decision.rawValue, "1000"], [decision.rawValue, "2000"])
      print("  \(decision): \(count.map(String.init) ?? "not counted, there is no valgrind here")")
    }
  }

  /// Makes the decision so many times; what the runs under valgrind do.
  static func perform(_ decision: Decision, times: Int) {
    let geometry = ScrollGeometry(
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
        sum += decision.visibilityAtRest.fraction
      case .overlap:
        sum += shown.overlap(with: screen.offsetBy(dx: 0, dy: speed))
      case .anchor:
        sum +=
          AnchorPolicy.bottom().offset(
            for: geometry, changingBottomInsetTo: 336 + speed, firstResponder: nil
          ).y
      }
    }
    print(sum)
  }
}
