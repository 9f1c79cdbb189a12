internal import Foundation

/// A token that undoes the call that returned it.
///
/// A behaviour ends when its token is cancelled or its view is deallocated. Dropping the token ends
/// nothing. A handler's token is a ``HandlerToken``, which has to be kept.
@MainActor
public final class BehaviorToken {
  private let undo: @MainActor () -> Void

  /// Whether the behaviour has not been cancelled.
  public private(set) var isActive: Bool = true

  init(_ undo: @escaping @MainActor () -> Void) {
    self.undo = undo
  }

  /// Ends the behaviour. Later calls do nothing.
  public func cancel() {
    guard isActive else { return }
    isActive = false
    undo()
  }
}

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
