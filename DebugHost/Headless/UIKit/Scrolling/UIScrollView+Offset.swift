import Foundation

/// Changes of the offset (T4.10.7 to T4.10.14, T4.11.12 to T4.11.17, T4.12.1).
extension UIScrollView {
  /// The pixel grid of the screen that shows the view.
  var pixelGrid: PixelGrid { PixelGrid(scale: (window?.screen ?? .main).scale) }

  /// Called at every change of the offset, whatever caused it. Requests layout and calls the
  /// delegate (T4.10.7, T4.11.17).
  func offsetDidChange() {
    setNeedsLayout()
    containerDidScroll?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Sets the offset, at once or with an animation. An earlier motion stops (T4.10.9, T4.10.12).
  func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    guard animated else {
      interruptMotion()
      contentOffset = offset
      return
    }
    guard offset != contentOffset || motion != nil else { return }
    startAnimation(to: offset, reason: .code)
  }

  /// Returns the nearest offset within the limits that shows the rectangle inside the inset
  /// viewport; nil if the rectangle is empty, or if nothing needs to move or can move. If the
  /// rectangle does not fit, its bottom and right edges take precedence (T4.11.12 to T4.11.16).
  func offset(revealing rect: CGRect) -> CGPoint? {
    let rect = rect.standardized
    guard rect.isUsable, !rect.isEmpty else { return nil }
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ first: CGFloat, _ last: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if last > high || last - first > high - low { return last - high }
      return first < low ? first - low : 0
    }
    let wish = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    guard wish != contentOffset else { return nil }
    let limits = offsetLimits
    let reached = CGPoint(
      x: wish.x == contentOffset.x ? wish.x : limits.clamp(wish).x,
      y: wish.y == contentOffset.y ? wish.y : limits.clamp(wish).y)
    return reached == contentOffset ? nil : reached
  }

  /// Returns the nearest scroll view among a view's superviews.
  static func enclosing(_ view: UIView) -> UIScrollView? {
    var ancestor = view.superview
    while let candidate = ancestor {
      if let scrollView = candidate as? UIScrollView { return scrollView }
      ancestor = candidate.superview
    }
    return nil
  }
}

/// Shows a text field that has become first responder. Its nearest scroll view scrolls just far
/// enough, with an animation, and respects its content inset (T4.12.1, T4.12.2). Call this function
/// after the field's input views have been loaded.
@MainActor
package func scrollToRevealFirstResponder(_ field: UIView) {
  guard field.window != nil, let scrollView = UIScrollView.enclosing(field) else { return }
  scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
}
