/// Describes the responders that an action is for: their type, and whether a responder of that type
/// can take the action now.
///
/// This is the common part of ``ResponderAction``, ``AnsweringResponderAction`` and
/// ``AsyncResponderAction``; conform to one of those. Values can be made, compared and sent on any
/// actor. Only the methods that touch a responder are isolated to the main actor.
public protocol ResponderMatching<Responder> {
  /// The type of the responders that handle the action, usually a protocol with one method.
  ///
  /// With a type that every responder has (`Any`, `AnyObject`, `UIResponder`, `NSObject` and their
  /// protocols), a walk would always find the sender itself. Such an action therefore has no
  /// handler, neither a responder nor a view's closure, and a diagnosis reports it.
  associatedtype Responder

  /// Returns whether this responder can take the action now. The default implementation returns
  /// true.
  ///
  /// If it returns false, the walk skips the responder, as if the responder were of another type,
  /// and asks the next one. The package may call this method without executing the action, for
  /// example to enable a menu item, so do not change any state in it.
  @MainActor func canExecute(responder: Responder) -> Bool

  /// Whether the action may go unhandled. The default implementation returns false.
  ///
  /// The journal records an optional action that no responder takes, but no diagnosis reports it.
  var isOptional: Bool { get }
}

extension ResponderMatching {
  /// Returns true: every responder of the type can take the action.
  @MainActor public func canExecute(responder: Responder) -> Bool { true }

  /// Returns false: some responder must take the action.
  public var isOptional: Bool { false }
}
