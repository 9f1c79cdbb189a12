import Foundation

/// The state of a drag.
struct ScrollDrag {
  /// The axis to which directional lock restricts the drag.
  enum Lock {
    case none, horizontal, vertical
  }

  /// The offset that belongs to a translation of zero, before the rubber band is applied.
  var origin: CGPoint
  /// The offset that the drag set last. A different offset means that other code has moved the
  /// content.
  var shown: CGPoint
  var lock = Lock.none

  /// Returns the lock for a drag, from the finger's velocity. A drag that is more than twice as fast
  /// along one axis as along the other is locked to that axis. Any other drag is not locked (K).
  static func lock(for velocity: CGPoint) -> Lock {
    let (x, y) = (abs(velocity.x), abs(velocity.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : .none
  }
}
