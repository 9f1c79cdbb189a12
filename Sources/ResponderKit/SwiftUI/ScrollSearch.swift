#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Finds the scroll view to which a probe's modifier applies. It collects the candidates around
  /// and beside the probe, and `ScrollChoice` decides.
  @MainActor
  struct ScrollSearch {
    private var scrollViews: [UIScrollView] = []
    private var candidates: [ScrollCandidate] = []
    private let place: CGRect

    /// Returns nil if the probe is outside a window or has no size. A probe keeps its last frame
    /// when SwiftUI leaves it without a size (T4.20.16), so the size of the view around it counts
    /// too.
    init?(from probe: UIView) {
      guard let place = probe.placeInHost else { return nil }
      self.place = place
      var (inner, steps, isAtEdge) = (probe, 1, false)
      while let outer = inner.superview {
        // The modified view is inside the nearest scroll view around the probe, and inside the view
        // of the nearest controller. So siblings farther out are no candidates.
        isAtEdge = isAtEdge || inner.ownController != nil
        if !isAtEdge { addSiblings(of: inner, in: outer, steps) }
        if let scrollView = outer as? UIScrollView {
          add(scrollView, .around, steps)
          isAtEdge = true
        }
        inner = outer
        steps += 1
      }
    }

    /// The chosen scroll view, no scroll view, or all that match equally.
    var found: [UIScrollView] {
      switch ScrollChoice(for: place, among: candidates) {
      case .none: []
      case .one(let index): [scrollViews[index]]
      case .several(let indices): indices.map { scrollViews[$0] }
      }
    }

    private mutating func addSiblings(of inner: UIView, in outer: UIView, _ steps: Int) {
      var side = ScrollCandidate.Side.before
      for sibling in outer.subviews {
        if sibling === inner { side = .after } else { collect(in: sibling, side, steps) }
      }
    }

    /// Adds a view to the candidates if it is a scroll view, and otherwise the scroll views inside
    /// it. Skips hidden and fully transparent views and controls. Does not search inside a scroll
    /// view, nor inside a view that has a size and lies outside the probe's place.
    private mutating func collect(in view: UIView, _ side: ScrollCandidate.Side, _ steps: Int) {
      guard !view.isHidden, view.alpha > 0, !(view is UIControl) else { return }
      if let scrollView = view as? UIScrollView { return add(scrollView, side, steps) }
      let frame = view.placeInWindow
      guard frame.isEmpty || frame.overlaps(place) else { return }
      for subview in view.subviews { collect(in: subview, side, steps) }
    }

    private mutating func add(
      _ scrollView: UIScrollView, _ side: ScrollCandidate.Side, _ steps: Int
    ) {
      let inner = scrollView.bounds.inset(by: Insets(scrollView.adjustedContentInset))
      scrollViews.append(scrollView)
      candidates.append(
        ScrollCandidate(
          kind: scrollView.kindOfCandidate, side: side, steps: steps,
          frame: scrollView.placeInWindow, inner: scrollView.convert(inner, to: nil)))
    }
  }

  extension UIView {
    var placeInWindow: CGRect { convert(bounds, to: nil) }

    /// The probe's frame in window coordinates; nil if the probe is outside a window or has no
    /// size.
    fileprivate var placeInHost: CGRect? {
      window == nil || isCollapsed ? nil : placeInWindow
    }

    /// Whether the probe, or the view that SwiftUI puts around it, has no size.
    var isCollapsed: Bool { bounds.isEmpty || superview?.bounds.isEmpty ?? true }
  }

  extension UIScrollView {
    var kindOfCandidate: ScrollCandidate.Kind {
      if self is UITextView { return .text }
      let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
      return isSideways || stopsAtPages ? .sideways : .list
    }
  }
#endif
