internal import Dispatch
package import Foundation

// UIKit calls an override, an action or an observer on the thread on which the app calls UIKit.
// UIKit warns about any thread but the main one, and usually goes on. An isolated method would end
// the process there, because the language mode of Swift 6 checks the actor of a method that
// Objective-C calls (SE-0423). So these methods are nonisolated and begin with one of the functions
// below. `scripts/check oracle` finds a method with such a check.
extension MainActor {
  /// Runs the body now if the main actor runs the current code, otherwise in a later turn of the
  /// main run loop.
  package static func nowOrLater(_ body: @escaping @MainActor () -> Void) {
    if ifCurrent(body) == nil { DispatchQueue.main.async(execute: body) }
  }

  /// Runs the body and returns its result if the main actor runs the current code; otherwise
  /// returns nil.
  ///
  /// `assumeIsolated` would ask the runtime once more, and end the app where the runtime's answer
  /// differs: its record of the current executor is wrong after an exception that AppKit has caught
  /// (github.com/swiftlang/swift/issues/89197).
  package static func ifCurrent<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey.value) != nil else {
      return nil
    }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

/// The key of a mark that only the main queue carries. The mark is also on the thread that runs the
/// main queue in a process without a run loop (`dispatchMain()`).
private let mainQueueKey: UncheckedSendable<DispatchSpecificKey<Bool>> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return UncheckedSendable(value: key)
}()

/// A value that is used in one place at a time. It is generic because the compiler, which knows
/// whether the value's type is Sendable, otherwise asks for `nonisolated(unsafe)` with one system's
/// frameworks and against it with another's.
struct UncheckedSendable<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}

extension NotificationCenter {
  /// Calls the handler on the main actor with each notification of that name until the observer is
  /// removed: at once if it is posted on the main thread, as UIKit's are, and otherwise in a later
  /// turn of the main run loop.
  package func observe(
    _ name: Notification.Name, _ handle: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: nil) { notification in
      // Apple's Notification is not Sendable, that of Linux is. The notification is passed on once
      // and used nowhere else.
      let posted = UncheckedSendable(value: notification)
      MainActor.nowOrLater { handle(posted.value) }
    }
  }
}

/// A list of handlers, each called until its token is cancelled or deallocated.
///
/// The list holds tokens weakly and checks them before each call. So releasing a token ends the
/// subscription without a `deinit`, which could not reach the main actor synchronously.
@MainActor
final class ListenerList<Event> {
  private struct Listener {
    weak var token: HandlerToken?
    let handler: @MainActor (Event) -> Void
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
