#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Reads the app for an inspector outside the app's screen, such as a web page.
  ///
  /// Between `start()` and `stop()`, the reader calls back at the end of a turn, at most ten times
  /// a second or, while only a list scrolls, about four times. At other times, it reads on request.
  @MainActor
  package final class AppReader {
    /// The minimum time between two callbacks, in seconds. While a list scrolls and nothing else
    /// happens, `HUDPace.interval` takes its place.
    package static let interval: TimeInterval = 0.1

    /// An action on the first responder or the HUD that the user of a page requests.
    package enum Command: String, CaseIterable, Sendable {
      case resign
      case scrollToVisible = "scroll-to-visible"
      case showHUD = "show-hud"
      case hideHUD = "hide-hud"
    }

    /// A window scene and what reads it.
    @MainActor
    private struct SceneReader {
      weak var scene: UIWindowScene?
      let number: Int
      let inspector: ResponderInspector
      let fields = FieldOrderReader()
    }

    private let isReady: () -> Bool
    private let look: () -> Void
    private var readers: [SceneReader] = []
    private var sceneCount = 0
    private let reminder = TurnReminder()
    private var lastLook: TimeInterval = -1
    /// Whether the user scrolled a list around a first responder at the last reading of the scenes.
    private var wasScrolling = false
    /// The recorder's `newsCount` at the last reading of the scenes.
    private var newsCount = -1
    /// Whether `look` is being called at the end of a turn.
    private var isInTurn = false
    private var client: TurnClient?
    private var epoch = 0
    private var recording = -1
    private var hash: IdentifierHash?
    private var entryCount = 0
    private var diagnosisCount = 0
    /// How often the scenes have been read.
    package private(set) var readingCount = 0

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - isReady: Returns whether the caller has finished with the last callback.
    ///   - look: Called when the app may have changed, and `read()` is due.
    package init(isReady: @escaping () -> Bool, look: @escaping () -> Void) {
      self.isReady = isReady
      self.look = look
    }

    private var recorder: JournalRecorder { HUDController.shared.recorder }

    // MARK: Turns

    package func start() {
      guard client == nil else { return }
      client = TurnClient(settled: { [weak self] in self?.turnEnded(at: CACurrentMediaTime()) })
    }

    package func stop() {
      client?.end()
      client = nil
      reminder.drop()
      for reader in readers { reader.fields.stop() }
    }

    private func turnEnded(at time: TimeInterval) {
      let age = time - lastLook
      let scrollsOnly = wasScrolling && recorder.newsCount == newsCount
      let pause = scrollsOnly ? HUDPace.interval : Self.interval
      // The reminder's timer may fire slightly early.
      let isDue = age < 0 || age >= pause - 0.001
      guard isDue, isReady() else { return reminder.put(off: isDue ? Self.interval : pause - age) }
      lastLook = time
      reminder.drop()
      isInTurn = true
      look()
      isInTurn = false
    }

    // MARK: Reading

    /// Reads everything, including the journal's entries since the last call or, at the beginning
    /// of an epoch, all entries.
    package func read() -> AppReading {
      let journal = recorder.journal
      let hash = SharedNames.hash
      let isAnew = recording != recorder.recordingCount || hash != self.hash
      if isAnew {
        epoch += 1
        (recording, self.hash, entryCount, diagnosisCount) = (
          recorder.recordingCount, hash, 0, -1
        )
      }
      let entries = journal.entries(after: entryCount)
      for case .dragEnd(let end) in entries.lazy.map(\.event) {
        for reader in readers { reader.inspector.dragEnded(end) }
      }
      var reading = AppReading(
        epoch: epoch, time: recorder.now, scenes: scenes(), entries: entries,
        entryCount: journal.appended,
        isHUDShown: HUDController.shared.isOpen, header: isAnew ? recorder.header() : nil,
        hash: hash)
      if diagnosisCount != recorder.diagnosisCount { reading.diagnoses = recorder.diagnoses }
      (entryCount, diagnosisCount) = (journal.appended, recorder.diagnosisCount)
      return reading
    }

    /// Reads the scenes and the mistakes, for a single document. This does not change which entries
    /// `read()` returns next.
    package func glance() -> AppReading {
      AppReading(
        epoch: epoch, time: recorder.now, scenes: scenes(), entryCount: recorder.journal.appended,
        diagnoses: recorder.diagnoses, isHUDShown: HUDController.shared.isOpen,
        header: recorder.header(), hash: SharedNames.hash)
    }

    /// Returns the journal's entries after the first `number` ones, with a header that says where
    /// the next request continues; all entries if the number belongs to an earlier journal.
    package func journal(after number: Int, begun: String? = nil) -> (
      entries: [JournalEntry], header: JournalHeader, forgotten: Int, hash: IdentifierHash?
    ) {
      let journal = recorder.journal
      var header = recorder.header()
      header.next = journal.appended
      let isOfAnother = begun != nil && begun != header.begun || number > journal.appended
      let entries = journal.entries(after: isOfAnother ? 0 : number)
      return (entries, header, journal.forgotten, SharedNames.hash)
    }

    private func scenes() -> [AppReading.Scene] {
      readingCount += 1
      newsCount = recorder.newsCount
      let scenes = readersInForeground().map { reader, scene in
        var snapshot = reader.inspector.snapshot(atTurnEnd: isInTurn)
        snapshot.fields = fields(at: reader, snapshot)
        return AppReading.Scene(
          number: reader.number, snapshot: snapshot, screen: scene.screen.bounds,
          isActive: scene.activationState == .foregroundActive,
          windows: scene.windows.filter { !$0.isHidden && !$0.isDebugOverlay }.map { window in
            AppReading.Window(
              identity: ResponderIdentity(window),
              root: window.rootViewController.map { String(describing: type(of: $0)) },
              level: Double(window.windowLevel.rawValue), isKey: window.isKeyWindow,
              frame: window.convertToScreen(window.bounds))
          })
      }
      wasScrolling = scenes.contains { $0.snapshot.prediction != nil }
      return scenes
    }

    /// Returns the order of the fields around the scene's first responder; nil without a first
    /// responder. Once the reader is started, it reads the order as the card does: not during a
    /// scroll, and otherwise when the first responder changes and at most four times a second.
    private func fields(at reader: SceneReader, _ snapshot: ResponderSnapshot) -> FieldListing? {
      if client == nil {
        return reader.inspector.responder?.ownView.map { FieldReading(around: $0).listing }
      }
      if snapshot.prediction == nil {
        reader.fields.look(from: reader.inspector.responder, at: CACurrentMediaTime())
      }
      return reader.fields.reading?.listing
    }

    private func readersInForeground() -> [(SceneReader, UIWindowScene)] {
      readers.removeAll { $0.scene == nil }
      return UIWindowScene.inForeground.map { scene in
        if let known = readers.first(where: { $0.scene === scene }) { return (known, scene) }
        sceneCount += 1
        readers.append(
          SceneReader(
            scene: scene, number: sceneCount, inspector: ResponderInspector(scene: scene)))
        return (readers[readers.count - 1], scene)
      }.sorted { $0.0.number < $1.0.number }
    }

    // MARK: Actions

    /// Performs an action, and returns the outcome in a few words. Without a number, an action on
    /// the first responder is performed in the first scene that has a first responder. Returns nil
    /// for such an action if there is no scene with the number, or no scene at all.
    package func perform(_ command: Command, scene number: Int? = nil) -> String? {
      switch command {
      case .showHUD:
        HUDController.shared.show()
        return HUDController.shared.isShown ? "Shown" : "Switched off"
      case .hideHUD:
        HUDController.shared.hide()
        return HUDController.shared.isShown
          ? "Hidden, except for the pill, which says Live" : "Hidden"
      case .resign, .scrollToVisible:
        let readers = readersInForeground().map(\.0).filter {
          number == nil || $0.number == number
        }
        guard !readers.isEmpty else { return nil }
        let edited = readers.lazy.map { ($0.inspector, $0.inspector.snapshot(atTurnEnd: false)) }
          .first { $1.responder != nil }
        guard let (inspector, snapshot) = edited, let responder = inspector.responder else {
          return "No first responder"
        }
        return command == .resign
          ? ResponderCommand.resign(responder)
          : ResponderCommand.scrollToVisible(
            responder, at: snapshot.placement?.scroll?.offsetShowingResponder)
      }
    }
  }

  /// The state of the app at one moment, in values that other code can describe outside the main
  /// actor.
  ///
  /// Identifiers and tags are unhashed. Code that sends them out of the app must first use `hash`.
  package struct AppReading: Sendable {
    /// A window scene in the foreground.
    package struct Scene: Sendable {
      /// The scene's number in this launch, from 1.
      package let number: Int
      package var snapshot: ResponderSnapshot
      /// The screen's bounds, in points.
      package let screen: CGRect
      /// Whether the scene is active, and not only in the foreground.
      package let isActive: Bool
      /// The windows, back to front, without hidden windows and those of debugging tools.
      package var windows: [Window]
    }

    package struct Window: Sendable {
      package var identity: ResponderIdentity
      /// The class of the window's root view controller; nil if it has none.
      package let root: String?
      package let level: Double
      package let isKey: Bool
      /// The window's frame in screen coordinates, in points.
      package let frame: CGRect
    }

    /// The number of the epoch. A new epoch begins when a journal begins and when `hash` changes;
    /// everything in readings of earlier epochs is then invalid.
    package var epoch: Int
    /// The time of the reading, in seconds on the clock of the journal's entries.
    package var time: TimeInterval = 0
    package var scenes: [Scene] = []
    /// The journal's entries since the last reading of this epoch, oldest first, as far as the
    /// journal still keeps them; `AppReader.glance()` leaves this empty.
    package var entries: [JournalEntry] = []
    /// How many entries the journal has had, including those that it has dropped.
    package var entryCount = 0
    /// All mistakes that the recorder keeps, oldest first. `AppReader.read()` leaves this nil if
    /// none was found since its last reading of this epoch.
    package var diagnoses: [Diagnosis]?
    package var isHUDShown = false
    /// What is known about the app and the device. `AppReader.read()` sets it only at the beginning
    /// of an epoch.
    package var header: JournalHeader?
    /// The hash for identifiers and tags; nil if the developer has chosen to reveal them.
    package var hash: IdentifierHash?

    /// What a reader that is gone reads.
    package static var nothing: AppReading { AppReading(epoch: 0) }
  }
#endif
