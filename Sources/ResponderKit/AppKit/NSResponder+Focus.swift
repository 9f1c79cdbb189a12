#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  // The members of a responder that the SwiftUI part of the package uses, under the same names on
  // every platform.
  extension NSResponder {
    /// Whether this responder, or the field editor that edits its text, is first responder of its
    /// window.
    var hasFocus: Bool {
      guard let window = hostWindow, let current = NSResponder.current(in: window) else {
        return false
      }
      return current === self || current.owningControl === self
    }

    /// Whether this responder can become first responder now. A hidden view cannot, and neither can
    /// a view whose window does not become key.
    var canTakeFocus: Bool {
      (self as? NSView)?.canBecomeKeyView ?? acceptsFirstResponder
    }

    /// Makes this responder first responder of its window, and makes the window key if it is
    /// visible. Returns whether this responder is first responder now.
    ///
    /// The method does not call AppKit for a responder that does not accept first responder status.
    /// AppKit would take the focus from the current first responder and give it to the window
    /// (documentation of `makeFirstResponder(_:)`).
    func takeFocus() -> Bool {
      guard let window = hostWindow, acceptsFirstResponder else { return false }
      if !hasFocus { guard window.makeFirstResponder(self) else { return false } }
      guard hasFocus else { return false }
      if window.isVisible, !window.isKeyWindow { window.makeKey() }
      return true
    }

    /// Clears the first responder of the window and returns whether the first responder agreed.
    func giveUpFocus() -> Bool {
      hostWindow?.makeFirstResponder(nil) ?? false
    }

    /// The window that shows this responder, if it is a view; otherwise nil.
    var shownWindow: NSWindow? { (self as? NSView)?.window }
  }

  extension NSView {
    /// The controller whose view this is.
    var ownController: NSViewController? { nextResponder as? NSViewController }

    /// Whether a view around this one is hidden.
    var isInsideHidden: Bool { superview?.isHiddenOrHasHiddenAncestor == true }

    /// Always true: a sheet is a window of its own.
    var isOnOpenScreen: Bool { true }

    /// The responder to focus for this view: the document of a scroll view, the view itself, or the
    /// view's controller; nil if none of them accepts first responder status.
    ///
    /// It is never a field editor, because a field editor also serves every other field.
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
