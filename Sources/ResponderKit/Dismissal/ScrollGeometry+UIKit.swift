#if canImport(UIKit)
  package import ResponderCore
  package import UIKit

  extension Insets {
    /// UIKit's insets as a plain value, points.
    package init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension ScrollGeometry {
    /// The scroll view's present geometry, with the adjusted inset; points, content coordinates.
    @MainActor
    package init(_ scrollView: UIScrollView) {
      self.init(
        viewport: scrollView.bounds.size, contentSize: scrollView.contentSize,
        contentOffset: scrollView.contentOffset, inset: Insets(scrollView.adjustedContentInset))
    }
  }

  extension UIScrollView {
    /// A view's bounds in this scroll view's content coordinates.
    ///
    /// Converted through the views, so that transforms, zoom and flipped lists come out right; a scroll view's own
    /// bounds are its content coordinates already.
    package func contentRect(of view: UIView) -> CGRect {
      convert(view.bounds, from: view)
    }

    /// What the enclosing scroll views and the window leave of this scroll view, in viewport coordinates.
    package var viewportClip: CGRect? {
      guard let window else { return nil }
      var clip = convert(window.bounds, from: window)
      var ancestor = superview
      while let view = ancestor, view !== window {
        if let outer = view as? UIScrollView {
          let visible = outer.bounds.inset(by: outer.adjustedContentInset)
          clip = clip.intersection(convert(visible, from: outer))
        } else if view.clipsToBounds {
          clip = clip.intersection(convert(view.bounds, from: view))
        }
        ancestor = view.superview
      }
      guard !clip.isNull else { return CGRect.zero }
      return clip.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    }

    /// What the keyboard covers of this scroll view, in viewport coordinates; nothing while it covers nothing.
    package var obscuredByKeyboard: [CGRect] {
      guard let window else { return [] }
      let state = KeyboardMonitor.shared.covering(window)
      let space = window.screen.coordinateSpace
      guard state.overlap(with: convert(bounds, to: space)) > 0 else { return [] }
      let covered = convert(state.frame, from: space)
      return [covered.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)]
    }
  }
#endif
