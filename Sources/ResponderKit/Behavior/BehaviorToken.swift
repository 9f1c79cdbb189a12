internal import Foundation

/// Undoes the call that returned it.
///
/// The token of a handler, from an `observe(_:)`, has to be kept: the handler is called as long as it lives. The behaviour of a
/// scroll view lives as long as the scroll view, whether or not its token is kept.
@MainActor
public final class BehaviorToken {
  private let undo: @MainActor () -> Void

  /// Whether the behaviour has not been cancelled.
  public private(set) var isActive: Bool = true

  init(_ undo: @escaping @MainActor () -> Void = {}) {
    self.undo = undo
  }

  /// Ends the behaviour; later calls do nothing.
  public func cancel() {
    guard isActive else { return }
    isActive = false
    undo()
  }
}
