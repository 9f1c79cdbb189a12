#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  // What the SwiftUI face asks of a responder, the same on every platform.
  extension NSResponder {
    /// Whether it is first responder of its window, or its field editor is.
    var hasFocus: Bool {
      guard let window = hostWindow, let current = NSResponder.current(in: window) else {
        return false
      }
      return current === self || current.owningControl === self
    }

    /// Whether it could be now: a view that is hidden or whose window takes no keys can not.
    var canTakeFocus: Bool {
      (self as? NSView)?.canBecomeKeyView ?? acceptsFirstResponder
    }

    /// Makes it first responder of its window, and the window key, and says whether that is so.
    ///
    /// Who does not accept is not asked: AppKit would take the focus from whoever has it and give it to the window
    /// (documentation of `makeFirstResponder(_:)`).
    func takeFocus() -> Bool {
      guard let window = hostWindow, acceptsFirstResponder else { return false }
      if !hasFocus { guard window.makeFirstResponder(self) else { return false } }
      guard hasFocus else { return false }
      if window.isVisible, !window.isKeyWindow { window.makeKey() }
      return true
    }

    /// Makes nobody first responder of its window, and says whether it agreed.
    func giveUpFocus() -> Bool {
      hostWindow?.makeFirstResponder(nil) ?? false
    }

    /// The window that shows it.
    var shownWindow: NSWindow? { (self as? NSView)?.window }
  }

  extension NSView {
    /// The controller whose view this is.
    var ownController: NSViewController? { nextResponder as? NSViewController }

    /// Whom to focus where this view is meant: what it scrolls, itself or its controller; nil if none of them can be.
    ///
    /// Never a field editor, which serves whatever field comes next.
    var focusTarget: NSResponder? {
      if let text = self as? NSText, text.isFieldEditor { return nil }
      if let document = (self as? NSScrollView)?.documentView, document.acceptsFirstResponder {
        return document
      }
      if acceptsFirstResponder { return self }
      return ownController.flatMap { $0.acceptsFirstResponder ? $0 : nil }
    }
  }
#endif
