/// What handles an action: a responder, or a closure attached to a SwiftUI view.
///
/// A closure passed to `responderAction(_:perform:when:)` is not an object of the action's
/// `Responder` type. A responder's `find(action:)`, and its `execute(action:)` for a
/// ``ResponderAction``, return such an object, so they return nil when a closure handles the
/// action. These methods return an `ActionHandler` instead, which covers both: a responder's
/// `handler(of:)`, and `find(action:)` and `execute(action:)` of ``ResponderChain`` and
/// ``ActionSender``. For an action with an answer, `execute(action:)` returns the answer, whichever
/// of the two handled it.
public enum ActionHandler<Responder> {
  /// A responder, or the object that a responder named in its place.
  case responder(Responder)
  /// A closure attached to a SwiftUI view.
  case view

  /// The responder, or nil when a view's closure handles the action.
  public var responder: Responder? {
    if case .responder(let responder) = self { responder } else { nil }
  }
}
