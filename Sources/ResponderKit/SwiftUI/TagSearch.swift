#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Finds the view of UIKit or AppKit behind a view of SwiftUI, from an invisible probe that lies over it.
  ///
  /// First as the ResponderChain library does: the siblings before the probe, nearest first, in each the view itself or
  /// the first one inside, depth first. SwiftUI's layout is private, though, so a candidate counts only if it is where the
  /// probe is, in the window's coordinates; and where no sibling is, the search goes on around the probe, one step
  /// outwards at a time, for what has the probe's place, up to the view of the controller. No class names, no private
  /// API.
  ///
  /// Views that take text count without being asked: the question reaches the app's delegate (truth T4.4.7).
  @MainActor
  enum TagSearch {
    /// The responder behind a probe; nil outside a window, where the question has no meaning (flaw 2.4.8).
    static func responder(behind probe: PlatformProbe) -> PlatformResponder? {
      if probe.namesSearchField { return probe.window == nil ? nil : probe.searchField }
      let place = place(of: probe)
      return find(from: probe) { focusable(in: $0, place: place, $1) }
    }

    static func place(of view: PlatformView) -> CGRect {
      view.convert(view.bounds, to: nil)
    }

    /// How many steps from the probe count as beside it: SwiftUI puts a view of its own around each of UIKit's.
    private static let near = 2

    static func find<Found>(
      from probe: PlatformView, _ look: (PlatformView, _ isNear: Bool) -> Found?
    ) -> Found? {
      guard probe.window != nil else { return nil }
      var inner: PlatformView = probe
      var steps = 1
      while let outer = inner.superview, inner.ownController == nil {
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
    static func matches(_ frame: CGRect, _ place: CGRect, _ isNear: Bool) -> Bool {
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

    private static func focusable(
      in view: PlatformView, place: CGRect, _ isNear: Bool
    ) -> PlatformResponder? {
      guard !(view is PlatformProbe) else { return nil }
      let frame = self.place(of: view)
      if matches(frame, place, isNear) {
        if let target = view.focusTarget { return target }
      }
      // What lies elsewhere is not looked into, unless it has no size of its own.
      guard frame.isEmpty || frame.insetBy(dx: -1, dy: -1).overlaps(place) else { return nil }
      for subview in view.subviews {
        if let found = focusable(in: subview, place: place, isNear) { return found }
      }
      return nil
    }
  }
#endif
