internal import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// How far a finger has pulled the keyboard down (`keyboardDismissMode` `.interactive`).
///
/// UIKit posts nothing while the finger drags (truth T4.13.26). What public API shows is an edge that moves with the keyboard:
/// the app's input accessory view on it, or a layout guide. It is trusted only if it knew the docked place first; one that
/// was asked for too late, or belongs to a screen that was left, does not (T4.15.14 to T4.15.16).
struct KeyboardPull: Equatable, Sendable {
  private var isTrusted = false
  private(set) var isActive = false

  /// Points that the keyboard is below the place that its last notification named.
  mutating func distance(_ edge: AnchorSight.Edge?) -> CGFloat {
    guard let way = edge.map({ $0.now - $0.docked }), way.isFinite else {
      end()
      return 0
    }
    if !isTrusted { isTrusted = abs(way) < 1 }
    isActive = isTrusted && way > 0.5
    return isActive ? way : 0
  }

  /// A notification tells where the keyboard goes, or the finger is gone: the pull is over.
  mutating func end() {
    self = KeyboardPull()
  }
}
