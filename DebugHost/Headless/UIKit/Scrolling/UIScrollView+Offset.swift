import Foundation

/// Changes of the offset (T4.10.7 to T4.10.14, T4.11.12 to T4.11.17, T4.12.1).
extension UIScrollView {
  /// Pixels of the screen the view is on.
  var pixelGrid: PixelGrid { PixelGrid(scale: (window?.screen ?? .main).scale) }

  /// Every change tells the delegate and lays out, whatever caused it (T4.10.7, T4.11.17).
  func offsetDidChange() {
    setNeedsLayout()
    containerDidScroll?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// At once, which also stops whatever moves, or in small steps (T4.10.9, T4.10.12).
  func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    guard animated else {
      stopMotion()
      contentOffset = offset
      return
    }
    guard offset != contentOffset || motion != nil else { return }
    startAnimation(to: offset, reason: .code)
  }

  /// The offset that just shows the rectangle inside the inset viewport; nil if nothing needs to move. Of a rectangle
  /// that does not fit the bottom and right edges win (T4.11.12 to T4.11.16).
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

  /// The nearest scroll view above a view.
  static func enclosing(_ view: UIView) -> UIScrollView? {
    var ancestor = view.superview
    while let candidate = ancestor {
      if let scrollView = candidate as? UIScrollView { return scrollView }
      ancestor = candidate.superview
    }
    return nil
  }
}

/// Shows a text field that became first responder: its nearest scroll view scrolls just far enough, animated, and minds its
/// content inset (T4.12.1, T4.12.2). Call it once the field's input views are loaded.
@MainActor
package func scrollToRevealFirstResponder(_ field: UIView) {
  guard field.window != nil, let scrollView = UIScrollView.enclosing(field) else { return }
  scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
}
