import Foundation

/// What the system asks of scroll views: the status bar's tap, the keyboard's dismissal (T4.10.18, T4.10.19, T4.16.2).
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
    return convert(bounds, to: nil).intersects(window.bounds)
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

  /// The keyboard goes when a drag begins, wherever its text field is. The interactive modes come in issue 3. A responder
  /// without a keyboard, such as a chat's controller with its bar, keeps the focus.
  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
      let responder = focusWindow?.focus.firstResponder, responder.hasOwnKeyboard
    else { return }
    responder.resignFirstResponder()
  }
}

extension UIResponder {
  fileprivate var hasOwnKeyboard: Bool { self is any TextInputClient || inputView != nil }
}
