internal import Foundation

/// A token that undoes the call that returned it.
///
/// A behaviour ends when its token is cancelled, when another call replaces the behaviour, or when
/// its view is deallocated. Releasing the token does not end the behaviour. A handler has a
/// ``HandlerToken`` instead, which the app has to keep.
@MainActor
public final class BehaviorToken {
  private let undo: @MainActor () -> Void

  /// Whether the token has not been cancelled. It stays true if the behaviour ended in another way.
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
/// Methods named `observe(_:)` return it. A behaviour of a scroll view has a ``BehaviorToken``
/// instead, which the app need not keep.
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
