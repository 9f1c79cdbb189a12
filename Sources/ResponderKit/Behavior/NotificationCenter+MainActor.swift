package import Foundation

extension NotificationCenter {
  /// Calls the handler on the main actor with each notification of that name until the observer is
  /// removed.
  ///
  /// The call is immediate if the notification is posted on the main thread, as UIKit's are. If an
  /// app touches UIKit on another thread, UIKit posts there too, and this method calls the handler
  /// in a later turn of the main run loop.
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
