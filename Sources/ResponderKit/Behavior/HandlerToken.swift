internal import Foundation

/// A token that keeps a handler registered. The handler is called until the token is cancelled or
/// deallocated.
///
/// Methods named `observe(_:)` return it. A behaviour of a scroll view has a ``BehaviorToken``,
/// which keeps nothing.
@MainActor
public final class HandlerToken {
  private let onCancel: @MainActor () -> Void

  /// Whether the handler is still called.
  public private(set) var isActive: Bool = true

  init(_ onCancel: @escaping @MainActor () -> Void = {}) {
    self.onCancel = onCancel
  }

  /// Ends the calls to the handler. Later calls of this method do nothing.
  public func cancel() {
    guard isActive else { return }
    isActive = false
    onCancel()
  }
}
