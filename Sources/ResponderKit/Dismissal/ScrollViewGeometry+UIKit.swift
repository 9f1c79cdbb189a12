#if canImport(UIKit)
  package import ResponderCore
  package import UIKit

  extension Insets {
    /// Creates a plain value from UIKit's insets, in points.
    package init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension ScrollViewGeometry {
    /// Reads the scroll view's current geometry, with the adjusted content inset; in points and
    /// content coordinates.
    @MainActor
    package init(_ scrollView: UIScrollView) {
      self.init(
        viewport: scrollView.bounds.size, contentSize: scrollView.contentSize,
        contentOffset: scrollView.contentOffset, inset: Insets(scrollView.adjustedContentInset))
    }

    /// Reads the same geometry, and the part of the inset that hides content. A scroll view that
    /// does not clip shows its content up to the window's edges, except at an edge of its own where
    /// the inset hides content.
    @MainActor
    package init(_ scrollView: UIScrollView, seenIn area: VisibleArea) {
      self.init(scrollView)
      if scrollView.clipsToBounds {
        hiding = area == .insideSafeArea ? scrollView.hidingInsets(area) : nil
      } else if let window = scrollView.window {
        let (own, whole) = (scrollView.bounds, scrollView.convert(window.bounds, from: window))
        hiding = scrollView.hidingInsets(area).opened(
          by: Insets(
            top: own.minY - whole.minY, left: own.minX - whole.minX,
            bottom: whole.maxY - own.maxY, right: whole.maxX - own.maxX))
      }
    }
  }

  extension UIScrollView {
    /// Returns a view's bounds in this scroll view's content coordinates.
    ///
    /// The conversion goes through the views, so transforms, zoom and flipped lists are included. A
    /// scroll view's own bounds are already content coordinates.
    package func contentRect(of view: UIView) -> CGRect {
      convert(view.bounds, from: view)
    }

    /// Returns the part of this scroll view that the window and the enclosing views that clip leave
    /// visible, in viewport coordinates; nil outside a window.
    package func viewportClip(seenIn area: VisibleArea = .insideSafeArea) -> CGRect? {
      guard let window else { return nil }
      var clip = convert(window.bounds, from: window)
      var ancestor = superview
      while let view = ancestor, view !== window {
        if let visible = view.boundsThatClip(area) {
          clip = clip.intersection(convert(visible, from: view))
        }
        ancestor = view.superview
      }
      guard !clip.isNull else { return CGRect.zero }
      return clip.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    }

    /// Returns the area in which a view deep inside is visible through the views between it and
    /// this scroll view, in content coordinates, or nil if they hide nothing.
    ///
    /// For example, a field in a list inside this scroll view is visible only through that list.
    package func contentClip(
      around view: UIView, seenIn area: VisibleArea = .insideSafeArea
    ) -> CGRect? {
      var clip: CGRect?
      var ancestor = view.superview
      while let view = ancestor, view !== self {
        if let visible = view.boundsThatClip(area) {
          let shown = convert(visible, from: view)
          clip = clip.map { $0.intersection(shown) } ?? shown
        }
        ancestor = view.superview
      }
      // Disjoint clips show nothing. An empty rectangle expresses that, which `null` does not.
      return clip.map { $0.isNull ? .zero : $0 }
    }

    /// The area that the keyboard covers, in viewport coordinates; empty if the keyboard covers
    /// none of this scroll view's content.
    package var obscuredByKeyboard: [CGRect] {
      guard let window else { return [] }
      let state = KeyboardMonitor.shared.covering(window)
      let space = window.keyboardSpace()
      // A scroll view that does not clip also shows content below its bounds, which the keyboard
      // may cover.
      let shown = clipsToBounds ? bounds : convert(window.bounds, from: window)
      guard state.overlap(with: convert(shown, to: space)) > 0 else { return [] }
      let covered = convert(state.frame, from: space)
      return [covered.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)]
    }
  }

  extension UIView {
    /// Returns the area in which subviews are visible, in the view's own coordinates; nil if the
    /// view hides nothing. A view that does not clip hides nothing, except a scroll view at an edge
    /// where its inset, as under a bar, hides content.
    fileprivate func boundsThatClip(_ area: VisibleArea) -> CGRect? {
      guard let scrollView = self as? UIScrollView else { return clipsToBounds ? bounds : nil }
      let hiding = scrollView.hidingInsets(area)
      if clipsToBounds { return bounds.inset(by: hiding) }
      let opened = hiding.opened(by: .far)
      return opened == Insets.zero.opened(by: .far) ? nil : bounds.inset(by: opened)
    }
  }

  extension UIScrollView {
    /// Returns the part of the adjusted inset that hides the content under it.
    fileprivate func hidingInsets(_ area: VisibleArea) -> Insets {
      let inset = Insets(adjustedContentInset)
      return area == .insideSafeArea
        ? .hiding(adjusted: inset, safeArea: Insets(safeAreaInsets)) : inset
    }
  }

  extension Insets {
    /// Farther than any window reaches, in points.
    fileprivate static let far = Insets(top: 1e5, left: 1e5, bottom: 1e5, right: 1e5)
  }
#endif
