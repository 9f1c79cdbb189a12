#if canImport(SwiftUI)
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// An invisible view over a tagged view. It reports its tag, each move into a window and each
  /// layout pass to `TagAdapter`.
  @available(iOSApplicationExtension, unavailable)
  final class TagProbe: PlatformProbe, ModifierProbe {
    let id = TagRegistry.ProbeID(number: TagAdapter.shared.nextNumber())
    private(set) var ownTag: AnyHashable?
    /// The chain around the probe, or nil if only its window has one.
    private(set) var ownChain: TagRegistry.ChainID?
    /// What the last successful search found behind the probe.
    weak var responder: PlatformResponder?
    private(set) var binding: TagBinding?
    private var boundValue: AnyHashable?
    /// Whether the probe stands for its screen's search field rather than for the view below it.
    var namesSearchField = false

    /// What a modifier names.
    struct Value {
      let tag: AnyHashable
      var binding: TagBinding?
      var namesSearchField = false
    }

    func update(_ value: Value, in environment: EnvironmentValues) {
      (ownTag, ownChain) = (value.tag, environment.tagChain)
      (namesSearchField, binding) = (value.namesSearchField, value.binding)
      let (old, new) = (boundValue, binding?.read())
      boundValue = new
      TagAdapter.shared.announce(self)
      // Request the new value at the end of the turn, because SwiftUI is updating its views now.
      if new != old {
        TurnClock.shared.atTurnEnd { [weak self] in self?.obey(old, new) }
      }
    }

    override func end() {
      ownTag = nil
      TagAdapter.shared.withdraw(id)
    }

    override func movedToWindow() { TagAdapter.shared.announce(self) }

    override func laidOut() { TagAdapter.shared.send(.laidOut(id)) }

    /// The search field in a navigation item, where SwiftUI puts it: that of the nearest screen
    /// whose search field is in a window. Tags for search fields exist on iOS only.
    var searchField: PlatformResponder? {
      #if canImport(UIKit)
        for case let controller as UIViewController in chain {
          let top = (controller as? UINavigationController)?.topViewController
          for screen in [controller, top].compactMap({ $0 }) {
            if let field = screen.navigationItem.searchField, field.window != nil { return field }
          }
        }
      #endif
      return nil
    }

    // MARK: Binding

    /// Requests the value that the app wrote into the binding, unless the focus already matches it
    /// or the app has written another value since.
    private func obey(_ old: AnyHashable?, _ new: AnyHashable?) {
      let adapter = TagAdapter.shared
      guard let tag = ownTag, let binding, binding.read() == new,
        let chain = ownChain ?? adapter.registry.chain(of: id),
        let wish = TagBindingRule.wish(
          of: tag, from: old, to: new, truth: adapter.registry.firstResponder(of: chain))
      else { return }
      adapter.request(wish == .focus ? tag : nil, by: chain)
      adapter.afterRetrying(chain) { [weak self] in self?.settle() }
    }

    /// Corrects the binding after a request, if the binding does not match the first responder. If
    /// the view that is first responder has a binding with the same storage, this method writes
    /// that view's tag through that view's binding.
    private func settle() {
      let registry = TagAdapter.shared.registry
      guard let tag = ownTag, let binding, let chain = registry.chain(of: id) else { return }
      let truth = registry.firstResponder(of: chain)
      let other = TagAdapter.shared.bindings(of: truth, in: chain).first
      switch TagBindingRule.correction(
        of: tag, written: binding.read(), truth: truth, heldBesides: other.map { $0.read() })
      {
      case .own(let value): binding.write(value)
      case .holder(let value): other?.write(value)
      case nil: break
      }
    }
  }

  /// The app's binding that was passed to `responderTag(_:equals:)`.
  @MainActor
  struct TagBinding {
    let read: () -> AnyHashable?
    let write: (AnyHashable?) -> Void
  }

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
    @available(iOSApplicationExtension, unavailable)
    static func responder(behind probe: TagProbe) -> PlatformResponder? {
      if probe.namesSearchField { return probe.window == nil ? nil : probe.searchField }
      let place = probe.placeInWindow
      return find(from: probe) { focusable(in: $0, place: place, $1) }
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
        for sibling in siblings[..<index].reversed() + siblings[index...].dropFirst() {
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
      let frame = view.placeInWindow
      if matches(frame, place, isNear), let target = view.focusTarget { return target }
      // Do not search inside a view that lies elsewhere, unless the view has no size of its own.
      guard frame.isEmpty || frame.insetBy(dx: -1, dy: -1).overlaps(place) else { return nil }
      for subview in view.subviews {
        if let found = focusable(in: subview, place: place, isNear) { return found }
      }
      return nil
    }
  }

  extension PlatformView {
    var placeInWindow: CGRect { convert(bounds, to: nil) }
  }
#endif
