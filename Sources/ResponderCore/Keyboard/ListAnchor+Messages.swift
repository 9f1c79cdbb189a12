package import Foundation

extension ListAnchor {
  /// What happened, with what the adapter sees at that moment.
  package enum Event: Equatable, Sendable {
    /// The anchor begins.
    case began(AnchorSight)
    /// A notification reported a keyboard change; nil for a list without a window.
    case keyboardMoved(AnchorSight?)
    /// The app scrolls the list to its end, animated, at a time in seconds.
    case sentToEnd(TimeInterval)
    /// The window is being laid out before its next frame.
    case places(AnchorSight)
    /// A turn of the run loop is about to end.
    case turnEnds(AnchorSight)
    /// Another look in the same turn, requested by `Effect.lookAgain`.
    case looksAgain(AnchorSight)
    /// The caret may have moved.
    case caretMayHaveMoved(AnchorSight)
    /// The turn is over.
    case turnEnded
    /// The adapter has performed the effects of the previous event, which left the list like this.
    case performed(AnchorSight)
    /// The anchor ends.
    case ended(AnchorSight)
  }

  /// What the adapter does, in order.
  package enum Effect: Equatable, Sendable {
    /// Write the insets and move the offset together.
    case change(Change)
    /// Request a *place* beat in the next layout of the list's window.
    case askForPlace
    /// Look at the list once more.
    case lookAgain
    /// Scroll again to the list's end, which moved while the list was on its way there.
    case scrollToEnd
    /// Report that other code keeps setting an inset; the anchor leaves it alone from now on.
    case giveUp
  }

  /// One change of the list, made with the keyboard's animation or another one.
  package struct Change: Equatable, Sendable {
    /// The animation with which the change moves.
    package enum Pace: Equatable, Sendable {
      case keyboard
      /// The animation that gives the list its new size.
      case resizing
    }

    /// The edge whose insets change.
    package enum Edge: Equatable, Sendable {
      case top, bottom
    }

    package var room: AnchorRoom.Change?
    package var edge: Edge
    /// The y of the content offset; nil if it stays.
    package var offset: CGFloat?
    /// The decision for the journal.
    package var decision: AnchorDecision?
    package var pace: Pace
    /// The anchor's era when it requested this; the anchor may have ended since.
    var era: Int
  }

  /// A step of a change. Each step may call the app's code.
  package enum Step: Equatable, Sendable {
    case inset, indicator, offset
  }
}
