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
    /// What the last successful search found behind the probe: what a request asks.
    weak var responder: PlatformResponder?
    /// The view that contains everything the probe lies over, if that is several responders. The
    /// tag then stands for whichever of them is first responder.
    weak var ground: PlatformView?
    private(set) var binding: TagBinding?
    private(set) var boundValue: AnyHashable?
    /// Whether the probe stands for its screen's search field rather than for the view below it.
    var namesSearchField = false

    /// What a modifier names. Without a tag of the app, the probe has one of its own.
    struct Value {
      var tag: AnyHashable?
      var binding: ((_ tag: AnyHashable) -> TagBinding)?
      var namesSearchField = false
    }

    func update(_ value: Value, in environment: EnvironmentValues) {
      let tag = value.tag ?? AnyHashable(id)
      (ownTag, ownChain) = (tag, environment.tagChain)
      (namesSearchField, binding) = (value.namesSearchField, value.binding?(tag))
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

    /// Takes over what the package wrote into the binding, so that it is not the app's wish.
    func noteOwnWrite() { boundValue = binding?.read() }

    /// Requests the value that the app wrote into the binding, unless the focus already matches it
    /// or the app has written another value since. If no view has the value as its tag, this probe
    /// requests it for the view that may yet appear.
    private func obey(_ old: AnyHashable?, _ new: AnyHashable?) {
      let adapter = TagAdapter.shared
      guard let tag = ownTag, let binding, binding.read() == new, boundValue == new,
        let chain = ownChain ?? adapter.registry.chain(of: id)
      else { return }
      // A view with a flag may have another tag as well.
      let truth =
        binding.isFlag && responder?.hasFocus == true
        ? tag : adapter.registry.firstResponder(of: chain)
      guard let wish = TagBindingRule.wish(of: tag, from: old, to: new, truth: truth),
        wish != .focusOther || !adapter.isClaimed(new)
      else { return }
      adapter.request(new, by: chain)
      adapter.afterRetrying(chain) { [weak self] in
        // The storage of a flag may be gone with its view, such as an element of an array.
        guard !binding.isFlag || self?.ownTag != nil else { return }
        binding.settle(new ?? tag, in: chain)
      }
    }
  }

  /// The app's binding that was passed to `responderTag(_:equals:)`, and the tag of its view.
  struct TagBinding {
    let tag: AnyHashable
    /// Whether the app's value is a `Bool`, which does not tell which of several views it means.
    var isFlag = false
    let read: () -> AnyHashable?
    let write: (AnyHashable?) -> Void

    /// Corrects the binding after a request for a tag, if the binding does not match the first
    /// responder. If the view that is first responder has a binding with the same storage, this
    /// method writes that view's tag through that view's binding.
    @MainActor
    @available(iOSApplicationExtension, unavailable)
    fileprivate func settle(_ requested: AnyHashable, in chain: TagRegistry.ChainID) {
      let adapter = TagAdapter.shared
      let truth = adapter.registry.firstResponder(of: chain)
      guard truth == requested || !adapter.isHeld(requested) else { return }
      let other = adapter.bindings(of: truth, in: chain).first
      let held = other.map { isFlag && $0.isFlag && $0.read() != nil ? read() : $0.read() }
      switch TagBindingRule.correction(
        of: requested, written: read(), truth: truth, heldBesides: held)
      {
      case .own(let value): adapter.writing { write(value) }
      case .holder(let value): adapter.writing { other?.write(value) }
      case nil: break
      }
    }
  }

  /// Finds the UIKit or AppKit views behind a SwiftUI view, starting at an invisible probe that lies
  /// over it.
  ///
  /// The search visits the siblings before the probe, nearest first, and in each takes the first
  /// match, depth first, beginning with the sibling itself. SwiftUI's layout is private, so a
  /// candidate counts only if it is where the probe is, in window coordinates. Next come the
  /// siblings after the probe, then those of the probe's superview, and so on outwards, up to the
  /// view of the controller. The search uses no class names and no private API.
  ///
  /// For a view that accepts text, the search does not query `canBecomeFirstResponder`, because the
  /// query would reach the app's delegate (truth T4.4.7).
  @MainActor
  enum TagSearch {
    /// What a probe lies over: the responder that a request asks, and if the probe lies over more
    /// than one, the view around all of them.
    typealias Found = (responder: PlatformResponder, ground: PlatformView?)
    private typealias Candidate = (responder: PlatformResponder, frame: CGRect)

    /// Returns what is behind a probe, or the screen's search field for a probe that stands for it;
    /// nil if there is none. Outside a window the result is nil, because there is no place to
    /// compare (flaw 2.4.8).
    @available(iOSApplicationExtension, unavailable)
    static func responder(behind probe: TagProbe) -> Found? {
      if probe.namesSearchField {
        return probe.window == nil ? nil : probe.searchField.map { ($0, nil) }
      }
      let place = probe.placeInWindow
      return find(from: probe) { look(behind: place, in: $0, $1, isNear: $2) }
    }

    /// Calls the closure with the siblings before and after the probe, then with those of its
    /// superview, and so on. The siblings are near the probe if nothing else is nearer, however
    /// many views SwiftUI puts around the probe alone.
    static func find<Result>(
      from probe: PlatformView,
      _ look: (_ before: [PlatformView], _ after: [PlatformView], _ isNear: Bool) -> Result?
    ) -> Result? {
      guard probe.window != nil else { return nil }
      var (inner, isNear) = (probe, true)
      while let outer = inner.superview, inner.ownController == nil {
        let siblings = outer.subviews
        let index = siblings.firstIndex { $0 === inner } ?? siblings.endIndex
        if let found = look(
          Array(siblings[..<index]), Array(siblings[index...].dropFirst()), isNear)
        {
          return found
        }
        isNear = isNear && siblings.allSatisfy(\.hasOnlyProbes)
        inner = outer
      }
      return nil
    }

    private static func look(
      behind place: CGRect, in before: [PlatformView], _ after: [PlatformView], isNear: Bool
    ) -> Found? {
      func first(in views: some Sequence<PlatformView>) -> Candidate? {
        views.lazy.compactMap { candidates(in: $0, place, isNear, findsAll: false).first }.first
      }
      guard let nearest = first(in: before.reversed()) else {
        return first(in: after).map { ($0.responder, nil) }
      }
      let area = nearest.frame.width * nearest.frame.height
      // If the place has no room for a second view of this size, it is the place of this one.
      guard isNear, 2 * area <= place.width * place.height else { return (nearest.responder, nil) }
      let room = place.insetBy(dx: -1, dy: -1)
      var apart: [Candidate] = []
      for view in before.reversed() {
        let inside = candidates(in: view, place, isNear, findsAll: true).filter { candidate in
          room.contains(candidate.frame) && !apart.contains { $0.frame.overlaps(candidate.frame) }
        }
        apart = inside + apart
      }
      guard apart.count > 1 else { return (nearest.responder, nil) }
      return (apart[0].responder, before.first?.superview)
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

    /// Returns what matches in a view, depth first, without looking into a match.
    private static func candidates(
      in view: PlatformView, _ place: CGRect, _ isNear: Bool, findsAll: Bool
    ) -> [Candidate] {
      let frame = view.placeInWindow
      if matches(frame, place, isNear), let target = view.focusTarget { return [(target, frame)] }
      // Do not search inside a view that lies elsewhere, unless the view has no size of its own.
      guard frame.isEmpty || frame.insetBy(dx: -1, dy: -1).overlaps(place) else { return [] }
      var found: [Candidate] = []
      for subview in view.subviews where findsAll || found.isEmpty {
        found += candidates(in: subview, place, isNear, findsAll: findsAll)
      }
      return found
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension TagProbe {
    /// Whether a first responder is among the views that the probe lies over: it, or a scroll view
    /// around it, is inside the place.
    func contains(_ first: PlatformView) -> Bool {
      guard let ground, first.isDescendant(of: ground) else { return false }
      let place = placeInWindow.insetBy(dx: -1, dy: -1)
      return sequence(first: first, next: \.superview).prefix { $0 !== ground }
        .contains { place.contains($0.placeInWindow) }
    }
  }

  extension PlatformView {
    var placeInWindow: CGRect { convert(bounds, to: nil) }

    /// Whether the view is a probe, or contains nothing else.
    fileprivate var hasOnlyProbes: Bool {
      self is PlatformProbe || (!subviews.isEmpty && subviews.allSatisfy(\.hasOnlyProbes))
    }
  }
#endif
