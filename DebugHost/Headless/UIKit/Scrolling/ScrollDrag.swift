import Foundation

/// The state of a drag.
struct ScrollDrag {
  /// The axis to which directional lock restricts the drag.
  enum Lock {
    case none, horizontal, vertical
  }

  /// The offset that the scroll view would have without the rubber band if the finger had not moved
  /// since the drag was recognised.
  var origin: CGPoint
  /// The offset that the drag set last. A different offset means that other code has moved the
  /// content.
  var shown: CGPoint
  var lock = Lock.none

  /// Returns the lock for a drag. A drag that clearly follows one axis is locked to it. A diagonal
  /// drag is not locked (K).
  static func lock(for translation: CGPoint) -> Lock {
    let (x, y) = (abs(translation.x), abs(translation.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : .none
  }
}
