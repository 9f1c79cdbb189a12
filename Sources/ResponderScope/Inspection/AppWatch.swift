#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  package import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the app for an inspector outside the app's screen, such as a web page.
  ///
  /// Between `start()` and `stop()`, the recorder of the journal calls the watch at the end of each
  /// turn of the main run loop. The watch then calls back for a reading, at most ten times a second
  /// or, while a list scrolls and nothing else happens, about four times a second, as the card
  /// does. An idle run loop has no turns. At other times, the watch reads only on request. It
  /// observes nothing itself.
  @MainActor
  package final class AppWatch {
    /// The minimum time between two callbacks, in seconds. While a list scrolls and nothing else
    /// happens, `HUDPace.interval` takes its place.
    package static let interval: TimeInterval = 0.1

    /// An action on the first responder or the HUD that the user of a page requests.
    package enum Deed: String, CaseIterable, Sendable {
      case resign
      case scrollToVisible = "scroll-to-visible"
      case showHUD = "show-hud"
      case hideHUD = "hide-hud"
    }

    /// A window scene and the inspector that reads it.
    @MainActor
    private final class Place {
      weak var scene: UIWindowScene?
      let number: Int
      let inspector: ResponderInspector
      let fields = FieldWatch()

      init(_ scene: UIWindowScene, number: Int) {
        self.scene = scene
        self.number = number
        inspector = ResponderInspector(scene: scene)
      }
    }

    private let isReady: () -> Bool
    private let look: () -> Void
    private var places: [Place] = []
    private var placeCount = 0
    private let reminder = TurnReminder()
    private var lastLook: TimeInterval = -1
    /// Whether the user scrolled a list around a first responder at the last reading of the scenes.
    private var wasScrolling = false
    /// The recorder's `newsCount` at the last reading of the scenes.
    private var newsCount = -1
    /// When the reminder for a postponed callback fires, in seconds; nil if none is postponed.
    private var owedAt: TimeInterval?
    /// Whether `look` is being called at the end of a turn. The samples that the recorder took in
    /// this turn are then still valid.
    private var isInTurn = false
    private var isStarted = false
    private var epoch = 0
    private var recording = -1
    private var hash: IdentifierHash?
    private var entryCount = 0
    private var diagnosisCount = 0
    /// How often the scenes have been read.
    package private(set) var readingCount = 0

    /// Creates a watch that calls back when a reading is due.
    ///
    /// - Parameters:
    ///   - isReady: Returns whether the caller has finished with the last callback, so that another
    ///     one may follow.
    ///   - look: Called when the app may have changed since the last callback, and `read()` is due.
    package init(isReady: @escaping () -> Bool, look: @escaping () -> Void) {
      self.isReady = isReady
      self.look = look
    }

    private var recorder: JournalRecorder { HUDController.shared.recorder }

    // MARK: Turns

    package func start() {
      isStarted = true
      recorder.watchTurns(self) { [weak self] in self?.turnEnded(at: $0) }
    }

    package func stop() {
      isStarted = false
      owedAt = nil
      recorder.watchTurns(self, nil)
      reminder.drop()
      for place in places { place.fields.stop() }
    }

    private func turnEnded(at time: TimeInterval) {
      let age = time - lastLook
      let scrollsOnly = wasScrolling && recorder.newsCount == newsCount
      let pause = scrollsOnly ? HUDPace.interval : Self.interval
      // The reminder's timer may fire slightly early.
      let isDue =
        age < 0 || age >= pause - 0.001 || scrollsOnly && age >= pause / 2 && recorder.hasSample
      guard isDue, isReady() else {
        let due = time + (isDue ? Self.interval : pause - age)
        if let owedAt, time < owedAt - 0.001, owedAt <= due + 0.001 { return }
        owedAt = due
        return reminder.put(off: due - time)
      }
      lastLook = time
      if owedAt != nil { reminder.drop() }
      owedAt = nil
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
      noteDragEnds(in: entries)
      var reading = AppReading(
        epoch: epoch, time: recorder.now, scenes: scenes(), entries: entries,
        entryCount: journal.appended,
        isHUDShown: HUDController.shared.isOpen, header: isAnew ? recorder.header() : nil,
        hash: hash)
      if diagnosisCount != recorder.diagnosisCount { reading.diagnoses = recorder.diagnoses }
      (entryCount, diagnosisCount) = (journal.appended, recorder.diagnosisCount)
      return reading
    }

    /// Notes where each list whose drag has ended will rest. The finger's velocity as it lifts
    /// decides that, and the last reading may be from before that moment.
    private func noteDragEnds(in entries: [JournalEntry]) {
      for entry in entries {
        guard case .dragEnd(let end) = entry.event else { continue }
        for place in places where place.inspector.isAbout(end.scrollView) {
          place.inspector.willRest(at: end.projection.restingOffset)
        }
      }
    }

    /// Reads the scenes and the mistakes, for a single document. This does not change which entries
    /// `read()` returns next.
    package func glance() -> AppReading {
      AppReading(
        epoch: epoch, time: recorder.now, scenes: scenes(), entryCount: recorder.journal.appended,
        diagnoses: recorder.diagnoses, isHUDShown: HUDController.shared.isOpen,
        header: recorder.header(), hash: SharedNames.hash)
    }

    /// Returns the mistakes that were found, for a document that needs no reading of the scenes.
    package func diagnoses() -> (found: [Diagnosis], hash: IdentifierHash?) {
      (recorder.diagnoses, SharedNames.hash)
    }

    /// Returns the journal's entries after the first `number` ones, with a header that says where
    /// the next request continues.
    ///
    /// Returns all entries if the number belongs to an earlier journal: one that began at another
    /// time, or one that had more entries than this one has.
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
      let scenes = places(of: UIWindowScene.shown).map { place, scene in
        var snapshot = snapshot(at: place)
        snapshot.fields = fields(at: place, snapshot)
        return AppReading.Scene(
          number: place.number, snapshot: snapshot, screen: scene.screen.bounds,
          isActive: scene.activationState == .foregroundActive,
          windows: scene.windows.filter { !$0.isHidden && !$0.isDebugOverlay }.map { window in
            AppReading.Window(
              identity: ResponderIdentity(window),
              root: window.rootViewController.map { String(describing: type(of: $0)) },
              level: Double(window.windowLevel.rawValue), isKey: window.isKeyWindow,
              frame: window.convert(window.bounds, to: scene.screen.coordinateSpace))
          })
      }
      wasScrolling = scenes.contains { $0.snapshot.prediction != nil }
      return scenes
    }

    private func snapshot(at place: Place) -> ResponderSnapshot {
      guard isInTurn else { return place.inspector.snapshot() }
      return place.inspector.snapshot(
        sampled: recorder.sampledGeometry,
        known: ResponderInspector.Known(responder: recorder.currentResponder))
    }

    /// Returns the order of the fields around the scene's first responder; nil without a first
    /// responder. Once the watch is started, it reads the order as the card does: not during a
    /// scroll, and otherwise when the first responder changes and at most four times a second.
    private func fields(at place: Place, _ snapshot: ResponderSnapshot) -> FieldListing? {
      if !isStarted {
        return place.inspector.responder?.ownView.map { FieldReading(around: $0).listing }
      }
      if snapshot.prediction == nil {
        place.fields.look(from: place.inspector.responder, at: CACurrentMediaTime())
      }
      return place.fields.reading?.listing
    }

    private func places(of scenes: [UIWindowScene]) -> [(Place, UIWindowScene)] {
      places.removeAll { $0.scene == nil }
      return scenes.map { scene in
        if let known = places.first(where: { $0.scene === scene }) { return (known, scene) }
        placeCount += 1
        let place = Place(scene, number: placeCount)
        places.append(place)
        return (place, scene)
      }.sorted { $0.0.number < $1.0.number }
    }

    // MARK: Actions

    /// Performs an action, and returns the outcome in a few words. Without a number, an action on
    /// the first responder is performed in the first scene that has a first responder. Returns nil
    /// for such an action if there is no scene with the number, or no scene at all.
    package func perform(_ deed: Deed, scene number: Int? = nil) -> String? {
      switch deed {
      case .showHUD:
        HUDController.shared.show()
        return HUDController.shared.isShown ? "Shown" : "Switched off"
      case .hideHUD:
        HUDController.shared.hide()
        return HUDController.shared.isShown
          ? "Hidden, except for the pill, which says Live" : "Hidden"
      case .resign, .scrollToVisible:
        let places = places(of: UIWindowScene.shown).map(\.0)
        guard let first = places.first(where: { number == nil || $0.number == number }) else {
          return nil
        }
        let snapshots = places.map { (place: $0, snapshot: snapshot(at: $0)) }
        guard
          let (place, snapshot) = snapshots.first(where: {
            number == nil ? $0.snapshot.responder != nil : $0.place === first
          }), let responder = place.inspector.responder
        else { return "No first responder" }
        return deed == .resign
          ? ResponderDeed.resign(responder)
          : ResponderDeed.scrollToVisible(
            responder, at: snapshot.placement?.scroll?.offsetShowingResponder)
      }
    }
  }

  extension UIWindowScene {
    /// The app's scenes that are in the foreground, active or not.
    fileprivate static var shown: [UIWindowScene] {
      UIApplication.windowScenes.filter { scene in
        let isShown = [.foregroundActive, .foregroundInactive].contains(scene.activationState)
        return isShown && scene.isOfApp
      }.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }
  }
#endif
