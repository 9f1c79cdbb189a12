import Foundation

/// Two fingers and what they have done to their distance: the arithmetic of a pinch.
///
/// All in screen coordinates. When one of the two lifts and another comes, the new pair goes on from what there was.
@MainActor
struct FingerPair {
  /// A change of distance at which a gesture begins, points; it leaves them out (K).
  static let slop: CGFloat = 8

  private weak var first: UITouch?
  private weak var second: UITouch?
  /// Of the last event.
  private var distance: CGFloat = 0

  /// How many times further apart than at first.
  private(set) var scale: CGFloat = 1
  /// Points of change of the distance since the first event.
  private(set) var spread: CGFloat = 0

  /// Whether two fingers are down.
  var isComplete: Bool { first != nil && second != nil }

  /// Takes the first two touches; a pair that has changed starts from where its fingers are.
  mutating func follow(_ touches: [UITouch]) {
    guard touches.count >= 2 else {
      first = nil
      second = nil
      return
    }
    let (a, b) = (touches[0], touches[1])
    let (x, y) = (
      b.screenLocation.x - a.screenLocation.x, b.screenLocation.y - a.screenLocation.y
    )
    // Fingers in one place have no distance to compare with.
    let newDistance = max(1, (x * x + y * y).squareRoot())
    if first === a, second === b {
      scale *= newDistance / distance
      spread += newDistance - distance
    }
    (first, second, distance) = (a, b, newDistance)
  }

  /// The factor that the spread needed for beginning makes: what a pinch leaves out.
  func slopScale() -> CGFloat {
    let sign: CGFloat = spread < 0 ? -1 : 1
    let start = max(1, distance - spread)
    return max(0.01, (start + sign * Self.slop) / start)
  }
}
