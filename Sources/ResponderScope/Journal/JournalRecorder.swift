#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Writes down what happens from the HUD's installation on: focus, keyboard, drags, decisions, diagnoses.
  ///
  /// Event by event: nothing runs while nothing happens. What it listens to keeps it until `reset()`. Times are seconds since recording began.
  @MainActor
  final class JournalRecorder {
    private static let mostDiagnoses = 1_000

    private(set) var journal = Journal()
    /// The last mistakes that were recognised, oldest first: what the HUD's badge counts.
    private(set) var diagnoses: [Diagnosis] = []
    /// How many were recognised since `start()`.
    private(set) var diagnosisCount = 0
    /// Grows with everything that is recorded but the samples of a scroll: whether there is news to show.
    private(set) var newsCount = 0
    /// Called with each mistake when it is recognised: for whoever shows it.
    var onDiagnosis: ((Diagnosis) -> Void)?
    /// Called at the end of each turn of the main run loop, after what it brought was recorded, with the time in seconds.
    var onTurn: ((TimeInterval) -> Void)?

    private var tokens: [HandlerToken] = []
    private var feed: DiagnosisFeed?
    private var keyboard = KeyboardState()
    private var origin: TimeInterval = 0

    func start() {
      guard tokens.isEmpty else { return }
      origin = CACurrentMediaTime()
      // A hidden keyboard's history is not this journal's: the same session writes the same lines.
      let known = KeyboardMonitor.shared.state
      keyboard = known.placement == .hidden ? KeyboardState() : known
      let feed = DiagnosisFeed(
        record: { self.record($0) },
        report: { self.report($0) },
        lookEnded: { self.onTurn?($0) })
      self.feed = feed
      tokens = [
        // The shown HUD sees to it that a turn comes; for the journal alone nothing is woken.
        FirstResponderFeed.shared.observePatiently { self.focusChanged($0) },
        KeyboardMonitor.shared.observeBeforeOthers { self.keyboardMoved($0) },
        BehaviorReports.observe { self.behaviorReported($0) },
      ]
      feed.start()
    }

    /// Stops and forgets everything.
    func reset() {
      for token in tokens { token.cancel() }
      tokens = []
      feed?.stop()
      feed = nil
      journal.removeAll()
      newsCount += 1
      diagnoses = []
      diagnosisCount = 0
      onDiagnosis = nil
      onTurn = nil
    }

    func record(_ event: JournalEntry.Event) {
      guard !tokens.isEmpty else { return }
      journal.append(event, at: CACurrentMediaTime() - origin)
      if case .scroll = event { return }
      newsCount += 1
    }

    /// The application's first responder as of this turn.
    var currentResponder: UIResponder? { FocusBook.shared.current }

    /// The geometry of a scroll view, if a sample of it was taken in this turn of the run loop.
    func sampledGeometry(of scrollView: UIScrollView) -> ScrollViewGeometry? {
      feed?.sampledGeometry(of: scrollView)
    }

    /// Whether a sample of a scroll was taken in this turn of the run loop.
    var hasSample: Bool { feed?.hasSample == true }

    func report(_ diagnosis: Diagnosis) {
      guard !tokens.isEmpty else { return }
      record(.diagnosis(diagnosis))
      note(diagnosis)
    }

    private func note(_ diagnosis: Diagnosis) {
      if diagnoses.count == Self.mostDiagnoses { diagnoses.removeFirst() }
      diagnoses.append(diagnosis)
      diagnosisCount += 1
      DiagnosisLog.write(diagnosis)
      onDiagnosis?(diagnosis)
    }

    private func focusChanged(_ change: FirstResponderFeed.Change) {
      record(
        .focus(
          FocusChange(
            from: change.previous.map { ResponderIdentity($0) },
            to: change.current.map { ResponderIdentity($0) },
            returning: change.returning.map { ResponderIdentity($0) })))
      feed?.focusChanged(change)
    }

    private func keyboardMoved(_ event: KeyboardEvent) {
      let change = KeyboardChange(event, before: keyboard)
      keyboard = change.after
      record(.keyboard(change))
      feed?.keyboardMoved(change)
    }

    private func behaviorReported(_ event: JournalEntry.Event) {
      record(event)
      switch event {
      case .diagnosis(let diagnosis): note(diagnosis)
      case .dragEnd(let end): feed?.dragEnded(end)
      case .resign(let record):
        feed?.resigned(record)
        Diagnosis.resignRefused(record).map(report)
      case .action(let record): Diagnosis.unhandledAction(record).map(report)
      case .focus, .scroll, .keyboard, .dismissal, .anchor, .hud, .geometry: break
      }
    }
  }
#endif
