/// A responder that decides what becomes of actions that come up the chain: forwards, refuses, or lets them pass.
///
/// For containers whose handlers are not responders, such as coordinators and view models:
///
/// ```swift
/// func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
///   if let coordinator = coordinator as? Action.Responder { return .forward(to: coordinator) }
///   return action is DeleteBlog && isLocked ? .veto : .proceed
/// }
/// ```
///
/// It is asked before its own type counts, by `find(action:)` as well as by `execute(action:)`: change nothing here, and
/// do not send the same action from here to a chain that leads back.
@MainActor
public protocol ResponderActionRouter: AnyObject {
  /// What is to happen to this action.
  func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder>
}
