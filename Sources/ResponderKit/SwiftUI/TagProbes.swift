#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The probes that lie over tagged views: looks what stands behind each, and tells the registry what has changed.
  ///
  /// Which tag and which reader a probe has, and what was found behind it, the registry knows; here is only what one look is
  /// compared with the next by.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class TagProbes {
    private struct Look {
      weak var view: TagProbeView?
      /// What was found, if it is still there, and the window that it was in.
      weak var responder: PlatformResponder?
      weak var window: PlatformWindow?
      /// Whether something was found, also if it has been deallocated since.
      var hasFound = false
      var needsSearch = true
    }

    private unowned let hub: TagHub
    private var looks: [TagRegistry.ProbeID: Look] = [:]
    /// The order of coming, so that nothing depends on the order of a dictionary.
    private var order: [TagRegistry.ProbeID] = []

    init(_ hub: TagHub) { self.hub = hub }

    var isEmpty: Bool { looks.isEmpty }

    func view(_ id: TagRegistry.ProbeID) -> TagProbeView? { looks[id]?.view }

    // MARK: Coming and going

    /// A probe came, moved, or has another tag or reader.
    func announce(_ view: TagProbeView) {
      let reader = view.reader ?? view.window.map { hub.readers.reader(of: $0) }
      guard let tag = view.ownTag, let reader else { return withdraw(view.id) }
      hub.wake()
      let former = hub.registry.reader(of: view.id)
      if looks[view.id] == nil {
        looks[view.id] = Look(view: view)
        order.append(view.id)
      }
      looks[view.id]?.needsSearch = true
      guard former != reader || hub.registry.tag(of: view.id) != tag else { return }
      hub.send(.announced(view.id, tag: tag, in: reader))
      if let former, former != reader { hub.readers.endIfUnused(former) }
    }

    func withdraw(_ id: TagRegistry.ProbeID) {
      guard looks.removeValue(forKey: id) != nil else { return }
      if let index = order.firstIndex(of: id) { order.remove(at: index) }
      let (reader, found) = (hub.registry.reader(of: id), hub.registry.view(of: id))
      hub.send(.probeGone(id))
      if let found { hub.forgetIfUntagged(found) }
      if let reader { hub.readers.endIfUnused(reader) }
    }

    func mustSearch(_ id: TagRegistry.ProbeID) { looks[id]?.needsSearch = true }

    // MARK: Looking

    /// Forgets what ended without a word.
    func dropTheDead() {
      for id in order where looks[id]?.view == nil { withdraw(id) }
    }

    /// Looks whether each tagged view is still where it was, and for those that are not there.
    func sweep() {
      for id in order { sweep(id, searchesAlways: false, isFinal: true) }
    }

    /// Before a request or a question: views may have come, or become able, without a word.
    func searchAgain(for tag: AnyHashable? = nil) {
      for id in order where tag == nil || hub.registry.tag(of: id) == tag {
        let isMissing = hub.registry.view(of: id) == nil
        sweep(id, searchesAlways: tag != nil || isMissing, isFinal: false)
      }
    }

    /// - Parameter isFinal: whether nothing found now means that there is nothing: views may just be on their way.
    private func sweep(_ id: TagRegistry.ProbeID, searchesAlways: Bool, isFinal: Bool) {
      guard let last = looks[id], let view = last.view else { return }
      var isThere = false
      if let responder = last.responder {
        // The way up is walked only where the view itself is not where it was: a field in an accessory is elsewhere.
        let isInPlace = last.window.map { responder.shownWindow === $0 } ?? false
        let window = isInPlace ? last.window : responder.hostWindow
        if window !== last.window {
          looks[id]?.window = window
          if let found = hub.registry.view(of: id) {
            hub.send(.viewMoved(found, to: window.map { hub.id(of: $0) }))
          }
        }
        isThere = window != nil
      } else if last.hasFound {
        looks[id]?.hasFound = false
        if let lost = hub.registry.view(of: id) { hub.forget(lost) }
      }
      let isLost = last.hasFound && !isThere
      guard isLost || last.needsSearch || searchesAlways, let window = view.window else { return }
      if let found = TagSearch.responder(behind: view) {
        looks[id]?.needsSearch = false
        take(found, by: id, in: window)
      } else if isFinal {
        looks[id]?.needsSearch = false
        // One that cannot become first responder for now, as a field that is disabled, keeps its tag while it stays.
        if !isThere { lose(id) }
      }
    }

    private func take(
      _ found: PlatformResponder, by id: TagRegistry.ProbeID, in window: PlatformWindow
    ) {
      let (old, name) = (hub.registry.view(of: id), hub.id(of: found))
      guard name != old || looks[id]?.window !== window else { return }
      looks[id]?.responder = found
      looks[id]?.hasFound = true
      looks[id]?.window = window
      hub.send(.found(id, view: name, in: hub.id(of: window)))
      if let old, old != name { hub.forgetIfUntagged(old) }
    }

    private func lose(_ id: TagRegistry.ProbeID) {
      let old = hub.registry.view(of: id)
      looks[id]?.responder = nil
      looks[id]?.hasFound = false
      looks[id]?.window = nil
      hub.send(.nothingFound(id))
      if let old { hub.forgetIfUntagged(old) }
    }
  }
#endif
