#if canImport(UIKit)
  package import ResponderCore
  package import UIKit

  extension Insets {
    /// Creates a plain value from UIKit's insets, in points.
    package init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Farther than any window reaches, in points.
    fileprivate static let far = Insets(top: 1e5, left: 1e5, bottom: 1e5, right: 1e5)
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
      let clip = clip(convert(window.bounds, from: window), from: self, to: window, area) ?? .null
      return clip.isNull ? .zero : clip.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    }

    /// Returns the area in which a view deep inside is visible through the views between it and
    /// this scroll view, in content coordinates, or nil if they hide nothing or the view is this
    /// scroll view.
    ///
    /// For example, a field in a list inside this scroll view is visible only through that list.
    package func contentClip(
      around view: UIView, seenIn area: VisibleArea = .insideSafeArea
    ) -> CGRect? {
      // Disjoint clips show nothing. An empty rectangle expresses that, which `null` does not.
      clip(nil, from: view, to: self, area).map { $0.isNull ? .zero : $0 }
    }

    /// Returns the part of an area in content coordinates that the views between two others show.
    /// Nil stands for everything.
    private func clip(
      _ whole: CGRect?, from inner: UIView, to outer: UIView, _ area: VisibleArea
    ) -> CGRect? {
      var clip = whole
      var ancestor = inner === outer ? nil : inner.superview
      while let view = ancestor, view !== outer {
        if let visible = view.boundsThatClip(area) {
          let shown = convert(visible, from: view)
          clip = clip.map { $0.intersection(shown) } ?? shown
        }
        ancestor = view.superview
      }
      return clip
    }

    /// The area that the keyboard covers, in viewport coordinates; nil if the keyboard covers none
    /// of this scroll view's content.
    package var obscuredByKeyboard: CGRect? {
      guard let window else { return nil }
      let state = KeyboardMonitor.shared.covering(window)
      let space = window.keyboardSpace()
      // A scroll view that does not clip also shows content below its bounds, which the keyboard
      // may cover.
      let shown = clipsToBounds ? bounds : convert(window.bounds, from: window)
      guard state.overlap(with: convert(shown, to: space)) > 0 else { return nil }
      return convert(state.frame, from: space)
        .offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y)
    }

    /// Returns the part of the adjusted inset that hides the content under it.
    fileprivate func hidingInsets(_ area: VisibleArea) -> Insets {
      let inset = Insets(adjustedContentInset)
      return area == .insideSafeArea
        ? .hiding(adjusted: inset, safeArea: Insets(safeAreaInsets)) : inset
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

  // MARK: A drag

  extension UIScrollView {
    /// Returns where this scroll view comes to rest after a drag, as far as that is known when the
    /// finger lifts.
    ///
    /// - Parameters:
    ///   - velocity: The velocity that the delegate received, in points per millisecond; nil to
    ///     read the finger's velocity.
    ///   - target: The target that the delegate received or wrote; nil if none is known.
    ///   - isIndirect: Whether the user scrolls with a pointer or a trackpad.
    func dragRest(
      velocity: CGPoint? = nil, target: CGPoint? = nil, isIndirect: Bool = false,
      seenIn area: VisibleArea
    ) -> DragRest {
      DragRest(
        geometry: ScrollViewGeometry(self, seenIn: area), velocity: velocity ?? scrollVelocity,
        isDecelerating: isDecelerating, rate: decelerationRate.rawValue, isPaging: stopsAtPages,
        isLocked: isDirectionalLockEnabled, scale: window?.pixelScale ?? 1, target: target,
        mayBeRetargeted: isIndirect || targetMayBeRewritten,
        endsAlone: !isZooming && !isZoomBouncing && !isDraggingKeyboard)
    }

    /// The velocity of the drag as a scroll view's delegate receives it, in points per millisecond;
    /// positive where the offset grows.
    package var scrollVelocity: CGPoint {
      let velocity = panGestureRecognizer.velocity(in: self)
      return CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    }

    /// Whether the dragging finger has reached a keyboard that follows it. The drag itself then
    /// determines whether the keyboard hides (T4.16.3).
    var isDraggingKeyboard: Bool {
      guard takesKeyboardAlong, let window else { return false }
      let state = KeyboardMonitor.shared.covering(window)
      return state.isCovering && fingerBelow(state, in: window) >= 0
    }

    /// Returns how many points the dragging finger is below the keyboard's upper edge.
    func fingerBelow(_ keyboard: KeyboardState, in window: UIWindow) -> CGFloat {
      convert(panGestureRecognizer.location(in: self), to: window.keyboardSpace()).y
        - keyboard.frame.minY
    }
  }

  // MARK: A first responder in a scroll view

  extension UIScrollView {
    /// Returns the current place of a view inside this scroll view.
    func place(of view: UIView) -> FieldPlace {
      let (offset, rect) = (bounds.origin, contentRect(of: view))
      return FieldPlace(
        rect: rect.offsetBy(dx: -offset.x, dy: -offset.y), viewport: bounds.size,
        contentOffset: offset, inset: Insets(adjustedContentInset), clip: viewportClip())
    }

    /// Returns whether a finger holds any scroll view around a view, or else whether one of them
    /// moves by itself.
    func activity(around view: UIView) -> RestRule.Activity {
      var activity = RestRule.Activity.none
      for case let scrollView as UIScrollView in sequence(
        first: view.superview, next: { $0?.superview })
      {
        if scrollView.isTracking || scrollView.isDragging || scrollView.isZooming { return .held }
        if scrollView.isDecelerating || scrollView.isZoomBouncing { activity = .coasting }
      }
      return activity
    }
  }

  extension UIResponder {
    /// Whether a controller up the responder chain is being pushed, popped, presented or dismissed.
    package var isInTransition: Bool {
      chain.contains { ($0 as? UIViewController)?.transitionCoordinator != nil }
    }
  }

  extension UIView {
    /// Whether a transition or an animation moves this view. The geometry is then that of the end,
    /// which the user may still prevent, as with a back swipe.
    package var isMovedByAnimation: Bool {
      isInTransition || sequence(first: self, next: \.superview).contains(where: \.isAnimated)
    }

    /// The part of this first responder that has to stay visible, in its own coordinates, in
    /// points; nil if it is unknown.
    ///
    /// In a web view this is the caret, because the first responder there is as large as the page
    /// (T4.4.33). Elsewhere it is the bounds.
    package var focusRect: CGRect? {
      guard !(self is UITextField), !(self is UITextView), isInsideWebView else { return bounds }
      return caretRect
    }

    /// The caret, in the view's own coordinates; nil if the view does not take text, has no
    /// selection, or does not report a usable place for the caret, as before its first layout.
    package var caretRect: CGRect? {
      guard let input = self as? any UITextInput, let end = input.selectedTextRange?.end else {
        return nil
      }
      let caret = input.caretRect(for: end)
      let isPlace = [caret.minX, caret.minY, caret.width, caret.height].allSatisfy(\.isFinite)
      return isPlace && caret.height > 0 ? caret : nil
    }

    /// Whether an animation moves or resizes the view, except one that repeats, as for decoration.
    fileprivate var isAnimated: Bool {
      (layer.animationKeys() ?? []).contains { key in
        ["position", "bounds", "transform"].contains(where: key.hasPrefix) && layer.runs(key)
      }
    }

    private var isInsideWebView: Bool {
      sequence(first: self, next: \.superview).dropFirst().contains(where: \.isWebView)
    }
  }

  extension CALayer {
    /// Whether an animation is still under way. A loop moves nothing away, and an animation that is
    /// not removed on completion stays on its layer.
    fileprivate func runs(_ key: String) -> Bool {
      guard let animation = animation(forKey: key), animation.repeatCount <= 1,
        animation.repeatDuration == 0
      else { return false }
      let end = animation.beginTime + animation.duration
      return animation.beginTime == 0 || convertTime(CACurrentMediaTime(), from: nil) < end
    }
  }
#endif
