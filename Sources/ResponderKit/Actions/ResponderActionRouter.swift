/// A responder that decides what happens to the actions that come up the chain: it forwards them,
/// refuses them, or lets them pass.
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
/// A walk asks the router before it considers the router's own type. Do not change any state in
/// `route(_:)`.
@MainActor
public protocol ResponderActionRouter: AnyObject {
  /// Decides how this action continues.
  func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder>
}

/// The decision of a ``ResponderActionRouter`` about an action that reaches it.
public enum ActionRoute<Responder> {
  /// Continues as if the object were no router: the object handles the action if it has the type
  /// and can execute the action, and otherwise the walk continues.
  case proceed
  /// Passes the action on to the next responder, even if the router has the type.
  case pass
  /// Gives the action to this object if it can execute the action; otherwise the walk continues.
  /// The object need not be a responder.
  case forward(to: Responder)
  /// Ends the walk. Neither this responder nor any responder further up gets the action.
  case veto
}

extension ActionRoute: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .proceed: "proceed"
    case .pass: "pass"
    case .forward(let responder): "forward to \(type(of: responder))"
    case .veto: "veto"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

/// Settings for the typed actions of the whole app.
@MainActor
public enum ResponderActions {
  /// The object that each walk asks last, about an action that no responder in the chain takes. It
  /// is held weakly.
  ///
  /// In a SwiftUI app this is usually the app delegate, which the chain does not contain:
  /// `UIApplication.shared.delegate` and `NSApp.delegate` are SwiftUI's own object, which forwards
  /// selectors to the adaptor's delegate but does not have its type. So the delegate registers
  /// itself when it has launched: `ResponderActions.lastResponder = self`.
  ///
  /// The object need not be a responder, and it may be a ``ResponderActionRouter``. A walk that ends
  /// at a presentation (``PresentationBoundary/stop``) or with a veto does not ask it.
  public static weak var lastResponder: AnyObject?
}
