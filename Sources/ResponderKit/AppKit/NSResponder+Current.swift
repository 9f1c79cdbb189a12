#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  extension NSResponder {
    /// The first responder of the key window, or nil when nobody is, or while another application is active.
    ///
    /// AppKit keeps one first responder a window and tells it, so this costs nothing. A window is its own first responder
    /// when nobody else is (documentation of `makeFirstResponder(_:)`): that answer becomes nil. While a text field is
    /// edited, its window's field editor is first responder; ``owningControl`` of that is the text field.
    public static var current: NSResponder? {
      NSApplication.shared.keyWindow.flatMap { current(in: $0) }
    }

    /// The first responder of this window, key or not, or nil when it has none.
    public static func current(in window: NSWindow) -> NSResponder? {
      window.firstResponder.flatMap { $0 === window ? nil : $0 }
    }

    /// Asks the first responder of the key window to resign, and says whether it did.
    ///
    /// - Returns: false when there is no first responder, or when it refused.
    @discardableResult
    public static func resignCurrent() -> Bool {
      guard let window = NSApplication.shared.keyWindow, current(in: window) != nil else {
        return false
      }
      return window.makeFirstResponder(nil) && current(in: window) == nil
    }

    /// The window this responder belongs to: its own, else the first one up the chain.
    package var hostWindow: NSWindow? {
      (self as? NSView)?.window ?? chain.lazy.compactMap { $0 as? NSWindow }.first
    }
  }
#endif
