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
#endif
