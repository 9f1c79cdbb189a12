// An action message takes the path that is documented at `sendAction(_:to:from:)`: the responder
// chain of the key window's first responder, that window's delegate, the same for the main window,
// the application, and its delegate. A document comes after the window's delegate (Cocoa Event
// Handling Guide, "The Responder Chain"). The stand-in has no document controller.
extension NSApplication {
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    guard let receiver = self.target(forAction: action, to: target, from: sender) else {
      return false
    }
    return ObjectiveCRuntime.send(action, to: receiver as AnyObject, [sender]) != nil
  }

  public func target(forAction action: Selector) -> Any? {
    target(forAction: action, to: nil, from: nil)
  }

  public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    if let target {
      return ObjectiveCRuntime.responds(target as AnyObject, to: action) ? target : nil
    }
    let windows = [keyWindow, mainWindow === keyWindow ? nil : mainWindow].compactMap { $0 }
    for window in windows {
      if let found = self.target(forAction: action, in: window, from: sender) { return found }
    }
    if ObjectiveCRuntime.responds(self, to: action) { return self }
    if let delegate, ObjectiveCRuntime.responds(delegate, to: action) { return delegate }
    return nil
  }

  /// Searches the responder chain, which ends with the window and the window's controller. Then
  /// asks the window's delegate, and then the document.
  private func target(forAction action: Selector, in window: NSWindow, from sender: Any?) -> Any? {
    var asked: Set<ObjectIdentifier> = []
    var next = window.firstResponder
    while let responder = next, asked.insert(ObjectIdentifier(responder)).inserted {
      if ObjectiveCRuntime.responds(responder, to: action) { return responder }
      next = responder.nextResponder
    }
    let others: [AnyObject?] = [window.delegate, window.windowController?.document]
    return others.compactMap { $0 }.first { ObjectiveCRuntime.responds($0, to: action) }
  }
}
