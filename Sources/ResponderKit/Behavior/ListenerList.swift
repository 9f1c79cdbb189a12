internal import Foundation

/// Handlers that are called until their tokens are cancelled or gone.
///
/// A token is held weakly and looked at before each call, so dropping it ends the subscription without a `deinit` that
/// would have to find its way back to the main actor.
@MainActor
final class ListenerList<Event> {
  private final class Listener {
    weak var token: HandlerToken?
    let handler: @MainActor (Event) -> Void

    init(token: HandlerToken, handler: @escaping @MainActor (Event) -> Void) {
      self.token = token
      self.handler = handler
    }
  }

  private var listeners: [Listener] = []

  /// Adds a handler; it hears nothing more once the token is cancelled or deallocated.
  ///
  /// With `beforeOthers` it is called before those that act, so that a journal has the cause before its effect.
  /// `onCancel` is called when the token is cancelled, not when it is dropped.
  func add(
    beforeOthers: Bool = false, _ handler: @escaping @MainActor (Event) -> Void,
    onCancel: @escaping @MainActor () -> Void = {}
  ) -> HandlerToken {
    let token = HandlerToken(onCancel)
    let listener = Listener(token: token, handler: handler)
    listeners.insert(listener, at: beforeOthers ? 0 : listeners.endIndex)
    return token
  }

  /// Whether nobody listens any more.
  var isEmpty: Bool {
    if let first = listeners.first, first.token?.isActive == true { return false }
    // What ends along with a handler may come back here: nothing is let go of while the list is changed.
    let all = listeners
    listeners = all.filter { $0.token?.isActive == true }
    return withExtendedLifetime(all) { listeners.isEmpty }
  }

  func send(_ event: Event) {
    guard !isEmpty else { return }
    for listener in listeners where listener.token?.isActive == true { listener.handler(event) }
  }
}
