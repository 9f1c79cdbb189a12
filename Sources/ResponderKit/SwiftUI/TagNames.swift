#if canImport(SwiftUI)
  internal import ResponderCore
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The identifiers by which the tag registry knows responders and windows, and the objects behind
  /// them, held weakly.
  @MainActor
  struct TagNames {
    private struct Named {
      let id: TagRegistry.ViewID
      weak var responder: PlatformResponder?
    }

    private struct NamedWindow {
      let id: TagRegistry.WindowID
      weak var window: PlatformWindow?
    }

    /// The identifiers of tagged responders have numbers above this one. Those of all other
    /// responders are made from addresses, which are below it.
    private static let ownNumbers: UInt = 1 << 62

    private var lastNumber: UInt = 0
    private var responders: [ObjectIdentifier: Named] = [:]
    private var keys: [TagRegistry.ViewID: ObjectIdentifier] = [:]
    private var windows: [NamedWindow] = []

    /// Whether no object has an identifier.
    var isEmpty: Bool { responders.isEmpty && keys.isEmpty && windows.isEmpty }

    /// Returns a number that was never returned before.
    mutating func nextNumber() -> UInt {
      lastNumber += 1
      return lastNumber
    }

    // MARK: Responders

    func responder(_ id: TagRegistry.ViewID) -> PlatformResponder? {
      keys[id].flatMap { responders[$0]?.responder }
    }

    /// Returns the identifier of a deallocated responder whose address this responder has now.
    func predecessor(of responder: PlatformResponder) -> TagRegistry.ViewID? {
      guard let known = responders[ObjectIdentifier(responder)], known.responder == nil else {
        return nil
      }
      return known.id
    }

    /// Returns the identifier of a tagged responder, and creates it on first use.
    mutating func id(of responder: PlatformResponder) -> TagRegistry.ViewID {
      let key = ObjectIdentifier(responder)
      if let known = responders[key], known.responder === responder { return known.id }
      let id = TagRegistry.ViewID(number: Self.ownNumbers + nextNumber())
      responders[key] = Named(id: id, responder: responder)
      keys[id] = key
      return id
    }

    /// Removes the identifier of a responder.
    mutating func forget(_ id: TagRegistry.ViewID) {
      guard let key = keys.removeValue(forKey: id) else { return }
      if responders[key]?.id == id { responders[key] = nil }
    }

    /// Returns the identifiers of the first responder and of all responders up its chain; empty if
    /// there is no first responder.
    func path(from first: PlatformResponder?) -> [TagRegistry.ViewID] {
      guard let first else { return [] }
      return first.chain.map { responder in
        let known = responders[ObjectIdentifier(responder)]
        if let known, known.responder === responder { return known.id }
        return TagRegistry.ViewID(responder)
      }
    }

    // MARK: Windows

    func window(_ id: TagRegistry.WindowID) -> PlatformWindow? {
      windows.first { $0.id == id }?.window
    }

    func knownID(of window: PlatformWindow) -> TagRegistry.WindowID? {
      windows.first { $0.window === window }?.id
    }

    mutating func id(of window: PlatformWindow) -> TagRegistry.WindowID {
      if let known = knownID(of: window) { return known }
      let id = TagRegistry.WindowID(number: nextNumber())
      windows.append(NamedWindow(id: id, window: window))
      return id
    }

    /// Forgets the windows that were deallocated, and returns their identifiers.
    mutating func dropEndedWindows() -> [TagRegistry.WindowID] {
      let ended = windows.filter { $0.window == nil }
      if !ended.isEmpty { windows.removeAll { $0.window == nil } }
      return ended.map(\.id)
    }

    /// Forgets all windows. Call this when the registry knows none of them any more.
    mutating func forgetWindows() { windows = [] }
  }
#endif
