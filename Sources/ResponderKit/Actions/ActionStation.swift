internal import ResponderCore

/// An element of the chain that stands in for a handler of actions: a closure, or an object that
/// need not be a responder.
///
/// The walk asks the station's handler about an action, never the station itself.
@MainActor
protocol ActionStation: AnyObject {
  /// The handler of the actions that reach this station, or nil if the station only occupies a
  /// position in the chain.
  var actionHandler: ActionStationHandler? { get }
  /// The identity under which reports name the station.
  var actionIdentity: ResponderIdentity { get }
}

/// What handles the actions that reach a station.
enum ActionStationHandler {
  /// An `ActionClosure`, for actions of one type.
  case closure(AnyObject)
  /// An object, which the walk asks about each action as it asks a responder.
  case object(WeakActionHandler)
}

/// A weak reference to an object that handles actions.
@MainActor
final class WeakActionHandler {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// An app's closure for actions of one type.
@MainActor
class ActionClosure<Action: ResponderMatching> {
  /// Whether the closure takes this action.
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
