package import Foundation

extension ListAnchor {
  /// What happened; each comes with what the adapter sees then.
  package enum Event: Equatable, Sendable {
    /// The anchor begins.
    case began(AnchorSight)
    /// A notification told of the keyboard; nil for a list in no window.
    case keyboardMoved(AnchorSight?)
    /// The app sends the list to its end, animated, at a time in seconds.
    case sentToEnd(TimeInterval)
    /// The window is being laid out before its next frame.
    case places(AnchorSight)
    /// A turn of the run loop is nearly over.
    case turnEnds(AnchorSight)
    /// Another look in the same turn, that `Effect.lookAgain` asked for.
    case looksAgain(AnchorSight)
    /// The caret may have moved.
    case caretMayHaveMoved(AnchorSight)
    /// The turn is over.
    case turnEnded
    /// The effects of the event before were performed, and left the list like this.
    case performed(AnchorSight)
    /// The anchor ends.
    case ended(AnchorSight)
  }

  /// What is to be done, in order.
  package enum Effect: Equatable, Sendable {
    /// Write insets and move the offset together.
    case change(Change)
    /// Ask for a place in the next layout of the list's window.
    case askForPlace
    /// Look at the list once more.
    case lookAgain
    /// The list is on its way to its end, which has moved: send it there anew.
    case scrollToEnd
    /// Somebody keeps setting an inset, which is left to them.
    case giveUp
  }

  /// One change of the list, with the keyboard's animation or another one.
  package struct Change: Equatable, Sendable {
    /// What the change moves along with.
    package enum Pace: Equatable, Sendable {
      case keyboard
      /// What gives the list its new size.
      case resizing
    }

    /// The edge whose insets change.
    package enum Edge: Equatable, Sendable {
      case top, bottom
    }

    package var room: AnchorRoom.Change?
    package var edge: Edge
    /// The content offset's y, nil where it stays.
    package var offset: CGFloat?
    /// What is told to the journal.
    package var decision: AnchorDecision?
    package var pace: Pace
    /// What the anchor was when it asked for this: it may have ended meanwhile.
    var era: Int
  }

  /// A step of a change, each of which calls the app back.
  package enum Step: Equatable, Sendable {
    case inset, indicator, offset
  }
}
