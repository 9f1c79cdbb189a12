/// The behaviour that the stand-in assumes for the first responder and the responder chain where
/// the truths name a conflict.
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

  /// Where the search for the target of a nil-target action starts (C5.1).
  package var actionStart = ActionStart.firstResponder
  /// Whether UIKit queries the new responder before the old one resigns, or only after it (C5.2).
  package var asksNewBeforeOldResigns = true
  /// The result of `resignFirstResponder` for a responder that is not first responder (C5.3).
  package var nonFirstResponderResigns = false
  /// The next responder of a window (C5.5).
  package var windowNext = WindowNext.scene
  /// Whether the search starts again at the sender if the first responder's chain does not handle
  /// the action (C5.11).
  package var restartsAtSender = false

  package init() {}
}
