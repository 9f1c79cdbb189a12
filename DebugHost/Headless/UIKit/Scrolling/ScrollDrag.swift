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

  /// Returns the lock for a drag. A drag that goes more than twice as far along one axis as along
  /// the other is locked to that axis. Any other drag is not locked (K).
  static func lock(for translation: CGPoint) -> Lock {
    let (x, y) = (abs(translation.x), abs(translation.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : .none
  }
}
