#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The probes over tagged views, held weakly. This type searches for the view behind each probe;
  /// the tag registry decides when.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagProbes {
    private struct WeakProbe {
      weak var view: TagProbe?
    }

    private unowned let hub: TagHub
    private var views: [TagRegistry.ProbeID: WeakProbe] = [:]
    /// The probes in the order in which they were added, so that nothing depends on a dictionary's
    /// order.
    private var order: [TagRegistry.ProbeID] = []

    init(_ hub: TagHub) { self.hub = hub }

    var isEmpty: Bool { views.isEmpty }

    subscript(_ id: TagRegistry.ProbeID) -> TagProbe? { views[id]?.view }

    // MARK: Adding and removing

    /// Handles a probe that appeared, moved or was updated. Withdraws a probe that has no tag, or
    /// has neither a chain around it nor a window.
    func announce(_ view: TagProbe) {
      guard let tag = view.ownTag,
        let chain = view.ownChain ?? view.window.map({ hub.chain(of: $0) })
      else { return withdraw(view.id) }
      hub.wake()
      if views[view.id] == nil {
        views[view.id] = WeakProbe(view: view)
        order.append(view.id)
      }
      hub.announce(view.id, tag: tag, in: chain)
    }

    func withdraw(_ id: TagRegistry.ProbeID) {
      guard views.removeValue(forKey: id) != nil else { return }
      if let index = order.firstIndex(of: id) { order.remove(at: index) }
      hub.send(.probeGone(id))
    }

    /// Withdraws the probes that were deallocated before SwiftUI ended them.
    func dropTheDead() {
      for id in order where views[id]?.view == nil { withdraw(id) }
    }

    // MARK: Searching for views

    /// Checks where the tagged views are now; for a request, only those with the requested tag. In
    /// a turn, this method searches again for a view that is missing or may have been replaced. For
    /// a request, it always searches again.
    func look(on occasion: TagRegistry.Occasion) {
      for id in order {
        guard let view = views[id]?.view, hub.mustSearch(id, on: occasion), let window = view.window
        else { continue }
        if let found = TagSearch.responder(behind: view) {
          hub.found(found, by: id, in: window)
        } else if occasion == .turn {
          hub.send(.nothingFound(id))
        }
      }
    }
  }
#endif
