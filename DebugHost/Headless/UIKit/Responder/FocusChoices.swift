/// The stand-in's behaviour for the first responder and the responder chain where sources about
/// UIKit conflict (`Facts/Conflicts.md`).
package struct FocusChoices: Equatable, Sendable {
  package enum ActionStart: Sendable {
    /// The first responder, or else the sender, or else the application.
    case firstResponder
    /// The sender, or else the first responder. Without either, the action is not handled.
    case sender
  }

  package enum WindowNext: Sendable {
    /// The window's scene, or the application if the window has no scene.
    case scene
    case application
  }

  /// The responder at which UIKit begins to search for the target of a nil-target action (C5.1).
  package var actionStart = ActionStart.firstResponder
  /// Whether UIKit reads the new responder's `canBecomeFirstResponder` before the old one resigns.
  /// Otherwise UIKit reads it after that (C5.2).
  package var asksNewBeforeOldResigns = true
  /// The result of `resignFirstResponder` for a responder that is not first responder (C5.3).
  package var nonFirstResponderResigns = false
  /// The next responder of a window (C5.5).
  package var windowNext = WindowNext.scene
  /// Whether UIKit searches again from the sender if the first responder's chain does not handle
  /// the action (C5.11).
  package var restartsAtSender = false
  /// Whether the nearest willing ancestor becomes first responder when its descendant has resigned
  /// (T4.4.18); people report both (T4.4.38).
  package var passesFocusToAncestor = true

  package init() {}
}
