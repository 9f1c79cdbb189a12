package import Foundation

/// Tells whether a first responder that was asked to resign, and did not at once, has refused or only takes its time.
///
/// Some libraries put a resign off and say no at first (T4.4.35); what is still first responder `patience` seconds later
/// has refused.
package struct ResignWatch: Equatable, Sendable {
  /// How long a resign may take, in seconds: longer than an animation that it may wait for.
  package static let patience: TimeInterval = 0.5

  /// What is known.
  package enum Finding: Equatable, Sendable {
    /// Nothing yet: it is to be looked at again after so many seconds.
    case waits(TimeInterval)
    case resigned
    case refused
  }

  private let asked: TimeInterval

  /// A responder was asked at a time, in seconds, and has not resigned yet.
  package init(askedAt time: TimeInterval) { asked = time }

  /// What is known at a time, in seconds. A time before the question is from another clock, and ends the wait.
  package func look(isFirstResponder: Bool, at time: TimeInterval) -> Finding {
    guard isFirstResponder else { return .resigned }
    let left = Self.patience - (time - asked)
    return left > 1e-9 && time >= asked ? .waits(left) : .refused
  }
}
