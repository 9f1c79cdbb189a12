import Foundation

/// What a drag has to remember.
struct ScrollDrag {
  /// The axis that directional lock leaves.
  enum Lock {
    case none, horizontal, vertical
  }

  /// Where the offset would be without the rubber band had the finger not moved since recognition.
  var origin: CGPoint
  /// The offset the drag set last; a different one means that other code moved the content.
  var shown: CGPoint
  var lock = Lock.none

  /// Locks a drag that clearly goes along one axis; a diagonal one stays free (K).
  static func lock(for translation: CGPoint) -> Lock {
    let (x, y) = (abs(translation.x), abs(translation.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : .none
  }
}
