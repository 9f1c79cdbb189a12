#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  extension NSResponder {
    /// The first responder of the key window, or nil if it has none or another application is
    /// active.
    ///
    /// AppKit keeps one first responder per window and exposes it, so this costs nothing. A window
    /// is its own first responder when no other responder is (documentation of
    /// `makeFirstResponder(_:)`); this property is nil then. While the user edits a text field, the
    /// window's field editor is first responder; its ``owningControl`` is the text field.
    public static var current: NSResponder? {
      NSApplication.shared.keyWindow.flatMap { current(in: $0) }
    }

    /// Returns the first responder of this window, key or not, or nil if it has none.
    public static func current(in window: NSWindow) -> NSResponder? {
      window.firstResponder.flatMap { $0 === window ? nil : $0 }
    }

    /// Asks the first responder of the key window to resign.
    ///
    /// - Returns: Whether the first responder resigned; false if there is none or it refused.
    @discardableResult
    public static func resignCurrent() -> Bool {
      guard let window = NSApplication.shared.keyWindow, current(in: window) != nil else {
        return false
      }
      return window.makeFirstResponder(nil) && current(in: window) == nil
    }

    /// The window to which this responder belongs: a view's own window, or else the first window up
    /// the responder chain.
    package var hostWindow: NSWindow? {
      (self as? NSView)?.window ?? chain.lazy.compactMap { $0 as? NSWindow }.first
    }
  }

  extension NSResponder {
    /// The responder chain: this responder first, then each `nextResponder` in turn.
    ///
    /// The chain ends at the window or its controller. AppKit delivers action messages to the
    /// application by other means (documentation of `sendAction(_:to:from:)`), and so does
    /// `execute(action:)`. If the chain leads back into itself, it ends before it would repeat, and
    /// `chain.endsInCycle` is true.
    public var chain: ChainSequence<NSResponder> {
      ChainSequence(first: self, next: { $0.nextResponder })
    }
  }

  extension NSView {
    /// The first responder among this view, the views below it and their controllers, or nil.
    ///
    /// The property reads the view's window, key or not, and does not use `NSApplication`. It costs
    /// one walk up the views.
    public var firstResponderInside: NSResponder? {
      guard let window, let responder = NSResponder.current(in: window) else { return nil }
      // A field editor lies inside its control. An editor that the app supplies may lie elsewhere.
      let owners = [responder, responder.owningControl]
      for case let view as NSView in owners where view.isDescendant(of: self) { return responder }
      if let controller = responder as? NSViewController, controller.isViewLoaded,
        controller.view.isDescendant(of: self)
      {
        return responder
      }
      return nil
    }
  }

  extension NSResponder {
    /// The responder that a feed reports for this one. For a field editor, which serves all fields
    /// of a window, it is the control being edited.
    var focusHolder: NSResponder {
      (self as? NSTextView)?.isFieldEditor == true ? owningControl : self
    }
  }

  /// The first responder of each window. AppKit provides it directly, so this class stores nothing.
  @MainActor
  package final class FirstResponderTracker {
    /// The instance for this process.
    package static let shared = FirstResponderTracker()

    private init() {}

    /// Returns the first responder of a window, key or not.
    package func firstResponder(in window: NSWindow) -> NSResponder? {
      NSResponder.current(in: window)
    }

    /// The responder that a feed reports for the key window.
    package var current: NSResponder? { NSResponder.current?.focusHolder }

    /// Returns the responder that gets the focus back when an alert disappears. Always nil, because
    /// an AppKit alert is a window of its own and takes the focus from no responder in another
    /// window.
    package func returning(after responder: NSResponder?) -> NSResponder? { nil }

    // AppKit always reports the current first responder, so these methods do nothing.
    package func expectChange(in window: NSWindow? = nil) {}
    package func announceChange(in window: NSWindow? = nil) {}
    package func remindIfWaiting() {}
  }
#endif
