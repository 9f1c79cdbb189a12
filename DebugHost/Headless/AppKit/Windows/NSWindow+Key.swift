extension NSApplication {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    // Apple's name:
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let stop = ModalResponse(rawValue: -1000)
  }
}

// The key window receives key events. The main window is the one that the user works on.
extension NSWindow {
  public var isKeyWindow: Bool { NSApplication.shared.isKey(self) }
  public var isMainWindow: Bool { NSApplication.shared.isMain(self) }

  public func makeKey() {
    guard canBecomeKey, isVisible else { return }
    // The sheet receives the key events of the window to which it is attached.
    if let sheet = sheets.first { return sheet.makeKey() }
    NSApplication.shared.makeKey(self)
  }

  public func makeMain() {
    guard canBecomeMain, isVisible else { return }
    NSApplication.shared.makeMain(self)
  }

  // MARK: Sheets

  public var attachedSheet: NSWindow? { sheets.first }
  public var isSheet: Bool { sheetParent != nil }

  public func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheetWindow.sheetParent = self
    sheetWindow.sheetEnd = handler
    sheets.append(sheetWindow)
    sheetWindow.orderFront(nil)
    if sheets.first === sheetWindow { sheetWindow.makeKey() }
  }

  public func endSheet(_ sheetWindow: NSWindow) {
    endSheet(sheetWindow, returnCode: .stop)
  }

  public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard sheets.contains(where: { $0 === sheetWindow }) else { return }
    sheets.removeAll { $0 === sheetWindow }
    sheetWindow.orderOut(nil)
    sheetWindow.sheetParent = nil
    let handler = sheetWindow.sheetEnd
    sheetWindow.sheetEnd = nil
    handler?(returnCode)
  }

  // MARK: Events

  /// Sends a mouse event to the view at its location, and a key-down event to the first responder.
  ///
  /// Before a mouse-down event, the method makes the window key, unless a sheet is attached to the
  /// window, and makes the view first responder. The window and the view may decline. If the old
  /// first responder refuses to resign, the view does not get the event.
  public func sendEvent(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown:
      guard let hit = contentView?.hitTest(event.locationInWindow) else { return }
      if sheets.isEmpty { makeKey() }
      if hit.acceptsFirstResponder, !hit.needsPanelToBecomeKey || isKeyWindow,
        hit.validateProposedFirstResponder(hit, for: event), hit.takesFocusOnClick
      {
        guard makeFirstResponder(hit) else { return }
      }
      hit.mouseDown(with: event)
    case .leftMouseUp:
      contentView?.hitTest(event.locationInWindow)?.mouseUp(with: event)
    case .keyDown: firstResponder?.keyDown(with: event)
    case .keyUp: break
    }
  }
}
