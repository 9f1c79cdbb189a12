#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import UIKit

  /// Installs the HUD's triggers, shows the HUD in each scene, and refreshes it.
  ///
  /// The shared controller is never deallocated, so its closures refer to it strongly.
  ///
  /// At the end of a turn of the main run loop, the overlay of each scene takes a snapshot of the
  /// app if one is due (`HUDPace`), and redraws only what has changed. Between the snapshots of a
  /// scroll, it moves the outlines inside each commit. An idle run loop has no turns, so the HUD
  /// then does nothing.
  @MainActor
  final class HUDController {
    static let shared = HUDController()

    let recorder = JournalRecorder()
    /// The mistakes that the HUD shows in this launch.
    private(set) var desk = ShownDiagnoses()
    /// Whether the first mistake of each kind, if its severity is above `note`, brings up the pill
    /// (the collapsed panel), which names the mistake.
    var showsDiagnoses = true
    private var knownDeskChanges = 0
    private var hasNewLiveLine = false
    private var isForNotice = false
    /// Whether the HUD was brought up because other machines can reach ResponderScopeLive's server,
    /// and not by the user or for a mistake. This remains true when the user opens the card.
    private var isForLive = false
    private var inspector: ResponderInspector?
    private var overlays: [HUDOverlay] = []
    private var sceneObservers: [any NSObjectProtocol] = []
    private var client: TurnClient?
    private var isInstalled = false
    private(set) var timeline = HUDTimeline()
    /// Whether the HUD is to be visible: in each scene, as soon as the scene is active.
    private(set) var isShown = false
    /// Whether the HUD is shown, and not only as the pill that says that other machines can reach
    /// ResponderScopeLive's server.
    var isOpen: Bool { isShown && !isOnlyForLive }
    private var isOnlyForLive: Bool { isForLive && overlays.allSatisfy(\.isPillForNotice) }
    /// How many snapshots the current overlays have taken.
    var sampleCount: Int { overlays.reduce(0) { $0 + $1.lookCount } }

    private init() {}

    var currentSnapshot: ResponderSnapshot {
      let inspector = inspector ?? ResponderInspector()
      self.inspector = inspector
      var snapshot = inspector.snapshot()
      let root = inspector.responder?.ownView ?? UIWindowScene.active.first?.appWindow
      snapshot.fields = root.map { FieldReading(around: $0).listing }
      return snapshot
    }

    func install(shake: Bool = true, twoFingerPress: Bool = false) {
      guard !isInstalled else { return }
      isInstalled = true
      showsDiagnoses = showsDiagnoses && !HUDSwitches().isQuiet
      record()
      ToggleTrigger.shared.arm(shake: shake) { self.toggle() }
      if twoFingerPress { PressTrigger.shared.arm { self.toggle() } }
      if HUDSwitches().isShownAtLaunch { show() }
    }

    /// Shows or hides the HUD. If the HUD of an active scene is still only the pill that a mistake or
    /// ResponderScopeLive's server has brought up, this opens the cards of those scenes instead,
    /// because the user wants to see what the pill is about.
    func toggle() {
      guard isShown else { return show() }
      let pills = frontmost.filter(\.isPillForNotice)
      guard !pills.isEmpty else { return hide() }
      for overlay in pills { overlay.expand() }
    }

    /// The overlays in the active scenes. Without one, as when the app handles a link before its
    /// scene becomes active, those in inactive scenes in the foreground, or else all.
    private var frontmost: [HUDOverlay] {
      for state in [UIScene.ActivationState.foregroundActive, .foregroundInactive] {
        let found = overlays.filter { $0.scene?.activationState == state }
        if !found.isEmpty { return found }
      }
      return overlays
    }

    /// Shows the HUD, unless it is switched off in this launch, or is shown already and not only
    /// for ResponderScopeLive's server. With `forNotice`, the panel starts as the pill, even if the
    /// user last left the card open. With `forLive`, it is shown only for the server.
    func show(forNotice: Bool = false, forLive: Bool = false) {
      guard HUDSwitches().isEnabled else { return }
      if isShown {
        guard isOnlyForLive else { return }
        // A mistake only changes the words of the pill that the server has brought up. Otherwise,
        // hide the HUD and show it again, in the form in which the user last left it.
        if forNotice {
          isForLive = false
          return
        }
        takeDown()
        // The app has shown the HUD as an overlay's window was hidden.
        guard !isShown else { return }
      }
      isShown = true
      isForLive = forLive
      isForNotice = forNotice
      record()
      recorder.record(.hud(HUDChange(isShown: true)))
      timeline = HUDTimeline()
      sceneObservers = [
        observe(UIScene.didActivateNotification) { self.join($0) },
        observe(UIScene.didDisconnectNotification) { self.leave($0) },
      ]
      // The recorder's own client is older, so the turn's events are recorded by then.
      client = TurnClient(settled: { self.refresh() })
      for scene in UIWindowScene.active { join(scene) }
    }

    private func record() {
      recorder.start()
      recorder.onDiagnosis = { self.noted($0) }
    }

    /// Notes a mistake for the card. The first mistake of a kind may also bring up the pill, and is
    /// then announced with VoiceOver: at the end of the turn, because a mistake may be reported
    /// during one of the app's calls or during layout.
    private func noted(_ diagnosis: Diagnosis) {
      // A diagnosis of the severity `note` is not a fault of the app, so it brings up no pill.
      let isWanted =
        isInstalled && showsDiagnoses && diagnosis.severity > .note && !HostApplication.hostsTests
      guard desk.note(diagnosis, announces: isWanted), isWanted else { return }
      TurnClock.shared.atTurnEnd {
        guard self.desk.notice != nil else { return }
        self.show(forNotice: true)
        UIAccessibility.post(
          notification: .announcement, argument: "ResponderScope: \(diagnosis.id.rawValue)")
      }
    }

    /// Closes the HUD. While other machines can reach ResponderScopeLive's server, the pill remains
    /// and says so, unless the launch is quiet (`HUDSwitches`).
    func hide() {
      guard isShown else { return }
      if isOpenToOthers, isOnlyForLive { return desk.acknowledge() }
      takeDown()
      raiseForLive()
    }

    private func takeDown() {
      guard isShown else { return }
      isShown = false
      isForLive = false
      desk.acknowledge()
      client?.end()
      client = nil
      for token in sceneObservers { NotificationCenter.default.removeObserver(token) }
      sceneObservers = []
      recorder.record(.hud(HUDChange(isShown: false)))
      // The app may show the HUD again when an overlay's window is hidden.
      let gone = overlays
      overlays = []
      for overlay in gone { overlay.remove() }
    }

    /// Hides the HUD, removes the journal and restores the state before `install()`, for tests and
    /// hosts that start several devices in one process.
    func reset() {
      takeDown()
      recorder.reset()
      ToggleTrigger.shared.disarm()
      PressTrigger.shared.disarm()
      isInstalled = false
      desk = ShownDiagnoses()
      showsDiagnoses = true
      inspector = nil
    }

    func overlay(in scene: UIWindowScene) -> HUDOverlay? {
      overlays.first { $0.scene === scene }
    }

    /// The panel in a scene, for tests.
    func panel(in scene: UIWindowScene) -> HUDPanel? { overlay(in: scene)?.panel }

    // MARK: Scenes

    private func observe(
      _ name: NSNotification.Name, _ body: @escaping @MainActor (UIWindowScene) -> Void
    ) -> any NSObjectProtocol {
      NotificationCenter.default.observe(name) {
        // A CarPlay scene is not a window scene.
        if let scene = $0.object as? UIWindowScene { body(scene) }
      }
    }

    private func join(_ scene: UIWindowScene) {
      guard isShown, scene.isOfApp, overlay(in: scene) == nil else { return }
      let overlay = HUDOverlay(scene: scene, isForNotice: isForNotice)
      // The app may hide or show the HUD when the overlay's window becomes visible.
      guard isShown, self.overlay(in: scene) == nil else { return overlay.remove() }
      overlays.append(overlay)
      refresh()
    }

    private func leave(_ scene: UIWindowScene) {
      let gone = overlays.filter { $0.scene === scene || $0.scene == nil }
      overlays.removeAll { overlay in gone.contains { $0 === overlay } }
      for overlay in gone { overlay.remove() }
    }

    // MARK: Refreshing

    private var isOpenToOthers: Bool {
      LiveLine.shared?.isOpenToOthers == true && !HUDSwitches().isQuiet
    }

    /// Refreshes the HUD at the end of the turn, after bringing up the pill if other machines can
    /// reach the server, or removing it if it is shown only for a server that they can no longer
    /// reach.
    func liveLineHasChanged() {
      hasNewLiveLine = true
      TurnClock.shared.atTurnEnd {
        self.raiseForLive()
        if !self.isOpenToOthers, self.isOnlyForLive { self.takeDown() }
        self.refresh()
      }
    }

    private func raiseForLive() {
      guard isOpenToOthers, !isShown else { return }
      show(forNotice: true, forLive: true)
    }

    private func refresh() {
      let time = CACurrentMediaTime()
      let hasNews =
        timeline.read(recorder) || desk.changeCount != knownDeskChanges || hasNewLiveLine
      knownDeskChanges = desk.changeCount
      hasNewLiveLine = false
      for overlay in overlays { overlay.refresh(hasNews: hasNews, at: time) }
    }
  }

  extension UIWindowScene {
    /// The app's scenes that are active in the foreground, in a stable order.
    static var active: [UIWindowScene] {
      inForeground.filter { $0.activationState == .foregroundActive }
    }

    /// The app's scenes that are in the foreground, active or not, in a stable order.
    static var inForeground: [UIWindowScene] {
      UIApplication.windowScenes
        .filter {
          [.foregroundActive, .foregroundInactive].contains($0.activationState) && $0.isOfApp
        }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }
  }

  /// Another tool's screen for the first responder, such as FLEX's, which the card offers to open.
  /// The module that connects the tool, such as ResponderScopeFLEX, sets `shared`, so that this
  /// module does not depend on the tool.
  @MainActor
  package enum HUDExplorer {
    /// The tool's name, and what opens its screen for the responder that a card shows, in the card's
    /// scene.
    package static var shared:
      (name: String, open: @MainActor (UIResponder?, UIWindowScene?) -> Void)?
  }

  /// What the card shows about ResponderScopeLive's server, which serves an inspector to browsers.
  /// ResponderScopeLive sets `shared`, so this module does not depend on it.
  @MainActor
  package enum LiveLine {
    /// Whether other machines can reach the inspector, and what returns its current address or the
    /// reason why there is none.
    package static var shared: (isOpenToOthers: Bool, text: @MainActor () -> String)? {
      didSet { HUDController.shared.liveLineHasChanged() }
    }
  }
#endif
