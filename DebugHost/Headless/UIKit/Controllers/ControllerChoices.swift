import Foundation

/// The stand-in's behaviour for controllers where sources about UIKit conflict
/// (`Facts/Conflicts.md`), or where we have no source (K).
package struct ControllerChoices: Equatable, Sendable {
  package enum PresentedNext: Sendable {
    /// The superview of the controller's view or, without one, the presenting controller.
    case superviewFirst
    case alwaysPresenter
  }

  /// The `next` of a presented controller (C5.12).
  package var presentedNext = PresentedNext.superviewFirst
  /// The duration of a presentation and of a dismissal, in seconds (K).
  package var presentationDuration: TimeInterval = 0.4
  /// The duration of a push and of a pop, in seconds (K).
  package var pushDuration: TimeInterval = 0.35
  /// Whether a first responder that lost the focus to another screen gets it back when its own
  /// screen returns (O for alerts, iOS 9.3, and for pops, iOS 7; K in all other cases).
  package var restoresFocus = true

  /// Whether a screen that the user swipes back loses the focus as the swipe begins (C5.23).
  package var swipeTakesFocus = false
  /// Whether a hidden status bar keeps its room in the safe area, as on iOS 26.0 (T4.21.12).
  package var hiddenStatusBarKeepsRoom = false
  /// Whether the navigation bar's row goes while the user scrolls the content up, and comes back
  /// while the user scrolls it down, and the safe area with it (T4.24.2; by how much is K).
  package var minimisesBars = false

  package init() {}
}
