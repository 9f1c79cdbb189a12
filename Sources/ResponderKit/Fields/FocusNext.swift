#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  /// Moves the focus to the next field in the sender's window, and answers whether the focus moved.
  ///
  /// If no field of that window takes the focus and the window has no first responder, the move
  /// goes to the next field in the key window of the window's scene.
  ///
  /// Use it for the app's own buttons, in a cell, a bar or a SwiftUI view:
  /// `button.execute(action: FocusNext())`. A screen that should behave differently can handle the
  /// action on its way up the chain, with a ``ResponderActionRouter`` or with
  /// `responderAction(_:perform:when:)`.
  public struct FocusNext: AnsweringResponderAction, Sendable {
    public init() {}

    public func execute(responder: UIWindow) -> Bool {
      responder.focusNext() || responder.keyWindowBeside?.focusNext() ?? false
    }
  }

  /// Moves the focus to the previous field. Otherwise it works like ``FocusNext``.
  public struct FocusPrevious: AnsweringResponderAction, Sendable {
    public init() {}

    public func execute(responder: UIWindow) -> Bool {
      responder.focusPrevious() || responder.keyWindowBeside?.focusPrevious() ?? false
    }
  }

  extension UIWindow {
    /// The scene's key window if it is another window; nil if this window has a first responder.
    ///
    /// A sender in the keyboard's window needs the key window, because the keyboard's window has no
    /// fields. In a window with a first responder, a move that fails has come to its end.
    fileprivate var keyWindowBeside: UIWindow? {
      guard let key = windowScene?.keyWindow, key !== self,
        FocusBook.shared.firstResponder(in: self) == nil
      else { return nil }
      return key
    }
  }

  extension FocusNext: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { "next field" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension FocusPrevious: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String { "previous field" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
