internal import Foundation

/// Sends what the behaviours do and decide to whoever listens, such as the journal of debug builds.
/// Does nothing while nobody does.
@MainActor
package enum BehaviorReports {
  private static let listeners = ListenerList<(BehaviorEvent, AnyObject?)>()

  /// Calls the handler with each report until the token is cancelled or deallocated.
  package static func observe(
    _ handler: @escaping @MainActor (BehaviorEvent) -> Void
  ) -> HandlerToken {
    listeners.add { event, _ in handler(event) }
  }

  /// Calls the handler with each report and with the object that the report is about: a view or
  /// another responder, or nil if the sender named no object.
  package static func observeSubjects(
    _ handler: @escaping @MainActor (BehaviorEvent, AnyObject?) -> Void
  ) -> HandlerToken {
    listeners.add { event, subject in handler(event, subject) }
  }

  /// Whether a handler is registered.
  static var isHeard: Bool { !listeners.isEmpty }

  /// Sends a report, with the object that the report is about. The event is only made while a
  /// handler is registered.
  static func send(
    _ event: @autoclosure () -> BehaviorEvent, about subject: AnyObject? = nil
  ) {
    if isHeard { listeners.send((event(), subject)) }
  }
}

/// Logs each kind of problem once per launch.
@MainActor
package enum ResponderLog {
  /// The keys of the messages that have been written. Only a test removes one.
  static var reported: Set<String> = []

  /// Writes the message unless a message with the same key has been written.
  package static func once(_ key: String, _ message: () -> String) {
    guard reported.insert(key).inserted else { return }
    NSLog("ResponderScope: %@", message() as NSString)
  }
}
