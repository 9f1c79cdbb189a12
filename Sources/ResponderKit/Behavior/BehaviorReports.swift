internal import Foundation
package import ResponderCore

/// Sends reports of actions, decisions, effects and diagnoses to the HUD and the journal. Does
/// nothing while no handler is registered.
@MainActor
package enum BehaviorReports {
  private struct Report {
    let event: JournalEntry.Event
    let subject: AnyObject?
  }

  private static let listeners = ListenerList<Report>()

  /// Calls the handler with each report until the token is cancelled or deallocated.
  package static func observe(
    _ handler: @escaping @MainActor (JournalEntry.Event) -> Void
  ) -> HandlerToken {
    listeners.add { handler($0.event) }
  }

  /// Calls the handler with each report and with the object that the report is about: a view or
  /// another responder, or nil if the sender named no object.
  package static func observeSubjects(
    _ handler: @escaping @MainActor (JournalEntry.Event, AnyObject?) -> Void
  ) -> HandlerToken {
    listeners.add { handler($0.event, $0.subject) }
  }

  /// Whether a handler is registered.
  static var isHeard: Bool { !listeners.isEmpty }

  /// Sends a report, with the object that the report is about. The event is only made while a
  /// handler is registered.
  static func send(
    _ event: @autoclosure () -> JournalEntry.Event, about subject: AnyObject? = nil
  ) {
    guard !listeners.isEmpty else { return }
    listeners.send(Report(event: event(), subject: subject))
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
