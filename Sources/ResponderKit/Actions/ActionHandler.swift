/// Who takes an action: a responder, or a closure of a SwiftUI view.
///
/// A closure given to `responderAction(_:perform:when:)` is no object of the type that an action asks for, so a responder's
/// `find(action:)` and its `execute(action:)` of a ``ResponderAction``, which answer with such an object, have none to give. Its
/// `handler(of:)`, and `find(action:)` and `execute(action:)` of a ``ResponderChain`` and an ``ActionSender``, answer with this. The
/// `execute(action:)` of an action that answers gives the answer, whoever took it.
public enum ActionHandler<Responder> {
  /// A responder, or the object that one names in its place.
  case responder(Responder)
  /// The closure of a view.
  case view

  /// The responder; nil where a view's closure takes the action.
  public var responder: Responder? {
    if case .responder(let responder) = self { responder } else { nil }
  }
}
