/// An ``AnsweringResponderAction`` with an asynchronous handler.
///
/// The walk finds the handler when the action is sent, in the chain as it is then, and keeps the
/// handler alive until it has answered. Changes to the views in between have no effect. Cancelling
/// the sender's task cancels the handler's work.
public protocol AsyncResponderAction<Responder, Output>: ResponderMatching {
  /// The type that handles it, usually a protocol with one method.
  associatedtype Responder
  /// The answer of the handler; `Void` if it returns nothing.
  associatedtype Output = Void
  /// The error that the handler may throw; `Never` if it throws nothing.
  associatedtype Failure: Error = any Error

  /// Executes the action on the responder that was found and awaits its answer.
  @MainActor func execute(responder: Responder) async throws(Failure) -> Output
}

extension AsyncResponderAction where Responder == Never {
  /// Does nothing. An action that only closures of views handle needs no method, because no
  /// responder is a `Never`.
  @MainActor public func execute(responder: Never) async throws(Failure) -> Output {}
}
