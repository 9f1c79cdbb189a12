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
  /// If it returns false, the walk asks the next responder. The package may call this method
  /// without executing the action, so do not change any state in it.
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

/// A typed action with its payload, for the nearest responder of a type to execute.
///
/// A button deep in a cell tells the screen what the user chose, without a delegate for each level
/// in between: <doc:SendingActions>.
///
/// The walk begins at the responder on which `execute(action:)` is called, including that
/// responder, and follows `next`. The nearest responder of the type receives the action, once. If
/// no responder takes it, the call returns nil, and the HUD and the journal report it. To pass an
/// action on, a handler calls `next?.execute(action:)`.
public protocol ResponderAction<Responder>: ResponderMatching {
  /// The type that handles the action, usually a protocol with one method.
  associatedtype Responder

  /// Executes the action on the responder that was found.
  @MainActor func execute(responder: Responder)
}

extension ResponderAction where Responder == Never {
  /// Never runs: an action that only closures of SwiftUI views handle needs no method of its own.
  @MainActor public func execute(responder: Never) {}
}

/// A ``ResponderAction`` that returns an answer, throws, or does both.
///
/// Swift infers `Output` and `Failure` from the method `execute(responder:)`. If it is declared
/// `throws -> Bool`, `execute(action:)` returns `Bool?` and throws `any Error`. If it does not
/// throw, `execute(action:)` is called without `try`. If it is declared `throws(SaveError)`,
/// `execute(action:)` throws exactly that type.
public protocol AnsweringResponderAction<Responder, Output>: ResponderMatching {
  /// The type that handles the action, usually a protocol with one method.
  associatedtype Responder
  /// The answer of the handler; `Void` if the handler only throws.
  associatedtype Output = Void
  /// The error that the handler may throw; `Never` if it throws nothing.
  associatedtype Failure: Error = any Error

  /// Executes the action on the responder that was found and returns its answer.
  @MainActor func execute(responder: Responder) throws(Failure) -> Output
}

extension AnsweringResponderAction where Responder == Never {
  /// Never runs: an action that only closures of SwiftUI views handle needs no method of its own.
  @MainActor public func execute(responder: Never) throws(Failure) -> Output {}
}

/// An ``AnsweringResponderAction`` with an asynchronous handler.
///
/// The walk finds the handler when the action is sent, in the chain at that moment, and keeps the
/// handler alive until it has answered. Changes to the views in between have no effect. Cancelling
/// the sender's task cancels the handler's work.
public protocol AsyncResponderAction<Responder, Output>: ResponderMatching {
  /// The type that handles the action, usually a protocol with one method.
  associatedtype Responder
  /// The answer of the handler; `Void` if it returns nothing.
  associatedtype Output = Void
  /// The error that the handler may throw; `Never` if it throws nothing.
  associatedtype Failure: Error = any Error

  /// Executes the action on the responder that was found and awaits its answer.
  @MainActor func execute(responder: Responder) async throws(Failure) -> Output
}

extension AsyncResponderAction where Responder == Never {
  /// Never runs: an action that only closures of SwiftUI views handle needs no method of its own.
  @MainActor public func execute(responder: Never) async throws(Failure) -> Output {}
}

/// The handler of an action: a responder, or a closure attached to a SwiftUI view.
///
/// A closure passed to `responderAction(_:perform:when:)` is not an object of the action's
/// `Responder` type. So a responder's `find(action:)`, and its `execute(action:)` for a
/// ``ResponderAction``, return nil when a closure handles the action.
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

extension ActionHandler: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .responder(let responder): "responder \(type(of: responder as Any))"
    case .view: "view"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
