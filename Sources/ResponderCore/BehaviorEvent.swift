package import Foundation

/// What a behaviour did or decided, with the decision itself.
///
/// ResponderKit sends these events to whoever listens: in debug builds to the journal, in release
/// builds to nobody.
package indirect enum BehaviorEvent {
  /// A finger left a scroll view. `fieldRect` is the first responder's rectangle in content
  /// coordinates, `obscured` what the keyboard covers in viewport coordinates, points.
  case dragEnded(
    ProjectionDecision, in: ResponderIdentity, fieldRect: CGRect?, obscured: CGRect?)
  /// A first responder in a scroll view was judged.
  case judged(
    DismissalDecision, DismissalCause, field: ResponderIdentity, in: ResponderIdentity)
  /// A first responder was asked to resign.
  case askedToResign(ResponderIdentity, isForced: Bool, didResign: Bool)
  /// An anchored list was moved or given room.
  case anchored(AnchorDecision, ResponderIdentity)
  /// An action was sent up the responder chain; `to` is nil if no responder handled it. The steps
  /// are the responders that were offered the action, in order.
  case sentAction(
    String, from: ResponderIdentity, to: ResponderIdentity?, steps: [ActionStep], isOptional: Bool)
  /// The app made a mistake.
  case mistake(Mistake)

  /// A mistake of the app that only the behaviour can see.
  package enum Mistake {
    /// A responder chain leads back to `start`.
    case chainCycle(from: ResponderIdentity, backTo: ResponderIdentity, hops: Int)
    /// Every responder has the type to which an action is addressed.
    case undirectedAction(String, responder: String, sender: ResponderIdentity)
    /// So many scroll views lie at the place of a SwiftUI modifier.
    case ambiguousScrollView(count: Int)
    /// So many views have this tag.
    case duplicateTag(String, views: Int)
    /// A view was asked for by its tag and is not first responder.
    case tagNotFocused(String, TagFailureReason, isSearch: Bool)
  }

  /// What a responder answered to an action.
  package enum ActionAnswer {
    case pass, take, forward, veto
  }

  /// A responder that was offered an action, its answer, and the object to which it forwarded.
  package struct ActionStep {
    package let responder: ResponderIdentity
    package let answer: ActionAnswer
    package let delegate: ResponderIdentity?

    package init(responder: ResponderIdentity, answer: ActionAnswer, delegate: ResponderIdentity?) {
      (self.responder, self.answer, self.delegate) = (responder, answer, delegate)
    }
  }
}
