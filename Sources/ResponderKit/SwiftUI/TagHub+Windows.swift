#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A window in which there are tags, and who was first responder in it; both held weakly.
  struct WindowWatch {
    let id: TagRegistry.WindowID
    weak var window: PlatformWindow?
    weak var last: PlatformResponder?
    /// Whether somebody may have become first responder of whom nothing cheap tells.
    var needsSearch = true
  }

  /// A view or controller with a tag, held weakly.
  struct TaggedResponder {
    let id: TagRegistry.ViewID
    weak var responder: PlatformResponder?
    /// How many probes stand over it.
    var uses = 0
  }

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    /// Pointers stay below this; numbers of our own stand above.
    private static var ownNumbers: UInt { 1 << 62 }

    func id(of window: PlatformWindow) -> TagRegistry.WindowID {
      if let known = windows.first(where: { $0.window === window }) { return known.id }
      if let named = names.first(where: { $0.window === window }) { return named.id }
      let id = TagRegistry.WindowID(number: nextNumber())
      names.append(WindowWatch(id: id, window: window))
      return id
    }

    func window(_ id: TagRegistry.WindowID) -> PlatformWindow? {
      names.first { $0.id == id }?.window
    }

    func watch(_ id: TagRegistry.WindowID) {
      guard let window = window(id), !windows.contains(where: { $0.id == id }) else { return }
      let watch = WindowWatch(id: id, window: window)
      windows.append(watch)
      if window.isKeyWindow { send(.windowBecameKey(id)) }
      report(watch)
    }

    /// Somebody may have become first responder of whom nothing cheap tells.
    func expectFocus() {
      for index in windows.indices { windows[index].needsSearch = true }
    }

    func windowBecameKey(_ object: ObjectIdentifier) {
      expectFocus()
      guard
        let watch = windows.first(where: { $0.window.map(ObjectIdentifier.init) == object })
      else { return }
      send(.windowBecameKey(watch.id))
    }

    /// Tells who is first responder in a window.
    func report(_ watch: WindowWatch) {
      guard windows.contains(where: { $0.id == watch.id }), let window = watch.window else {
        return
      }
      send(.firstResponder(in: watch.id, path: path(from: firstResponder(in: window))))
    }

    /// A name for each responder from the first one upwards; empty where there is none.
    func path(from first: PlatformResponder?) -> [TagRegistry.ViewID] {
      guard let first else { return [] }
      return first.chain.map { responder in
        let key = ObjectIdentifier(responder)
        if let known = responders[key], known.responder === responder { return known.id }
        return TagRegistry.ViewID(responder)
      }
    }

    // MARK: Questions

    func askToBecome(_ view: TagRegistry.ViewID, _ request: TagRequest) {
      let responder = responder(view)
      let isAccepted = responder?.takeFocus() ?? false
      answer(request, isAccepted)
    }

    func askToResign(_ request: TagRequest) {
      let responder = window(request.window).flatMap { firstResponder(in: $0) }
      let isAccepted = responder?.giveUpFocus() ?? false
      answer(request, isAccepted)
    }

    private func answer(_ request: TagRequest, _ isAccepted: Bool) {
      if let index = windows.firstIndex(where: { $0.id == request.window }) {
        windows[index].needsSearch = true
      }
      let first = window(request.window).flatMap { firstResponder(in: $0) }
      send(.answered(request, accepted: isAccepted, path: path(from: first)))
    }

    // MARK: Tagged responders

    func responder(_ id: TagRegistry.ViewID) -> PlatformResponder? {
      responderKeys[id].flatMap { responders[$0]?.responder }
    }

    /// The name of a tagged responder; one that came to stand at the address of one that ended is another.
    func id(of responder: PlatformResponder) -> TagRegistry.ViewID {
      let key = ObjectIdentifier(responder)
      if let known = responders[key], known.responder === responder { return known.id }
      if let dead = responders[key] { forget(dead.id) }
      let id = TagRegistry.ViewID(number: Self.ownNumbers + nextNumber())
      responders[key] = TaggedResponder(id: id, responder: responder)
      responderKeys[id] = key
      return id
    }

    func forget(_ id: TagRegistry.ViewID) {
      guard let key = responderKeys.removeValue(forKey: id) else { return }
      if responders[key]?.id == id { responders[key] = nil }
      send(.viewLost(id))
    }
  }
#endif
