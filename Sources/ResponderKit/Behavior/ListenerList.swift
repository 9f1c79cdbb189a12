internal import Foundation

/// Handlers that are called until their tokens are cancelled or gone.
///
/// A token is held weakly and looked at before each call, so dropping it ends the subscription without a `deinit` that
/// would have to find its way back to the main actor.
@MainActor
final class ListenerList<Event> {
  private struct Listener {
    weak var token: BehaviorToken?
    let handler: @MainActor (Event) -> Void
  }

  private var listeners: [Listener] = []

  /// Adds a handler; it hears nothing more once the token is cancelled or deallocated.
  func add(_ handler: @escaping @MainActor (Event) -> Void) -> BehaviorToken {
    let token = BehaviorToken()
    listeners.append(Listener(token: token, handler: handler))
    return token
  }

  /// Whether nobody listens any more.
  var isEmpty: Bool {
    listeners.removeAll { $0.token?.isActive != true }
    return listeners.isEmpty
  }

  func send(_ event: Event) {
    guard !isEmpty else { return }
    for listener in listeners where listener.token?.isActive == true { listener.handler(event) }
  }
}
