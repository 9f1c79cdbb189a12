#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Records what happens from `start()` on, at times in seconds since then. The sources of the
  /// events retain the recorder until `reset()`.
  @MainActor
  final class JournalRecorder {
    private static let mostDiagnoses = 1_000

    private(set) var journal = Journal()
    /// The last mistakes that were recorded, at most `mostDiagnoses`, oldest first.
    private(set) var diagnoses: [Diagnosis] = []
    /// How many mistakes were recorded since `start()`, including those that `diagnoses` has
    /// dropped.
    private(set) var diagnosisCount = 0
    /// Grows with every record except samples of a scroll, and with every change of `silence`, so
    /// that the HUD knows whether it has anything new to show.
    private(set) var newsCount = 0
    /// Called with each mistake when it is recorded, so that the HUD can show it.
    var onDiagnosis: ((Diagnosis) -> Void)?
    /// How many recordings have begun.
    private(set) var recordingCount = 0

    /// The app's rules to ignore mistakes.
    private(set) lazy var silence = DiagnosisSilence { [weak self] in self?.newsCount += 1 }
    /// The last responder that lost the focus and still existed when the feed reported the change.
    private weak var lastResponder: UIResponder?
    private var tokens: [HandlerToken] = []
    private var feed: DiagnosisFeed?
    private var causes: FocusCauseRecorder?
    private var keyboard = KeyboardState()
    /// The identity of the first responder after the last reported change. The responder itself may
    /// have been deallocated when the next change is reported.
    private var focused: ResponderIdentity?
    private var origin: TimeInterval = 0
    /// The wall-clock time at which recording began, which is second 0 of the journal; nil while
    /// nothing is recorded.
    private var begun: Date?
    private var file: JournalFolderFile?

    /// Whether changes of the first responder are recorded with the call stacks that caused them.
    var recordsCallStacks = HUDSwitches().recordsCallStacks {
      didSet { if !tokens.isEmpty { watchCalls() } }
    }

    func start() {
      guard tokens.isEmpty else { return }
      FieldNames.start()
      recordingCount += 1
      origin = CACurrentMediaTime()
      begun = Date()
      file = JournalFolderFile.fromEnvironment { self.header() }
      // If the keyboard is hidden, forget its last frame, which is from before this journal. The
      // same session then always records the same lines.
      let known = KeyboardMonitor.shared.state
      keyboard = known.placement == .hidden ? KeyboardState() : known
      feed = DiagnosisFeed(self)
      tokens = [
        // The journal does not wake the run loop to learn of a change that UIKit does not announce.
        // While the HUD is shown, the HUD makes sure that a turn follows.
        FirstResponderFeed.ofApp.observePatiently { self.focusChanged($0) },
        KeyboardMonitor.shared.observeChanges(beforeOthers: true) { self.keyboardMoved($0) },
        BehaviorReports.observeSubjects { self.behaviorReported($0, about: $1 as? UIResponder) },
      ]
      feed?.start()
      focused = FirstResponderTracker.shared.current.map { ResponderIdentity($0) }
      watchCalls()
    }

    /// Whether the names of functions on call stacks are wanted and known.
    var namesCallers: Bool { recordsCallStacks && CallStack.isAvailable }

    private func watchCalls() {
      let isWanted = namesCallers
      guard isWanted != (causes != nil) else { return }
      causes?.stop()
      causes =
        isWanted ? FocusCauseRecorder { [weak self] in self?.feed?.refused($0, by: $1) } : nil
      causes?.start()
    }

    /// Stops recording. Removes everything that was recorded, the app's rules to ignore mistakes
    /// and `onDiagnosis`.
    func reset() {
      for token in tokens { token.cancel() }
      tokens = []
      feed?.stop()
      feed = nil
      causes?.stop()
      causes = nil
      focused = nil
      journal.removeAll()
      silence.removeAll()
      begun = nil
      file = nil
      newsCount += 1
      diagnoses = []
      diagnosisCount = 0
      onDiagnosis = nil
    }

    func record(_ event: JournalEntry.Event) {
      guard !tokens.isEmpty else { return }
      let entry = JournalEntry(time: now, event: event)
      journal.append(entry)
      file?.append(entry)
      if case .scroll = event { return }
      newsCount += 1
    }

    /// The journal in the form in which it leaves the device.
    var export: JournalExport {
      JournalExport(
        journal.entries, forgotten: journal.forgotten, from: header(), hashing: SharedNames.hash,
        byteBudget: journal.byteBudget)
    }

    func header() -> JournalHeader { .here(begun: begun) }

    /// The current time, in seconds on the clock of the journal's entries.
    var now: TimeInterval { CACurrentMediaTime() - origin }

    /// Records a mistake, unless the app has asked to ignore it. `subject` is the object that the
    /// mistake is about.
    func report(_ diagnosis: Diagnosis, about subject: UIResponder? = nil) {
      guard !tokens.isEmpty else { return }
      let edited = FirstResponderTracker.shared.current ?? lastResponder
      let around = [subject, edited].compactMap { $0 }
      guard !silence.takes(diagnosis, about: around) else { return }
      record(.diagnosis(diagnosis))
      if diagnoses.count == Self.mostDiagnoses { diagnoses.removeFirst() }
      diagnoses.append(diagnosis)
      diagnosisCount += 1
      DiagnosisLog.write(diagnosis)
      onDiagnosis?(diagnosis)
    }

    private func tell(_ diagnosis: Diagnosis?, about subject: UIResponder?) {
      guard let diagnosis else { return }
      let site = DiagnosisSite(of: subject ?? FirstResponderTracker.shared.current)
      report(diagnosis.found(at: site), about: subject)
    }

    private func focusChanged(_ change: FirstResponderFeed.Change) {
      // The previous first responder may have been deallocated meanwhile. Its identity is still
      // known from `focused`.
      let from = change.previous.map { ResponderIdentity($0) } ?? focused
      focused = change.current.map { ResponderIdentity($0) }
      if let previous = change.previous { lastResponder = previous }
      record(
        .focus(
          FocusChange(
            from: from, to: focused, returning: change.returning.map { ResponderIdentity($0) },
            cause: causes?.cause(of: change, hadResponder: from != nil))))
      feed?.focusChanged(change)
    }

    private func keyboardMoved(_ told: KeyboardChange) {
      // The monitor may know a frame from before this journal.
      let change = told.before == keyboard ? told : KeyboardChange(told.event, before: keyboard)
      keyboard = change.after
      feed?.noteScreen()
      record(.keyboard(change))
      feed?.keyboardMoved(change)
    }

    private func behaviorReported(_ event: BehaviorEvent, about subject: UIResponder?) {
      guard let entry = JournalEntry.Event(event) else {
        if case .mistake(let mistake) = event { tell(Diagnosis.of(mistake), about: subject) }
        return
      }
      record(entry)
      switch entry {
      case .dragEnd(let end): feed?.dragEnded(end)
      case .resign(let record):
        feed?.resigned(record)
        tell(Diagnosis.resignRefused(record), about: subject)
      case .action(let record): tell(Diagnosis.unhandledAction(record), about: subject)
      default: break
      }
    }
  }
#endif
