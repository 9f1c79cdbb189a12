#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Finds the UIKit or AppKit view behind a SwiftUI view, starting at an invisible probe that lies
  /// over it.
  ///
  /// The search first does what the open-source library ResponderChain does: it visits the siblings
  /// before the probe, nearest first. In each sibling it takes the first match, depth first,
  /// beginning with the sibling itself. But SwiftUI's layout is private, so a candidate counts only
  /// if it is where the probe is, in window coordinates. Next come the siblings after the probe. If
  /// no sibling matches, the search does the same for the siblings of the probe's superview, and so
  /// on outwards, up to the view of the controller. The search uses no class names and no private
  /// API.
  ///
  /// For a view that accepts text, the search does not query `canBecomeFirstResponder`, because the
  /// query would reach the app's delegate (truth T4.4.7).
  @MainActor
  enum TagSearch {
    /// Returns the responder behind a probe, or the screen's search field for a probe that stands
    /// for it; nil if there is none. Outside a window the result is nil, because there is no place
    /// to compare (flaw 2.4.8).
    static func responder(behind probe: PlatformProbe) -> PlatformResponder? {
      if probe.namesSearchField { return probe.window == nil ? nil : probe.searchField }
      let place = place(of: probe)
      return find(from: probe) { focusable(in: $0, place: place, $1) }
    }

    static func place(of view: PlatformView) -> CGRect {
      view.convert(view.bounds, to: nil)
    }

    /// The number of steps outwards from the probe within which a view counts as near it. It is 2
    /// because SwiftUI puts a view of its own around each UIKit view.
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

    /// Returns whether a candidate is what the probe lies over. `frame` is the candidate's frame,
    /// and `place` the probe's, in window coordinates.
    ///
    /// Two conditions are checked: the place contains the middle of the frame; and the frame
    /// contains the middle of the place and has at most twice its area. Near the probe, one of them
    /// is enough. Farther away, both must be met. A probe without a size matches only a near
    /// candidate that has hardly any size itself and is in the same place.
    static func matches(_ frame: CGRect, _ place: CGRect, _ isNear: Bool) -> Bool {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      guard place.width > 0, place.height > 0 else {
        return isNear && frame.width * frame.height <= 1
          && frame.insetBy(dx: -1, dy: -1).contains(place.origin)
      }
      let hasMiddle = place.insetBy(dx: -1, dy: -1).contains(middle)
      if isNear && hasMiddle { return true }
      // A view may draw beyond its place, but must not be much larger than the place.
      return frame.contains(CGPoint(x: place.midX, y: place.midY))
        && frame.width * frame.height <= 2 * place.width * place.height
        && (isNear || hasMiddle)
    }

    private static func focusable(
      in view: PlatformView, place: CGRect, _ isNear: Bool
    ) -> PlatformResponder? {
      let frame = self.place(of: view)
      if matches(frame, place, isNear) {
        if let target = view.focusTarget { return target }
      }
      // Do not search inside a view that lies elsewhere, unless the view has no size of its own.
      guard frame.isEmpty || frame.insetBy(dx: -1, dy: -1).overlaps(place) else { return nil }
      for subview in view.subviews {
        if let found = focusable(in: subview, place: place, isNear) { return found }
      }
      return nil
    }
  }
#endif
