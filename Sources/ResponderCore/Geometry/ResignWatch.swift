package import Foundation

/// Determines whether a first responder that did not resign when asked has refused or only needs
/// time.
///
/// Some libraries refuse a request to resign and let the responder resign later (T4.4.35). A
/// responder that is still first responder `patience` seconds after the request counts as having
/// refused.
package struct ResignWatch: Equatable, Sendable {
  /// How long a resignation may take, in seconds: longer than the animations for which libraries
  /// postpone it.
  package static let patience: TimeInterval = 0.5

  /// The result of `look`.
  package enum Finding: Equatable, Sendable {
    /// Not known yet: call `look` again after this many seconds.
    case waits(TimeInterval)
    case resigned
    case refused
  }

  private let asked: TimeInterval

  /// Creates a watch for a responder that was asked to resign at a time, in seconds, and has not
  /// resigned yet.
  package init(askedAt time: TimeInterval) { asked = time }

  /// Returns what is known at a time, in seconds. A time before the request comes from another
  /// clock and counts as the end of the wait.
  package func look(isFirstResponder: Bool, at time: TimeInterval) -> Finding {
    guard isFirstResponder else { return .resigned }
    let left = Self.patience - (time - asked)
    return left > 1e-9 && time >= asked ? .waits(left) : .refused
  }
}
