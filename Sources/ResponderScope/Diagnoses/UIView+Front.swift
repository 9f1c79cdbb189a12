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

  extension CALayer {
    /// Returns the frontmost layer at a point that satisfies a condition and that a touch could
    /// reach. It is a view's layer, or one that no view owns: on iOS 26, SwiftUI draws texts,
    /// images, shapes and buttons without views (T4.20.57).
    ///
    /// The search follows UIKit's own hit testing (T4.6.12 to T4.6.16), but calls neither
    /// `hitTest(_:with:)` nor `point(inside:with:)`. Apps override both methods, and some overrides
    /// end editing or close a menu.
    ///
    /// - Parameters:
    ///   - point: A point in this layer's coordinates.
    ///   - counts: The condition. The search evaluates it for sublayers before their superlayer.
    @MainActor
    func frontmost(at point: CGPoint, where counts: (CALayer) -> Bool) -> CALayer? {
      guard !isHidden, opacity >= 0.01, view?.isUserInteractionEnabled != false,
        bounds.contains(point)
      else { return nil }
      for layer in (sublayers ?? []).reversed() {
        if let found = layer.frontmost(at: layer.convert(point, from: self), where: counts) {
          return found
        }
      }
      return counts(self) ? self : nil
    }

    /// The view that owns this layer; nil if none does.
    var view: UIView? { delegate as? UIView }

    /// The view that owns this layer or the nearest one around it.
    var owner: UIView? { view ?? superlayer?.owner }

    /// The layers in this one that draw something and that no view owns.
    var drawn: [CALayer] {
      (sublayers ?? []).filter { $0.view == nil && !$0.isHidden && $0.opacity > 0.02 }
        .flatMap { ($0.draws ? [$0] : []) + $0.drawn }
    }

    private var draws: Bool { isFilled || contents != nil || self is CAShapeLayer }

    /// Whether the layer has a background. What else it shows may be mostly transparent.
    var isFilled: Bool { (backgroundColor?.alpha ?? 0) > 0.02 }

    /// Whether the layer's background hides what is behind it, which a tint does not.
    var hides: Bool { (backgroundColor?.alpha ?? 0) * CGFloat(opacity) > 0.9 }

    @MainActor var hasSurface: Bool { view?.hasSurface ?? draws }
  }

  extension UIView {
    /// Whether the view draws something everywhere within its bounds, as far as UIKit reports it.
    ///
    /// A clear view does not count, because it may be a container that lets touches through to what
    /// is behind it.
    var hasSurface: Bool {
      self is UIVisualEffectView || self is UIControl || self is UITabBar || self is UISearchBar
        || (backgroundColor?.cgColor.alpha ?? 0) > 0.02
    }
  }
#endif
