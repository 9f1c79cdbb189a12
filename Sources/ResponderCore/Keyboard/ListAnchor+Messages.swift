package import Foundation

extension ListAnchor {
  /// Something that happened; most events carry the adapter's measurements at that moment.
  package enum Event: Equatable, Sendable {
    /// The anchor begins.
    case began(AnchorSight)
    /// A keyboard notification arrived; the value is nil if the list has no window.
    case keyboardMoved(AnchorSight?)
    /// The app has begun an animated scroll to the list's end, at this time in seconds.
    case sentToEnd(TimeInterval)
    /// The *place* beat (`TurnClock`): the system lays out the list's window for the next frame.
    case places(AnchorSight)
    /// The *changed* beat (`TurnClock`), before the run loop sleeps.
    case turnEnds(AnchorSight)
    /// The adapter has measured the list once more in the same turn, for `Effect.lookAgain`.
    case looksAgain(AnchorSight)
    /// The caret may have moved.
    case caretMayHaveMoved(AnchorSight)
    /// The adapter has finished its work in the *changed* beat.
    case turnEnded
    /// The adapter has made the change of an `Effect.change`. These are the measurements after it.
    case performed(AnchorSight)
    /// The anchor ends.
    case ended(AnchorSight)
  }

  /// Something that the adapter must do. It performs the effects of one event in their order.
  package enum Effect: Equatable, Sendable {
    /// Write the insets and move the offset together.
    case change(Change)
    /// Request a *place* beat in the next layout of the list's window.
    case askForPlace
    /// Measure the list once more, and report `Event.looksAgain`.
    case lookAgain
    /// Scroll to the list's end again, because the end moved while the list scrolled towards it.
    case scrollToEnd
    /// Log that other code keeps setting the content inset. The anchor leaves both insets alone
    /// until the next keyboard event, or until the inset has the anchor's value again.
    case giveUp
  }

  /// One change of the list's insets and offset.
  package struct Change: Equatable, Sendable {
    /// The animation in which the adapter makes the change.
    package enum Pace: Equatable, Sendable {
      case keyboard
      /// The animation in which the list gets its new size.
      case resizing
    }

    /// The edge whose insets change.
    package enum Edge: Equatable, Sendable {
      case top, bottom
    }

    package var room: AnchorRoom.Change?
    package var edge: Edge
    /// The new y of the content offset; nil if it does not change.
    package var offset: CGFloat?
    /// The decision for the journal; nil if the offset was not decided.
    package var decision: AnchorDecision?
    package var pace: Pace
    /// The anchor's `era` when it requested the change. If the anchor's era differs now, the change
    /// is obsolete, because the anchor has ended or has handed its room over.
    var era: Int
  }

  /// A step of a change. Each step may call the app's code.
  package enum Step: Equatable, Sendable {
    case inset, indicator, offset
  }
}
