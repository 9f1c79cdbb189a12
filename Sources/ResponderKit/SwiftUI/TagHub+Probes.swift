#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// What is known of one use of a tag.
  @available(iOSApplicationExtension, unavailable)
  struct TagProbe {
    weak var view: TagProbeView?
    var tag: AnyHashable
    /// The reader that is told.
    var reader: TagRegistry.ReaderID
    /// What was found, if it is still there.
    weak var responder: PlatformResponder?
    var responderID: TagRegistry.ViewID?
    /// The window in which the registry knows it.
    weak var window: PlatformWindow?
    var needsSearch = true
  }

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    /// A probe came, moved, or has another tag or reader.
    func announce(_ view: TagProbeView) {
      let reader = view.reader ?? view.window.map { self.reader(of: $0) }
      guard let tag = view.ownTag, let reader else { return withdraw(view) }
      wake()
      if let known = probes[view.id] {
        probes[view.id]?.needsSearch = true
        guard known.tag != tag || known.reader != reader else { return }
        retain(reader)
        probes[view.id]?.tag = tag
        probes[view.id]?.reader = reader
        send(.announced(view.id, tag: tag, in: reader))
        release(known.reader)
      } else {
        retain(reader)
        probes[view.id] = TagProbe(view: view, tag: tag, reader: reader)
        probeOrder.append(view.id)
        send(.announced(view.id, tag: tag, in: reader))
      }
    }

    func withdraw(_ view: TagProbeView) {
      remove(view.id)
    }

    private func remove(_ id: TagRegistry.ProbeID) {
      guard let known = probes.removeValue(forKey: id) else { return }
      if let index = probeOrder.firstIndex(of: id) { probeOrder.remove(at: index) }
      send(.probeGone(id))
      if let responder = known.responderID { forgetIfUnused(responder) }
      release(known.reader)
    }

    /// Forgets what ended without a word.
    func dropTheDead() {
      for id in probeOrder where probes[id]?.view == nil { remove(id) }
      for name in names where name.window == nil {
        names.removeAll { $0.id == name.id }
        send(.windowClosed(name.id))
        windows.removeAll { $0.id == name.id }
      }
      // A chain ends wherever its last owner lets go of it: seen here, in the next turn.
      let ended = chains.filter { $0.chain == nil }.map(\.reader)
      guard !ended.isEmpty else { return }
      chains.removeAll { $0.chain == nil }
      for reader in ended { release(reader) }
    }

    /// Looks whether each tagged view is still where it was, and for those that are not there.
    func sweepProbes() {
      for id in probeOrder { sweep(id, searchesAlways: false, isFinal: true) }
    }

    /// Before a request or a question: views may have come, or become able, without a word.
    func searchAgain(for tag: AnyHashable? = nil) {
      for id in probeOrder where tag == nil || probes[id]?.tag == tag {
        let isMissing = probes[id]?.responderID == nil
        sweep(id, searchesAlways: tag != nil || isMissing, isFinal: false)
      }
    }

    /// - Parameter isFinal: whether nothing found now means that there is nothing: views may just be on their way.
    private func sweep(_ id: TagRegistry.ProbeID, searchesAlways: Bool, isFinal: Bool) {
      guard let probe = probes[id], let view = probe.view else { return }
      var isThere = false
      if let responder = probe.responder, let known = probe.responderID {
        // The way up is walked only where the view itself is not where it was: a field in an accessory is elsewhere.
        let isInPlace = probe.window.map { responder.shownWindow === $0 } ?? false
        let window = isInPlace ? probe.window : responder.hostWindow
        if window !== probe.window {
          probes[id]?.window = window
          send(.viewMoved(known, to: window.map { self.id(of: $0) }))
        }
        isThere = window != nil
      } else if let lost = probe.responderID {
        probes[id]?.responderID = nil
        forget(lost)
      }
      let isLost = probe.responderID != nil && !isThere
      guard isLost || probe.needsSearch || searchesAlways, let window = view.window else { return }
      if let found = TagSearch.responder(behind: view) {
        probes[id]?.needsSearch = false
        take(found, by: id, in: window)
      } else if isFinal {
        probes[id]?.needsSearch = false
        // One that cannot become first responder for now, as a field that is disabled, keeps its tag while it stays.
        if !isThere { lose(id) }
      }
    }

    private func take(
      _ found: PlatformResponder, by id: TagRegistry.ProbeID, in window: PlatformWindow
    ) {
      let old = probes[id]?.responderID
      let name = self.id(of: found)
      guard name != old || probes[id]?.window !== window else { return }
      if name != old { responders[ObjectIdentifier(found)]?.uses += 1 }
      probes[id]?.responder = found
      probes[id]?.responderID = name
      probes[id]?.window = window
      send(.found(id, view: name, in: self.id(of: window)))
      if let old, old != name { forgetIfUnused(old) }
    }

    private func lose(_ id: TagRegistry.ProbeID) {
      let old = probes[id]?.responderID
      probes[id]?.responder = nil
      probes[id]?.responderID = nil
      probes[id]?.window = nil
      send(.nothingFound(id))
      if let old { forgetIfUnused(old) }
    }

    /// One probe less stands over a responder.
    private func forgetIfUnused(_ responder: TagRegistry.ViewID) {
      guard let key = responderKeys[responder], let known = responders[key] else { return }
      responders[key]?.uses = known.uses - 1
      if known.uses <= 1 { forget(responder) }
    }
  }
#endif
