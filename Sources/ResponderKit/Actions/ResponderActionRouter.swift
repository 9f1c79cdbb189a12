/// A responder that decides how actions continue that come up the chain: it forwards them, refuses
/// them, or lets them pass.
///
/// Use it for containers whose handlers are not responders, such as coordinators and view models:
///
/// ```swift
/// func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
///   if let coordinator = coordinator as? Action.Responder { return .forward(to: coordinator) }
///   return action is DeleteBlog && isLocked ? .veto : .proceed
/// }
/// ```
///
/// Both `find(action:)` and `execute(action:)` ask the router before its own type counts. Change
/// nothing in `route(_:)`, and do not send the same action from there into a chain that leads back
/// to the router.
@MainActor
public protocol ResponderActionRouter: AnyObject {
  /// Decides how this action continues.
  func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder>
}
