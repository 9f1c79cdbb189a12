import Foundation

/// Scrolling on the system's request: the tap on the status bar (T4.10.18, T4.10.19).
extension UIScrollView {
  /// Called when the user taps the status bar. If exactly one scroll view on the screen has
  /// `scrollsToTop` and is enabled, it scrolls to its top, unless its delegate forbids it. If there
  /// are several, none of them scrolls.
  package static func statusBarTapped() {
    let candidates = UIApplication.shared.windowsBackToFront.flatMap { scrollers(in: $0) }
    if candidates.count == 1 { candidates[0].scrollToTopIfAllowed() }
  }

  private static func scrollers(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    var found = view.children.flatMap { scrollers(in: $0) }
    if let own = view as? UIScrollView, own.scrollsToTop, own.isScrollEnabled, own.isOnScreen {
      found.append(own)
    }
    return found
  }

  private var isOnScreen: Bool {
    guard let window else { return false }
    return convert(bounds, to: nil).overlaps(window.bounds)
  }

  /// Scrolls to the top if the delegate permits it, and notifies the delegate at the end. If the
  /// content is at the top already, notifies the delegate at once (Apple's documentation).
  func scrollToTopIfAllowed() {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetLimits.y.lowerBound)
    if contentOffset.y == top.y {
      scrollDelegate?.scrollViewDidScrollToTop(self)
    } else {
      startAnimation(to: top, reason: .statusBar)
    }
  }
}
