#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  /// Moves the focus to the next field of the sender's window; the answer is whether it moved.
  ///
  /// For buttons of the app's own, in a cell, a bar or a view of SwiftUI: `button.execute(action: FocusNext())`. A screen
  /// that wants it otherwise takes the action on its way up, with a ``ResponderActionRouter`` or `responderAction(_:perform:when:)`.
  public struct FocusNext: AnsweringResponderAction, Sendable {
    public init() {}

    public func execute(responder: UIWindow) -> Bool {
      responder.focusNext() || responder.keyWindowBeside?.focusNext() ?? false
    }
  }

  /// Moves the focus to the previous field of the sender's window; otherwise as ``FocusNext``.
  public struct FocusPrevious: AnsweringResponderAction, Sendable {
    public init() {}

    public func execute(responder: UIWindow) -> Bool {
      responder.focusPrevious() || responder.keyWindowBeside?.focusPrevious() ?? false
    }
  }

  extension UIWindow {
    /// The scene's key window where that is another one, for a sender in the keyboard's window, which
    /// holds no fields.
    fileprivate var keyWindowBeside: UIWindow? {
      windowScene?.keyWindow.flatMap { $0 === self ? nil : $0 }
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
