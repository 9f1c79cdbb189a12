#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// A window in which there are tags, and who was first responder in it; both held weakly.
  struct WindowWatch {
    let id: TagRegistry.WindowID
    weak var window: UIWindow?
    weak var last: UIResponder?
    /// Whether somebody may have become first responder of whom nothing cheap tells.
    var needsSearch = true
  }

  /// A view or controller with a tag, held weakly.
  struct TaggedResponder {
    let id: TagRegistry.ViewID
    weak var responder: UIResponder?
    /// How many probes stand over it.
    var uses = 0
  }

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    /// Pointers stay below this; numbers of our own stand above.
    private static var ownNumbers: UInt { 1 << 62 }

    func id(of window: UIWindow) -> TagRegistry.WindowID {
      if let known = windows.first(where: { $0.window === window }) { return known.id }
      if let named = names.first(where: { $0.window === window }) { return named.id }
      let id = TagRegistry.WindowID(number: nextNumber())
      names.append(WindowWatch(id: id, window: window))
      return id
    }

    func window(_ id: TagRegistry.WindowID) -> UIWindow? {
      names.first { $0.id == id }?.window
    }

    func watch(_ id: TagRegistry.WindowID) {
      guard let window = window(id), !windows.contains(where: { $0.id == id }) else { return }
      let watch = WindowWatch(id: id, window: window)
      windows.append(watch)
      if window.isKeyWindow { send(.windowBecameKey(id)) }
      report(watch)
    }

    func windowBecameKey(_ object: ObjectIdentifier) {
      for index in windows.indices { windows[index].needsSearch = true }
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
    func path(from first: UIResponder?) -> [TagRegistry.ViewID] {
      guard let first else { return [] }
      return first.chain.map { responder in
        let key = ObjectIdentifier(responder)
        if let known = responders[key], known.responder === responder { return known.id }
        return TagRegistry.ViewID(responder)
      }
    }

    /// The first responder of a window.
    ///
    /// Cheap where it is still the same one, and in the key window. Of another window UIKit answers no question: there the
    /// tagged ones are asked each turn, and everybody when something there has happened.
    func firstResponder(in window: UIWindow) -> UIResponder? {
      guard let index = windows.firstIndex(where: { $0.window === window }) else {
        return UIResponder.current(in: window)
      }
      if let last = windows[index].last, last.isFirstResponder, last.hostWindow === window {
        return last
      }
      var found: UIResponder?
      if window.isKeyWindow, let current = UIResponder.current, current.hostWindow === window {
        found = current
      } else {
        found = taggedFirstResponder(in: window)
        if found == nil, windows[index].needsSearch || windows[index].last != nil {
          found = window.firstResponderInside
        }
      }
      windows[index].needsSearch = false
      windows[index].last = found
      return found
    }

    private func taggedFirstResponder(in window: UIWindow) -> UIResponder? {
      for id in probeOrder {
        if let responder = probes[id]?.responder, responder.isFirstResponder,
          responder.hostWindow === window
        {
          return responder
        }
      }
      return nil
    }

    // MARK: Questions

    func askToBecome(_ view: TagRegistry.ViewID, _ request: TagRequest) {
      let responder = responder(view)
      let isAccepted = responder?.becomeFirstResponder() ?? false
      answer(request, isAccepted)
    }

    func askToResign(_ request: TagRequest) {
      let responder = window(request.window).flatMap { firstResponder(in: $0) }
      let isAccepted = responder?.resignFirstResponder() ?? false
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

    func responder(_ id: TagRegistry.ViewID) -> UIResponder? {
      responderKeys[id].flatMap { responders[$0]?.responder }
    }

    /// The name of a tagged responder; one that came to stand at the address of one that ended is another.
    func id(of responder: UIResponder) -> TagRegistry.ViewID {
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
