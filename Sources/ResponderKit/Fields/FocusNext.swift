#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  /// Moves the focus to the next field in the sender's window, and answers whether the focus moved.
  ///
  /// If no field of that window takes the focus and the user edits nothing in it, the move goes to
  /// the next field in the key window of the window's scene.
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
    /// The scene's key window if it is another window; nil if the user edits something in this
    /// window, because a move that fails there has come to its end.
    ///
    /// A sender in the keyboard's window or in an overlay of the app needs the key window, because
    /// such a window has no fields. A controller that is first responder there, for key commands,
    /// takes no input.
    fileprivate var keyWindowBeside: UIWindow? {
      guard let key = windowScene?.keyWindow, key !== self,
        FocusBook.shared.firstResponder(in: self)?.takesInput != true
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
