import Foundation

/// What the system asks of scroll views: the status bar's tap (T4.10.18, T4.10.19).
extension UIScrollView {
  /// A tap on the status bar: the one scroll view on screen that wants it scrolls to its top; none if several do.
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

  /// The delegate is asked, and told at the end; at once when the top is already shown (Apple's documentation).
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
