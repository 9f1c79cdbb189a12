#if canImport(SwiftUI)
  internal import ResponderCore
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// An invisible view over a tagged view. It reports its tag, each move into a window and each
  /// layout pass to `TagHub`.
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
      // Request the new value at the end of the turn, because SwiftUI is updating its views now.
      if new != old {
        TurnClock.shared.atTurnEnd { [weak self] in self?.obey(old, new) }
      }
    }

    override func end() {
      ownTag = nil
      TagHub.shared.probes.withdraw(id)
    }

    override func movedToWindow() {
      TagHub.shared.probes.announce(self)
    }

    override func laidOut() {
      TagHub.shared.send(.laidOut(id))
    }

    // MARK: Binding

    /// Requests the value that the app wrote into the binding, unless the focus already matches it
    /// or the app has written another value since.
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

    /// Corrects the binding after a request, if the binding does not match the first responder. If
    /// the view that is first responder has a binding with the same storage, this method writes
    /// that view's tag through that view's binding.
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
