internal import Foundation

/// A token that undoes the call that returned it.
///
/// A behaviour ends when its token is cancelled or its scroll view is deallocated. Dropping the
/// token ends nothing. A handler's token is a ``HandlerToken``, which has to be kept.
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
