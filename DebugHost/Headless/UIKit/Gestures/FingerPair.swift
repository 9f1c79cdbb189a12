import Foundation

/// Measures how the distance of two fingers changes, for a pinch.
///
/// All values are in screen coordinates. If one finger lifts and another one goes down, the new
/// pair continues with the scale and the spread of the old one.
@MainActor
struct FingerPair {
  /// The change of the distance at which a gesture begins, in points. The scale of the gesture does
  /// not include it (K).
  static let slop: CGFloat = 8

  private weak var first: UITouch?
  private weak var second: UITouch?
  /// The distance in the last event, in points.
  private var distance: CGFloat = 0

  /// The current distance as a multiple of the first distance.
  private(set) var scale: CGFloat = 1
  /// The change of the distance since the first event, in points.
  private(set) var spread: CGFloat = 0

  /// Whether two fingers are down.
  var isComplete: Bool { first != nil && second != nil }

  /// Follows the first two touches. If these are not the two fingers of the last event, the pair
  /// starts from their current distance.
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
    // Fingers in one place would have a distance of zero, by which the scale cannot be divided.
    let newDistance = max(1, (x * x + y * y).squareRoot())
    if first === a, second === b {
      scale *= newDistance / distance
      spread += newDistance - distance
    }
    (first, second, distance) = (a, b, newDistance)
  }

  /// Returns the scale that results from the slop alone. A pinch divides its scale by this one.
  func slopScale() -> CGFloat {
    let sign: CGFloat = spread < 0 ? -1 : 1
    let start = max(1, distance - spread)
    return max(0.01, (start + sign * Self.slop) / start)
  }
}
