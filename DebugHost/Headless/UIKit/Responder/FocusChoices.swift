/// What UIKit is taken to do where the truths name a conflict about the first responder and the chain.
package struct FocusChoices: Equatable, Sendable {
  package enum ActionStart: Sendable {
    /// The first responder, else the sender, else the application.
    case firstResponder
    /// The sender, else the first responder; without both the action stays unhandled.
    case sender
  }

  package enum WindowNext: Sendable {
    /// The window's scene, and the application where the window has no scene.
    case scene
    case application
  }

  /// Where an action without a target starts (C5.1).
  package var actionStart = ActionStart.firstResponder
  /// Whether the new one is asked before the old one resigns; else after it (C5.2).
  package var asksNewBeforeOldResigns = true
  /// What `resignFirstResponder` says on a responder that is not first (C5.3).
  package var nonFirstResponderResigns = false
  /// What comes after a window (C5.5).
  package var windowNext = WindowNext.scene
  /// Whether the search starts again at the sender where the first responder's chain does not handle it (C5.11).
  package var restartsAtSender = false

  package init() {}
}
