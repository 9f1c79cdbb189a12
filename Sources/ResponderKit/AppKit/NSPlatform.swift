#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  /// The platform's window, under the name that the ResponderChain library gave it: `NSWindow`, elsewhere `UIWindow`.
  public typealias PlatformWindow = NSWindow
  /// The platform's responder: `NSResponder`, elsewhere `UIResponder`.
  public typealias PlatformResponder = NSResponder

  typealias PlatformView = NSView
  typealias PlatformViewController = NSViewController

  extension NSResponder {
    /// Whom a feed names for this one: the control that is edited, as one editor serves all of a window's fields.
    var focusHolder: NSResponder {
      (self as? NSTextView)?.isFieldEditor == true ? owningControl : self
    }
  }

  /// Who is first responder of each window: AppKit tells it at once, so nothing is asked or remembered.
  @MainActor
  package final class FocusBook {
    /// The book of this process.
    package static let shared = FocusBook()

    private init() {}

    /// The first responder of a window, key or not.
    package func firstResponder(in window: NSWindow) -> NSResponder? {
      NSResponder.current(in: window)
    }

    /// Whom a feed names for the first responder of the key window.
    package var current: NSResponder? { NSResponder.current?.focusHolder }

    /// The same: AppKit tells it beyond doubt.
    package var certain: NSResponder? { current }

    /// Nobody comes back from an alert, which is a window of its own.
    package func returning(after responder: NSResponder?) -> NSResponder? { nil }

    // Nothing has to be announced.
    package func expectChange(in window: NSWindow? = nil) {}
    package func announceChange(in window: NSWindow? = nil) {}
    package func remindIfWaiting() {}
  }
#endif
