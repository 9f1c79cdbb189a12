import UIKit

/// System gestures.
extension Device {
  /// Taps the status bar. UIKit scrolls content to its top if exactly one scroll view wants that
  /// (T4.10.18, T4.10.19).
  public func tapStatusBar() {
    HeadlessLoop.main.turn { UIScrollView.statusBarTapped() }
  }
}
