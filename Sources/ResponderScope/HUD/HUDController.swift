#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Arms, shows and refreshes the HUD.
  ///
  /// Refreshing rides on the main run loop: one look after the commit of each turn, only while a panel is shown, and only a
  /// snapshot that differs is drawn. An idle loop has no turns, so a HUD at rest takes no samples.
  @MainActor
  final class HUDController {
    static let shared = HUDController()

    let recorder = JournalRecorder()
    private let inspector = ResponderInspector()
    private var overlays: [HUDOverlay] = []
    private var observer: RunLoopObserver?
    private var isInstalled = false
    private var shown: ResponderSnapshot?
    /// How many snapshots the shown HUD has taken.
    private(set) var sampleCount = 0

    private init() {}

    var isShown: Bool { !overlays.isEmpty }

    var currentSnapshot: ResponderSnapshot { inspector.snapshot() }

    func install() {
      guard !isInstalled, HUDSwitches.isEnabled() else { return }
      isInstalled = true
      recorder.start()
      ShakeTrigger.shared.arm { [weak self] in self?.toggle() }
    }

    func toggle() {
      if isShown { hide() } else { show() }
    }

    func show() {
      guard !isShown, HUDSwitches.isEnabled() else { return }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.activationState == .foregroundActive }
      guard !scenes.isEmpty else { return }
      recorder.start()
      overlays = scenes.map { scene in
        HUDOverlay(scene: scene, onClose: { [weak self] in self?.hide() })
      }
      recorder.record(.hud(HUDChange(isShown: true)))
      refresh()
      observer = RunLoopObserver(order: .afterCommit) { [weak self] in self?.refresh() }
    }

    func hide() {
      guard isShown else { return }
      observer?.invalidate()
      observer = nil
      for overlay in overlays { overlay.remove() }
      overlays = []
      shown = nil
      recorder.record(.hud(HUDChange(isShown: false)))
    }

    /// Back to the state before `install()`; for tests, which boot many devices in one process.
    func reset() {
      hide()
      recorder.reset()
      ShakeTrigger.shared.disarm()
      isInstalled = false
      sampleCount = 0
    }

    private func refresh() {
      sampleCount += 1
      let snapshot = inspector.snapshot()
      guard snapshot != shown else { return }
      shown = snapshot
      for overlay in overlays { overlay.update(to: snapshot) }
      // After the turn's own commit nobody else would commit this.
      CATransaction.flush()
    }
  }
#endif
