#if canImport(SwiftUI) && canImport(UIKit)
  internal import UIKit

  /// Finds the view of UIKit behind a view of SwiftUI, from an invisible probe that lies over it.
  ///
  /// First as the ResponderChain library does: the siblings before the probe, nearest first, in each the view itself or
  /// the first one inside, depth first. SwiftUI's layout is private, though, so a candidate counts only if it is where the
  /// probe is, in the window's coordinates; and where no sibling is, the search goes on around the probe, one step
  /// outwards at a time, for whatever has the probe's place, up to the view of the controller. No class names, no private
  /// API.
  ///
  /// Views that take text count without being asked: the question reaches the app's delegate (truth T4.4.7).
  @MainActor
  enum TagSearch {
    /// The responder behind a probe; nil outside a window, where the question has no meaning (flaw 2.4.8).
    static func responder(behind probe: UIView) -> UIResponder? {
      let place = place(of: probe)
      return find(from: probe) { focusable(in: $0, place: place, $1) }
    }

    /// The scroll view behind a probe, else the nearest one around it.
    static func scrollView(behind probe: UIView) -> UIScrollView? {
      let place = place(of: probe)
      return find(from: probe) { scrollView(in: $0, place: place, $1) }
        ?? probe.chain.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private static func place(of view: UIView) -> CGRect {
      view.convert(view.bounds, to: nil)
    }

    /// How many steps from the probe count as beside it: SwiftUI puts a view of its own around each of UIKit's.
    private static let near = 2

    private static func find<Found>(
      from probe: UIView, _ look: (UIView, _ isNear: Bool) -> Found?
    ) -> Found? {
      guard probe.window != nil else { return nil }
      var inner: UIView = probe
      var steps = 1
      while let outer = inner.superview, !(inner.next is UIViewController) {
        let siblings = outer.subviews
        let index = siblings.firstIndex { $0 === inner } ?? siblings.endIndex
        for sibling in siblings[..<index].reversed() {
          if let found = look(sibling, steps <= near) { return found }
        }
        for sibling in siblings.suffix(from: index).dropFirst() {
          if let found = look(sibling, steps <= near) { return found }
        }
        inner = outer
        steps += 1
      }
      return nil
    }

    /// Whether a candidate is what the probe lies over: each has the other's middle, or, beside the probe, it is a part
    /// of what is tagged.
    private static func matches(_ frame: CGRect, _ place: CGRect, _ isNear: Bool) -> Bool {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      guard place.width > 0, place.height > 0 else {
        return isNear && frame.width * frame.height <= 1
          && frame.insetBy(dx: -1, dy: -1).contains(place.origin)
      }
      let hasMiddle = place.insetBy(dx: -1, dy: -1).contains(middle)
      if isNear && hasMiddle { return true }
      // A view that draws beyond its place, but not one that is there for much more.
      return frame.contains(CGPoint(x: place.midX, y: place.midY))
        && frame.width * frame.height <= 2 * place.width * place.height
        && (isNear || hasMiddle)
    }

    private static func canFocus(_ view: UIView) -> Bool {
      view is any UITextInput || view.isFirstResponder || view.canBecomeFirstResponder
    }

    private static func focusable(
      in view: UIView, place: CGRect, _ isNear: Bool
    ) -> UIResponder? {
      guard !(view is any InvisibleProbe) else { return nil }
      let frame = self.place(of: view)
      if matches(frame, place, isNear) {
        if canFocus(view) { return view }
        if let controller = view.next as? UIViewController,
          controller.isFirstResponder || controller.canBecomeFirstResponder
        {
          return controller
        }
      }
      // What lies elsewhere is not looked into, unless it has no size of its own.
      guard frame.isEmpty || frame.insetBy(dx: -1, dy: -1).intersects(place) else { return nil }
      for subview in view.subviews {
        if let found = focusable(in: subview, place: place, isNear) { return found }
      }
      return nil
    }

    private static func scrollView(
      in view: UIView, place: CGRect, _ isNear: Bool
    ) -> UIScrollView? {
      let frame = self.place(of: view)
      if let scrollView = view as? UIScrollView, matches(frame, place, isNear) { return scrollView }
      guard frame.isEmpty || frame.intersects(place) else { return nil }
      for subview in view.subviews {
        if let found = scrollView(in: subview, place: place, isNear) { return found }
      }
      return nil
    }
  }

  /// A view of ours that lies over another one and is never what is looked for.
  @MainActor
  protocol InvisibleProbe: UIView {}
#endif
