#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  extension [UIView] {
    /// The views and the views inside them, level by level; at most 2,000, because a longer search
    /// would cost more than a diagnosis is worth.
    @MainActor
    var withSubviews: some Sequence<UIView> {
      sequence(state: (views: self, index: 0)) { state in
        guard state.index < state.views.count, state.index < 2_000 else { return nil }
        let view = state.views[state.index]
        state.views += view.subviews
        state.index += 1
        return view
      }
    }
  }

  extension UIView {
    /// Returns the frontmost view at a point that satisfies a condition and that a touch could
    /// reach.
    ///
    /// The search follows UIKit's own hit testing (T4.6.12 to T4.6.16), but calls neither
    /// `hitTest(_:with:)` nor `point(inside:with:)`. Apps override both methods, and some overrides
    /// end editing or close a menu.
    ///
    /// - Parameters:
    ///   - point: A point in this view's coordinates.
    ///   - counts: The condition. The search evaluates it for subviews before their superview.
    func frontmost(at point: CGPoint, where counts: (UIView) -> Bool) -> UIView? {
      guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else {
        return nil
      }
      for view in subviews.reversed() {
        if let found = view.frontmost(at: view.convert(point, from: self), where: counts) {
          return found
        }
      }
      return counts(self) ? self : nil
    }

    /// Whether the view draws something everywhere within its bounds, as far as UIKit reports it.
    ///
    /// A clear view does not count, because it may be a container that lets touches through to what
    /// is behind it.
    var hasSurface: Bool {
      if self is UIVisualEffectView || self is UIControl || self is UITabBar || self is UISearchBar
      {
        return true
      }
      return (backgroundColor?.cgColor.alpha ?? 0) > 0.02
    }
  }
#endif
