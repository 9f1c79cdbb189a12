internal import ResponderCore

/// A place in the chain that answers for something else: for a closure, or for an object that is no responder.
///
/// What is asked about an action is the handler; the place itself never is one.
@MainActor
protocol ActionStation: AnyObject {
  /// Who handles actions here; nil for a place that only stands in the chain.
  var actionHandler: ActionStationHandler? { get }
  /// What reports call it.
  var actionIdentity: ResponderIdentity { get }
}

/// Who handles the actions that come to a station.
enum ActionStationHandler {
  /// An `ActionClosure`, for actions of one type.
  case closure(AnyObject)
  /// An object, for every action whose responder it is.
  case object(WeakActionHandler)
}

/// An object that handles actions, not kept alive.
@MainActor
final class WeakActionHandler {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// What an app wrote for actions of one type.
@MainActor
class ActionClosure<Action: ResponderMatching> {
  /// Whether it takes this one.
  let accepts: (Action) -> Bool

  init(accepts: @escaping (Action) -> Bool) {
    self.accepts = accepts
  }
}

/// The closure of a ``ResponderAction``.
final class PlainActionClosure<Action: ResponderAction>: ActionClosure<Action> {
  let body: @MainActor (Action) -> Void

  init(
    accepts: @escaping @MainActor (Action) -> Bool, body: @escaping @MainActor (Action) -> Void
  ) {
    self.body = body
    super.init(accepts: accepts)
  }
}

/// The closure of an ``AnsweringResponderAction``.
final class AnsweringActionClosure<Action: AnsweringResponderAction>: ActionClosure<Action> {
  let body: @MainActor (Action) throws(Action.Failure) -> Action.Output

  init(
    accepts: @escaping @MainActor (Action) -> Bool,
    body: @escaping @MainActor (Action) throws(Action.Failure) -> Action.Output
  ) {
    self.body = body
    super.init(accepts: accepts)
  }
}

/// The closure of an ``AsyncResponderAction``.
final class AsyncActionClosure<Action: AsyncResponderAction>: ActionClosure<Action> {
  let body: @MainActor (Action) async throws(Action.Failure) -> Action.Output

  init(
    accepts: @escaping @MainActor (Action) -> Bool,
    body: @escaping @MainActor (Action) async throws(Action.Failure) -> Action.Output
  ) {
    self.body = body
    super.init(accepts: accepts)
  }
}
