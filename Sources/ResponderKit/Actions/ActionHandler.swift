/// Who takes an action: a responder, or a closure of a SwiftUI view.
///
/// A closure given to `responderAction(_:perform:when:)` is no object of the type that an action asks for, so
/// `find(action:)` and `execute(action:)` of a responder, which answer with such an object, have none to give. Where that
/// matters, ask `handler(of:)`; a ``ResponderChain`` and an ``ActionSender`` always answer with this.
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
