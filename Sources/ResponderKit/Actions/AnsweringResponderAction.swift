/// A ``ResponderAction`` that answers, throws, or does both.
///
/// `Output` and `Failure` follow from the method: `throws -> Bool` makes `execute(action:)` return `Bool?` and throw
/// `any Error`; a method that throws nothing is called without `try`, one that `throws(SaveError)` throws just that.
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
  /// What the handler answers; `Void` if it only may throw.
  associatedtype Output = Void
  /// What the handler may throw; `Never` if it throws nothing.
  associatedtype Failure: Error = any Error

  /// Does it, on the responder that was found, and hands back what that answered.
  @MainActor func execute(responder: Responder) throws(Failure) -> Output
}

extension AnsweringResponderAction where Responder == Never {
  /// An action that only closures of views handle needs no method: no responder is a `Never`.
  @MainActor public func execute(responder: Never) throws(Failure) -> Output {}
}
