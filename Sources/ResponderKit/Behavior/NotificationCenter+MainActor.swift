internal import Dispatch
package import Foundation

extension NotificationCenter {
  /// Calls the handler on the main actor with each notification of that name, until the observer is removed.
  ///
  /// At once where it is posted on the main thread, as UIKit's are. An app that touches UIKit on another thread makes UIKit post
  /// there; UIKit mostly forgives that, so it must not end the app here: the handler is called in a later turn.
  package func observe(
    _ name: Notification.Name, _ handle: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: nil) { notification in
      // Handed on once, and used by nobody else.
      nonisolated(unsafe) let notification = notification
      if isMainActorCurrent {
        MainActor.assumeIsolated { handle(notification) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { handle(notification) } }
      }
    }
  }
}

/// Whether the main actor runs the present code, where `assumeIsolated` would end the app to say no.
///
/// On the main thread; or on whatever thread the main queue has in a process without a run loop (`dispatchMain()`).
var isMainActorCurrent: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// What the main queue alone has.
private final class MainQueueMark {}

// A key has no state, and this one never changes.
private nonisolated(unsafe) let mainQueueKey: DispatchSpecificKey<MainQueueMark> = {
  let key = DispatchSpecificKey<MainQueueMark>()
  DispatchQueue.main.setSpecific(key: key, value: MainQueueMark())
  return key
}()
