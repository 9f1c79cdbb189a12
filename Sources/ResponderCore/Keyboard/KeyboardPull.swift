internal import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// How far a finger has pulled the keyboard down (`keyboardDismissMode` `.interactive`).
///
/// UIKit posts no notification while the finger drags (truth T4.13.26). Public API shows only an
/// edge that moves with the keyboard: that of the app's input accessory view, or of a layout guide.
/// The edge is trusted only once it has been where the last notification put the keyboard. A guide
/// that was first requested when the keyboard was already up, or that belongs to a screen the user
/// has left, is never at that place (T4.15.14 to T4.15.16).
struct KeyboardPull: Equatable, Sendable {
  private var isTrusted = false
  private(set) var isActive = false

  /// Records the edge, and returns how many points the keyboard is below the place that its last
  /// notification named; 0 if the edge is unknown or not trusted, or if it is at most half a point
  /// below that place.
  mutating func distance(_ edge: AnchorSight.Edge?) -> CGFloat {
    guard let way = edge.map({ $0.now - $0.docked }), way.isFinite else {
      end()
      return 0
    }
    if !isTrusted { isTrusted = abs(way) < 1 }
    isActive = isTrusted && way > 0.5
    return isActive ? way : 0
  }

  /// Ends the pull, because a notification has reported where the keyboard goes, or because the
  /// edge is no longer known.
  mutating func end() {
    self = KeyboardPull()
  }
}
