/// A ``ResponderAction`` that returns an answer, throws, or does both.
///
/// Swift infers `Output` and `Failure` from the method. With `throws -> Bool`, `execute(action:)`
/// returns `Bool?` and throws `any Error`. A method that does not throw is called without `try`. A
/// method with `throws(SaveError)` throws exactly that type.
///
/// ```swift
/// struct SaveDraft: AnsweringResponderAction {
///   let draft: Draft
///   func execute(responder: any DraftStore) throws -> URL { try responder.save(draft) }
/// }
///
/// guard let url = try sender.execute(action: SaveDraft(draft: draft)) else { return }  // nobody stores drafts
/// ```
public protocol AnsweringResponderAction<Responder, Output>: ResponderMatching {
  /// The type that handles it, usually a protocol with one method.
  associatedtype Responder
  /// The answer of the handler; `Void` if the handler only throws.
  associatedtype Output = Void
  /// The error that the handler may throw; `Never` if it throws nothing.
  associatedtype Failure: Error = any Error

  /// Executes the action on the responder that was found and returns its answer.
  @MainActor func execute(responder: Responder) throws(Failure) -> Output
}

extension AnsweringResponderAction where Responder == Never {
  /// Does nothing. An action that only closures of views handle needs no method, because no
  /// responder is a `Never`.
  @MainActor public func execute(responder: Never) throws(Failure) -> Output {}
}
