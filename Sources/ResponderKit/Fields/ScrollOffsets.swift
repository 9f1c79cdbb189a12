#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Scrolls fields into sight, and back if that was in vain.
  @MainActor
  struct ScrollOffsets {
    private var before: [(scrollView: UIScrollView, offset: CGPoint)] = []

    /// Remembers where a scroll view stands.
    mutating func note(_ scrollView: UIScrollView) {
      guard !before.contains(where: { $0.scrollView === scrollView }) else { return }
      before.append((scrollView, scrollView.contentOffset))
    }

    /// Puts one of them back.
    func restore(_ scrollView: UIScrollView) {
      guard let offset = before.first(where: { $0.scrollView === scrollView })?.offset else {
        return
      }
      scrollView.setContentOffset(offset, animated: false)
    }

    /// Puts every scroll view back.
    func restore() {
      for (scrollView, offset) in before where scrollView.contentOffset != offset {
        scrollView.setContentOffset(offset, animated: false)
      }
    }

    /// Has every scroll view around a view show it, from the inside out, those that show it already excepted.
    mutating func bringIntoSight(_ view: UIView) {
      for case let scrollView as UIScrollView in sequence(
        first: view.superview, next: { $0?.superview })
      {
        let rect = view.convert(view.bounds, to: scrollView)
        var seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        // Without an anchor a list has no room for the keyboard, and UIKit brings no field out from
        // behind it (T4.12.8).
        let covered = KeyboardMonitor.shared.overlap(in: scrollView)
        let behind = max(0, covered - scrollView.adjustedContentInset.bottom)
        seen.size.height = max(0, seen.size.height - behind)
        // What is larger than the viewport is in sight with any part.
        let fits = rect.width <= seen.width && rect.height <= seen.height
        guard fits ? !seen.contains(rect) : !seen.overlaps(rect) else { continue }
        note(scrollView)
        scrollView.show(rect, above: behind)
        scrollView.layoutIfNeeded()
      }
    }
  }

  extension UIScrollView {
    /// A pager shows the page that has the rectangle, everything else no more than it must.
    ///
    /// - Parameter covered: how much of the bottom the keyboard covers, points.
    fileprivate func show(_ rect: CGRect, above covered: CGFloat) {
      #if !os(tvOS)
        if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
          var page = contentOffset
          if rect.minX < bounds.minX || rect.maxX > bounds.maxX {
            page.x = (rect.midX / bounds.width).rounded(.down) * bounds.width
          }
          if rect.minY < bounds.minY || rect.maxY > bounds.maxY {
            page.y = (rect.midY / bounds.height).rounded(.down) * bounds.height
          }
          return setContentOffset(ScrollViewGeometry(self).clamp(page), animated: false)
        }
      #endif
      var rect = rect
      rect.size.height += covered
      scrollRectToVisible(rect, animated: false)
    }
  }
#endif
