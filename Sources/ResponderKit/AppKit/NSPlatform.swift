#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  /// The platform's window class: `NSWindow` on macOS, `UIWindow` elsewhere. The open-source
  /// library ResponderChain uses the same name.
  public typealias PlatformWindow = NSWindow
  /// The platform's responder class: `NSResponder` on macOS, `UIResponder` elsewhere.
  public typealias PlatformResponder = NSResponder

  typealias PlatformView = NSView
  typealias PlatformViewController = NSViewController

  extension NSResponder {
    /// The responder that a feed reports for this one. For a field editor, which serves all fields
    /// of a window, it is the control being edited.
    var focusHolder: NSResponder {
      (self as? NSTextView)?.isFieldEditor == true ? owningControl : self
    }
  }

  /// The first responder of each window. AppKit provides it directly, so this class stores nothing.
  @MainActor
  package final class FocusBook {
    /// The instance for this process.
    package static let shared = FocusBook()

    private init() {}

    /// Returns the first responder of a window, key or not.
    package func firstResponder(in window: NSWindow) -> NSResponder? {
      NSResponder.current(in: window)
    }

    /// The responder that a feed reports for the key window.
    package var current: NSResponder? { NSResponder.current?.focusHolder }

    /// The same as ``current``, because AppKit's answer is always certain.
    package var certain: NSResponder? { current }

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
