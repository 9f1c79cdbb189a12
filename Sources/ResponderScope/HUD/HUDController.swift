#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  package import UIKit

  /// Arms, shows and refreshes the HUD.
  ///
  /// The shared controller is never deallocated, so its closures refer to it strongly. Weak
  /// references would make each use slower, in every turn.
  ///
  /// Refreshing follows the turns of the main run loop. While a panel is shown, the controller
  /// looks at the app each time a turn has settled, and draws the new snapshot only if it differs
  /// from the last one. An idle loop has no turns, so a HUD at rest takes no samples. While a list
  /// scrolls, the controller looks four times a second, and the outlines move with the list inside
  /// each commit.
  @MainActor
  final class HUDController {
    static let shared = HUDController()

    let recorder = JournalRecorder()
    /// The mistakes that the HUD shows in this launch.
    private(set) var desk = DiagnosisDesk()
    /// Whether the first mistake of a kind brings up the pill that names it.
    var showsDiagnoses = true
    private var knownDeskChanges = 0
    private var hasNewLiveLine = false
    private var isForNotice = false
    /// Whether the HUD is shown only because other machines can reach the app: the user has not
    /// opened it, or has closed it.
    private var isForLive = false
    private var inspector: ResponderInspector?
    private var overlays: [HUDOverlay] = []
    private var sceneObservers: [any NSObjectProtocol] = []
    private var isInstalled = false
    private(set) var timeline = HUDTimeline()
    /// Whether the HUD should be visible, in each scene as soon as the scene is active.
    private(set) var isShown = false
    /// Whether the HUD is shown, and not only as the pill that says that other machines can reach
    /// the app.
    var isOpen: Bool { isShown && !isOnlyForLive }
    private var isOnlyForLive: Bool { isForLive && overlays.allSatisfy(\.isPillForNotice) }
    /// How many looks the shown HUD has taken.
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
      guard !isInstalled, HUDSwitches.isEnabled() else { return }
      isInstalled = true
      showsDiagnoses = showsDiagnoses && !HUDSwitches.isQuiet()
      record()
      if shake { ShakeTrigger.shared.arm { self.toggle() } }
      if twoFingerPress { PressTrigger.shared.arm { self.toggle() } }
      if HUDSwitches.isShownAtLaunch() { show() }
    }

    /// Shows or hides the HUD. If a mistake brought up the pill, this opens the card instead,
    /// because the user wants to see what the pill names.
    func toggle() {
      guard isShown else { return show() }
      guard overlays.contains(where: \.isPillForNotice) else { return hide() }
      for overlay in overlays { overlay.expand() }
    }

    /// Shows the HUD. With `forNotice` it starts as the pill, whatever state the user left it in.
    func show(forNotice: Bool = false) {
      guard HUDSwitches.isEnabled() else { return }
      if isShown {
        guard isOnlyForLive else { return }
        // The server's pill now names the mistake. Without a mistake, it makes way for the HUD in
        // the state in which the user left it.
        if forNotice {
          isForLive = false
          return
        }
        takeDown()
      }
      isShown = true
      isForLive = false
      isForNotice = forNotice
      record()
      recorder.record(.hud(HUDChange(isShown: true)))
      timeline = HUDTimeline()
      sceneObservers = [
        observe(UIScene.didActivateNotification) { self.join($0) },
        observe(UIScene.didDisconnectNotification) { self.leave($0) },
      ]
      for scene in UIWindowScene.active { join(scene) }
      recorder.onTurn = { self.refresh(at: $0) }
    }

    private func record() {
      recorder.start()
      recorder.onDiagnosis = { self.noted($0) }
    }

    /// Brings up the pill for the first mistake of a kind, if the app has installed the HUD, and
    /// announces it with VoiceOver.
    ///
    /// This happens at the end of the turn, because a mistake may be reported inside the app's own
    /// call or its layout.
    private func noted(_ diagnosis: Diagnosis) {
      // A note is not a fault of the app, so it only appears on the card.
      let isWanted = isInstalled && showsDiagnoses && diagnosis.severity > .note
      guard desk.note(diagnosis, announces: isWanted), isWanted else { return }
      TurnClock.shared.atTurnEnd {
        guard self.isInstalled, self.desk.notice != nil else { return }
        self.show(forNotice: true)
        UIAccessibility.post(
          notification: .announcement, argument: "ResponderScope: \(diagnosis.id.rawValue)")
      }
    }

    /// Closes the HUD. While other machines can reach the app, its pill stays and says so.
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
      recorder.onTurn = nil
      for token in sceneObservers { NotificationCenter.default.removeObserver(token) }
      sceneObservers = []
      for overlay in overlays { overlay.remove() }
      overlays = []
      recorder.record(.hud(HUDChange(isShown: false)))
    }

    /// Restores the state before `install()`, for tests that start several devices in one process.
    func reset() {
      takeDown()
      recorder.reset()
      ShakeTrigger.shared.disarm()
      PressTrigger.shared.disarm()
      isInstalled = false
      desk = DiagnosisDesk()
      showsDiagnoses = true
      inspector = nil
    }

    /// The overlay in a scene, for tests.
    func overlay(in scene: UIWindowScene) -> HUDOverlay? {
      overlays.first { $0.scene === scene }
    }

    /// The panel in a scene, for tests.
    func panel(in scene: UIWindowScene) -> HUDPanel? {
      overlays.first { $0.scene === scene }?.panel
    }

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
      guard isShown, scene.isOfApp, !overlays.contains(where: { $0.scene === scene }) else {
        return
      }
      let overlay = HUDOverlay(
        scene: scene, memory: .load(), isForNotice: isForNotice, desk: desk, timeline: timeline,
        onClose: { self.hide() })
      overlays.append(overlay)
      refresh(at: CACurrentMediaTime())
    }

    private func leave(_ scene: UIWindowScene) {
      overlays.removeAll { overlay in
        guard overlay.scene === scene || overlay.scene == nil else { return false }
        overlay.remove()
        return true
      }
    }

    // MARK: Looking

    private var isOpenToOthers: Bool {
      LiveLine.shared?.isOpenToOthers == true && !HUDSwitches.isQuiet()
    }

    /// Redraws the card at the end of the turn. A server that other machines can reach brings up
    /// the pill. The pill disappears with the server, unless the user has opened the HUD.
    func liveLineHasChanged() {
      hasNewLiveLine = true
      TurnClock.shared.atTurnEnd {
        self.raiseForLive()
        if !self.isOpenToOthers, self.isOnlyForLive { self.takeDown() }
        self.refresh(at: CACurrentMediaTime())
      }
    }

    private func raiseForLive() {
      guard isOpenToOthers, !isShown else { return }
      show(forNotice: true)
      isForLive = isShown
    }

    private func refresh(at time: TimeInterval) {
      guard isShown else { return }
      let hasNews =
        timeline.read(recorder) || desk.changeCount != knownDeskChanges || hasNewLiveLine
      knownDeskChanges = desk.changeCount
      hasNewLiveLine = false
      for overlay in overlays {
        overlay.refresh(timeline, hasNews: hasNews, at: time, recorder: recorder)
      }
    }
  }

  extension UIWindowScene {
    /// The app's scenes that are active in the foreground, in a stable order.
    static var active: [UIWindowScene] {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.activationState == .foregroundActive && $0.isOfApp }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }
  }

  /// Another tool's screen for the first responder. While it is set, the card offers it.
  ///
  /// The tool's bridge sets it, so this module does not depend on the tool.
  @MainActor
  package struct HUDExplorer {
    /// The explorer that the card offers.
    package static var shared: HUDExplorer?

    /// The name of the tool.
    package let name: String
    /// Opens the tool's screen for the responder that a card shows, in the card's scene.
    package let open: @MainActor (UIResponder?, UIWindowScene?) -> Void

    package init(name: String, open: @escaping @MainActor (UIResponder?, UIWindowScene?) -> Void) {
      self.name = name
      self.open = open
    }
  }

  /// The address at which browsers can reach the inspector. While it is set, the card shows it.
  ///
  /// ResponderScopeLive sets it, so this module does not depend on it.
  @MainActor
  package struct LiveLine {
    package static var shared: LiveLine? {
      didSet { HUDController.shared.liveLineHasChanged() }
    }

    /// Whether other machines can reach the inspector.
    package let isOpenToOthers: Bool
    private let line: @MainActor () -> String
    /// The present address, or the reason why there is none.
    package var text: String { line() }

    package init(isOpenToOthers: Bool, line: @escaping @MainActor () -> String) {
      self.isOpenToOthers = isOpenToOthers
      self.line = line
    }
  }
#endif
