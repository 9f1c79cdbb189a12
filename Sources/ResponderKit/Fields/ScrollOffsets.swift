#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Scrolls fields into sight, and can restore the offsets of the scroll views afterwards.
  @MainActor
  struct ScrollOffsets {
    private var before: [(scrollView: UIScrollView, offset: CGPoint)] = []

    /// Records the offset of a scroll view, unless an earlier one is recorded. Call this before a
    /// scroll.
    mutating func note(_ scrollView: UIScrollView) {
      guard !before.contains(where: { $0.scrollView === scrollView }) else { return }
      before.append((scrollView, scrollView.contentOffset))
    }

    /// Restores the recorded offset of one scroll view.
    func restore(_ scrollView: UIScrollView) {
      guard let offset = before.first(where: { $0.scrollView === scrollView })?.offset else {
        return
      }
      scrollView.setContentOffset(offset, animated: false)
    }

    /// Restores the recorded offset of every scroll view.
    func restore() {
      for (scrollView, offset) in before where scrollView.contentOffset != offset {
        scrollView.setContentOffset(offset, animated: false)
      }
    }

    /// Scrolls the scroll views around a view, the innermost first, so that each of them shows the
    /// view. A scroll view that already shows the view stays where it is.
    mutating func bringIntoSight(_ view: UIView) {
      for case let scrollView as UIScrollView in sequence(
        first: view.superview, next: { $0?.superview })
      {
        let rect = view.convert(view.bounds, to: scrollView)
        var seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        // A list that is not anchored to the keyboard has no inset for it, and UIKit does not
        // scroll a field out from behind the keyboard (T4.12.8).
        let covered = KeyboardMonitor.shared.overlap(in: scrollView)
        let behind = max(0, covered - scrollView.adjustedContentInset.bottom)
        seen.size.height = max(0, seen.size.height - behind)
        // A view that is larger than the viewport counts as in sight if any part of it is.
        let fits = rect.width <= seen.width && rect.height <= seen.height
        guard fits ? !seen.contains(rect) : !seen.overlaps(rect) else { continue }
        note(scrollView)
        scrollView.show(rect, above: behind)
        scrollView.layoutIfNeeded()
      }
    }
  }

  extension UIScrollView {
    /// Scrolls to a rectangle in content coordinates. A pager scrolls to the page that contains the
    /// middle of the rectangle, in each direction in which the rectangle is not fully visible. Any
    /// other scroll view, and on tvOS a pager too, scrolls no farther than necessary.
    ///
    /// - Parameter covered: The height that the keyboard covers above the bottom inset, in points.
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
