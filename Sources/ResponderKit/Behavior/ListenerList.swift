internal import Foundation

/// A list of handlers, each called until its token is cancelled or deallocated.
///
/// The list holds tokens weakly and checks them before each call. So releasing a token ends the
/// subscription without a `deinit`, which could not reach the main actor synchronously.
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

  /// Adds a handler and returns its token. The list stops calling the handler when the token is
  /// cancelled or deallocated.
  ///
  /// With `beforeOthers`, the list calls the handler before those that it already has, so that a
  /// journal records a cause before its effect. `onCancel` is called when the token is cancelled,
  /// but not when it is deallocated.
  func add(
    beforeOthers: Bool = false, _ handler: @escaping @MainActor (Event) -> Void,
    onCancel: @escaping @MainActor () -> Void = {}
  ) -> HandlerToken {
    let token = HandlerToken(onCancel)
    let listener = Listener(token: token, handler: handler)
    listeners.insert(listener, at: beforeOthers ? 0 : listeners.endIndex)
    return token
  }

  /// Whether no handler is registered. Reading this may release the handlers whose token has ended.
  var isEmpty: Bool {
    guard !listeners.allSatisfy({ $0.token?.isActive == true }) else { return listeners.isEmpty }
    // Deallocating a handler may call back into this list. So the old array is kept until the new
    // one is in place.
    let all = listeners
    listeners = all.filter { $0.token?.isActive == true }
    return withExtendedLifetime(all) { listeners.isEmpty }
  }

  func send(_ event: Event) {
    guard !isEmpty else { return }
    for listener in listeners where listener.token?.isActive == true { listener.handler(event) }
  }
}
