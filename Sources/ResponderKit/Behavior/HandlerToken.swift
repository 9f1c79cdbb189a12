internal import Foundation

/// Keeps a handler: it is called as long as its token lives and is not cancelled.
///
/// What `observe(_:)` returns. A behaviour of a scroll view has a ``BehaviorToken``, which keeps nothing.
@MainActor
public final class HandlerToken {
  private let onCancel: @MainActor () -> Void

  /// Whether the handler is still called.
  public private(set) var isActive: Bool = true

  init(_ onCancel: @escaping @MainActor () -> Void = {}) {
    self.onCancel = onCancel
  }

  /// Ends the calls; later calls of this do nothing.
  public func cancel() {
    guard isActive else { return }
    isActive = false
    onCancel()
  }
}
