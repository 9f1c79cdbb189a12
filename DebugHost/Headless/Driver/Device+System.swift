import UIKit

/// System gestures and settings of the user.
extension Device {
  /// Taps the status bar: content scrolls to its top, if exactly one scroll view wants it (T4.10.18, T4.10.19).
  public func tapStatusBar() {
    HeadlessLoop.main.turn { UIScrollView.statusBarTapped() }
  }
}
