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

  /// Tells cheaply that somebody is still whom a feed would name.
  @MainActor
  final class FocusCheck {
    func stop() {}

    /// Whether it is worth asking who is first responder; on a Mac that costs nothing.
    func takeNews() -> Bool { true }

    /// Nobody has to be announced.
    var announced: NSResponder? { nil }
    func forgetAnnounced() {}

    /// Whether this is ``NSResponder/current`` beyond doubt; false says nothing. AppKit tells it at once.
    func isStillCurrent(_ responder: NSResponder, in window: ObjectIdentifier?) -> Bool {
      guard let key = NSApplication.shared.keyWindow, ObjectIdentifier(key) == window else {
        return false
      }
      return responder.isPlainlyCurrent(in: key)
    }
  }
#endif
