/// A ``ResponderAction`` that returns an answer, throws, or does both.
///
/// Swift infers `Output` and `Failure` from the method `execute(responder:)`. If it is declared
/// `throws -> Bool`, `execute(action:)` returns `Bool?` and throws `any Error`. If it does not
/// throw, `execute(action:)` is called without `try`. If it is declared `throws(SaveError)`,
/// `execute(action:)` throws exactly that type.
///
/// ```swift
/// struct SaveDraft: AnsweringResponderAction {
///   let draft: Draft
///   func execute(responder: any DraftStore) throws -> URL { try responder.save(draft) }
/// }
///
/// // Nil: no responder stores drafts.
/// guard let url = try sender.execute(action: SaveDraft(draft: draft)) else { return }
/// ```
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
  /// Never runs, because no responder is a `Never`. So an action that only closures of SwiftUI
  /// views handle needs no method of its own.
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
  /// Never runs, because no responder is a `Never`. So an action that only closures of SwiftUI
  /// views handle needs no method of its own.
  @MainActor public func execute(responder: Never) async throws(Failure) -> Output {}
}
