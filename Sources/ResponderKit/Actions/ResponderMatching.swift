/// Which responder something is for: a type, and whether a responder of that type can take it now.
///
/// The common part of ``ResponderAction``, ``AnsweringResponderAction`` and ``AsyncResponderAction``; conform to one of
/// those. Values of it can be made, compared and sent anywhere; only what touches a responder is bound to the main
/// actor.
public protocol ResponderMatching<Responder> {
  /// The type that handles it, usually a protocol with one method.
  ///
  /// A type that every responder has (`Any`, `AnyObject`, `UIResponder`, `NSObject` and their protocols) would always
  /// be found in the sender itself. Such an action is given to nobody, and diagnosed.
  associatedtype Responder

  /// Whether this responder can take it now; true unless implemented.
  ///
  /// A responder that cannot is passed over and the next one up the chain is asked, as if it were of another type. May be
  /// called without an execution following, to enable a menu item for example: change nothing here.
  @MainActor func canExecute(responder: Responder) -> Bool

  /// Whether it is right that no responder takes it; false unless implemented.
  ///
  /// An optional action that comes to nothing is in the journal, and is not diagnosed.
  var isOptional: Bool { get }
}

extension ResponderMatching {
  /// Every responder of the type can.
  @MainActor public func canExecute(responder: Responder) -> Bool { true }

  /// A responder is expected to take it.
  public var isOptional: Bool { false }
}
