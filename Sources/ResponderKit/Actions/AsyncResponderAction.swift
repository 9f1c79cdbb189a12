/// An ``AnsweringResponderAction`` whose handler takes its time.
///
/// The handler is found at once, in the chain as it is when the action is sent, and kept alive until it has answered;
/// what becomes of the views in between does not matter. Cancelling the sender's task cancels the handler's work.
public protocol AsyncResponderAction<Responder, Output>: ResponderMatching {
  /// The type that handles it, usually a protocol with one method.
  associatedtype Responder
  /// What the handler answers; `Void` if it only takes time or may throw.
  associatedtype Output = Void
  /// What the handler may throw; `Never` if it throws nothing.
  associatedtype Failure: Error = any Error

  /// Does it, on the responder that was found, and hands back what that answered.
  @MainActor func execute(responder: Responder) async throws(Failure) -> Output
}

extension AsyncResponderAction where Responder == Never {
  /// An action that only closures of views handle needs no method: no responder is a `Never`.
  @MainActor public func execute(responder: Never) async throws(Failure) -> Output {}
}
