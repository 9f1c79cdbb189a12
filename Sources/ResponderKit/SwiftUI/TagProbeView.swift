#if canImport(SwiftUI)
  internal import ResponderCore
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The invisible view that lies over a tagged one and tells where it is.
  @available(iOSApplicationExtension, unavailable)
  final class TagProbeView: ProbeView {
    let id = TagRegistry.ProbeID(number: TagHub.shared.nextNumber())
    private(set) var ownTag: AnyHashable?
    private(set) var reader: TagRegistry.ReaderID?
    private(set) var binding: TagBinding?
    private var boundValue: AnyHashable?

    func update(
      _ tag: AnyHashable, _ reader: TagRegistry.ReaderID?, _ binding: TagBinding?
    ) {
      (ownTag, self.reader) = (tag, reader)
      let (old, new) = (boundValue, binding?.read())
      self.binding = binding
      boundValue = new
      TagHub.shared.probes.announce(self)
      // Not now: SwiftUI updates its views.
      if binding != nil, new != old {
        TurnClock.shared.atTurnEnd { [weak self] in self?.obey(old, new) }
      }
    }

    override func end() {
      ownTag = nil
      TagHub.shared.probes.withdraw(id)
    }

    /// Does what the app wrote into the binding, unless it is true already or was written over.
    private func obey(_ old: AnyHashable?, _ new: AnyHashable?) {
      let hub = TagHub.shared
      guard let tag = ownTag, let binding, binding.read() == new,
        let reader = reader ?? hub.registry.reader(of: id)
      else { return }
      let truth = hub.registry.firstResponder(of: reader)
      if new == tag, truth != tag {
        hub.request(tag, by: reader)
        hub.readers.afterRetrying(reader) { [weak self] in self?.settle() }
      } else if new == nil, old == tag, truth == tag {
        hub.request(nil, by: reader)
        hub.readers.afterRetrying(reader) { [weak self] in self?.settle() }
      }
    }

    /// A request that came to nothing leaves the binding at what is true: the tag that has not given up the focus, where it
    /// writes to the same binding, else nil.
    private func settle() {
      let hub = TagHub.shared
      guard let tag = ownTag, let binding, let reader = hub.registry.reader(of: id) else { return }
      let truth = hub.registry.firstResponder(of: reader)
      let written = binding.read()
      if written == tag, truth != tag {
        let holder = hub.registry.probes(announcedIn: reader).first { $0.tag == truth }
        let other = holder.flatMap { hub.probes.view($0.id)?.binding }
        // Where both read the same that is not true, both write to one place.
        if let truth, let other, other.read() == written {
          other.write(truth)
        } else {
          binding.write(nil)
        }
      } else if written == nil, truth == tag {
        binding.write(tag)
      }
    }

    override func movedToWindow() {
      if ownTag != nil { TagHub.shared.probes.announce(self) }
    }

    override func laidOut() {
      TagHub.shared.probes.mustSearch(id)
    }
  }

  /// A binding of the app that is to hold the tag.
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

    func makeProbe() -> TagProbeView { TagProbeView() }

    func updateProbe(_ view: TagProbeView, _ environment: EnvironmentValues) {
      view.update(tag, environment.tagReader, binding)
    }
  }
#endif
