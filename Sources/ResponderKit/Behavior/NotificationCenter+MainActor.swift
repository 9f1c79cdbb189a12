internal import Dispatch
package import Foundation

extension NotificationCenter {
  /// Calls the handler on the main actor with each notification of that name until the observer is
  /// removed.
  ///
  /// The call is immediate if the notification is posted on the main thread, as UIKit's are. If an
  /// app touches UIKit on another thread, UIKit posts there too. UIKit usually tolerates that, so
  /// this method must not crash the app in that case. It calls the handler in a later run loop
  /// turn.
  package func observe(
    _ name: Notification.Name, _ handle: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: nil) { notification in
      // The notification is passed on once and used nowhere else.
      nonisolated(unsafe) let notification = notification
      if isMainActorCurrent {
        MainActor.assumeIsolated { handle(notification) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { handle(notification) } }
      }
    }
  }
}

/// Whether the main actor runs the current code. `assumeIsolated` would crash the app instead of
/// returning false.
///
/// True on the main thread, and on the thread that runs the main queue in a process without a run
/// loop (`dispatchMain()`).
var isMainActorCurrent: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// A mark that only the main queue carries.
private final class MainQueueMark {}

// A key has no state, and this one never changes.
private nonisolated(unsafe) let mainQueueKey: DispatchSpecificKey<MainQueueMark> = {
  let key = DispatchSpecificKey<MainQueueMark>()
  DispatchQueue.main.setSpecific(key: key, value: MainQueueMark())
  return key
}()
