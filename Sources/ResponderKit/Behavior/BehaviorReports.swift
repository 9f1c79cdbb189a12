package import ResponderCore

/// Hands what behaviours decided and did to whoever watches: the HUD and the journal. Does nothing while nobody does.
@MainActor
package enum BehaviorReports {
  private static let listeners = ListenerList<JournalEntry.Event>()

  /// Calls the handler with each report until the token is cancelled or dropped.
  package static func observe(
    _ handler: @escaping @MainActor (JournalEntry.Event) -> Void
  ) -> HandlerToken {
    listeners.add(handler)
  }

  /// Whether anybody listens.
  static var isHeard: Bool { !listeners.isEmpty }

  /// The report is only made when somebody listens.
  static func send(_ event: @autoclosure () -> JournalEntry.Event) {
    guard !listeners.isEmpty else { return }
    listeners.send(event())
  }
}
