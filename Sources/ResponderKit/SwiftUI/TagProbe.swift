#if canImport(SwiftUI)
  internal import ResponderCore
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// An invisible view over a tagged view. It reports the tag, and that it has moved or was laid
  /// out, to `TagHub`.
  @available(iOSApplicationExtension, unavailable)
  final class TagProbe: PlatformProbe {
    let id = TagRegistry.ProbeID(number: TagHub.shared.nextNumber())
    private(set) var ownTag: AnyHashable?
    /// The chain around the probe, or nil if only its window has one.
    private(set) var ownChain: TagRegistry.ChainID?
    private(set) var binding: TagBinding?
    private var boundValue: AnyHashable?

    func update(_ tag: AnyHashable, _ chain: TagRegistry.ChainID?, _ binding: TagBinding?) {
      (ownTag, ownChain) = (tag, chain)
      let (old, new) = (boundValue, binding?.read())
      self.binding = binding
      boundValue = new
      TagHub.shared.probes.announce(self)
      // Requests the new value at the end of the turn, because SwiftUI is updating its views now.
      if binding != nil, new != old {
        TurnClock.shared.atTurnEnd { [weak self] in self?.obey(old, new) }
      }
    }

    override func end() {
      ownTag = nil
      TagHub.shared.probes.withdraw(id)
    }

    override func movedToWindow() {
      if ownTag != nil { TagHub.shared.probes.announce(self) }
    }

    override func laidOut() {
      TagHub.shared.send(.laidOut(id))
    }

    // MARK: Binding

    /// Requests what the app wrote into the binding, unless it is already the case or the app has
    /// written another value since.
    private func obey(_ old: AnyHashable?, _ new: AnyHashable?) {
      let hub = TagHub.shared
      guard let tag = ownTag, let binding, binding.read() == new,
        let chain = ownChain ?? hub.chain(of: id),
        let wish = TagBindingRule.wish(
          of: tag, from: old, to: new, truth: hub.firstResponder(of: chain))
      else { return }
      hub.request(wish == .focus ? tag : nil, by: chain)
      hub.chains.afterRetrying(chain) { [weak self] in self?.settle() }
    }

    /// Corrects the binding after the request was decided, if it does not match the first
    /// responder. If the first responder's view shares this binding's storage, writes that view's
    /// tag through its binding.
    private func settle() {
      let hub = TagHub.shared
      guard let tag = ownTag, let binding, let chain = hub.chain(of: id) else { return }
      let truth = hub.firstResponder(of: chain)
      let holder = truth.flatMap { hub.probe(announcing: $0, in: chain) }
      let other = holder.flatMap { hub.probes[$0]?.binding }
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

  /// Puts a probe into the hierarchy.
  @available(iOSApplicationExtension, unavailable)
  struct TagProbeRepresentable: ProbeRepresentable {
    let tag: AnyHashable
    var binding: TagBinding?

    func makeProbe() -> TagProbe { TagProbe() }

    func updateProbe(_ view: TagProbe, _ environment: EnvironmentValues) {
      view.update(tag, environment.tagChain, binding)
    }
  }
#endif
