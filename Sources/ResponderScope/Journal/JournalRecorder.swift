#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Writes down what happens from the HUD's installation on: focus, keyboard, drags, decisions.
  ///
  /// Event by event: nothing runs while nothing happens. Times are seconds since recording began.
  @MainActor
  final class JournalRecorder {
    private(set) var journal = Journal()
    private var tokens: [BehaviorToken] = []
    private var keyboard = KeyboardState()
    private var origin: TimeInterval = 0

    func start() {
      guard tokens.isEmpty else { return }
      origin = CACurrentMediaTime()
      // A hidden keyboard's history is not this journal's: the same session writes the same lines.
      let known = KeyboardMonitor.shared.state
      keyboard = known.placement == .hidden ? KeyboardState() : known
      tokens = [
        FirstResponderFeed.shared.observe { [weak self] change in self?.focusChanged(change) },
        KeyboardMonitor.shared.observeBeforeOthers { [weak self] in self?.keyboardMoved($0) },
        BehaviorReports.observe { [weak self] event in self?.record(event) },
      ]
    }

    /// Stops and forgets everything.
    func reset() {
      for token in tokens { token.cancel() }
      tokens = []
      journal.removeAll()
    }

    func record(_ event: JournalEntry.Event) {
      guard !tokens.isEmpty else { return }
      journal.append(event, at: CACurrentMediaTime() - origin)
    }

    private func focusChanged(_ change: FirstResponderFeed.Change) {
      record(
        .focus(
          FocusChange(
            from: change.previous.map { ResponderIdentity($0) },
            to: change.current.map { ResponderIdentity($0) })))
    }

    private func keyboardMoved(_ event: KeyboardEvent) {
      let change = KeyboardChange(event, before: keyboard)
      keyboard = change.after
      record(.keyboard(change))
    }
  }
#endif
