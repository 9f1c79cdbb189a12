import Foundation

/// What UIKit is taken to do where the truths name a conflict about controllers, or where we have no source (K).
package struct ControllerChoices: Equatable, Sendable {
  package enum PresentedNext: Sendable {
    /// The view's superview while there is one, else the presenting controller.
    case superviewFirst
    case alwaysPresenter
  }

  /// `next` of a presented controller (C5.12).
  package var presentedNext = PresentedNext.superviewFirst
  /// Seconds that a presentation and a dismissal take (K).
  package var presentationDuration: TimeInterval = 0.4
  /// Seconds that a push and a pop take (K).
  package var pushDuration: TimeInterval = 0.35
  /// Whether the first responder that made room for another screen gets the focus back when its own returns (O for
  /// alerts, iOS 9.3, and for pops, iOS 7; K for the rest).
  package var restoresFocus = true

  package init() {}
}
