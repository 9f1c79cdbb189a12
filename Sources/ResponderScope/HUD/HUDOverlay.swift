#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// What the HUD shows in one scene: its window with the outlines and the panel.
  @MainActor
  final class HUDOverlay {
    private(set) weak var scene: UIWindowScene?
    private let window: HUDWindow
    private let outlines: HUDOutlines
    private(set) var panel: HUDPanel
    private let inspector: ResponderInspector
    private var memory: HUDMemory
    private var placedFor: PlacementKey?
    private var panelSize: CGSize?
    private var drag: HUDDrag?
    private let pace = HUDPace()
    private var shown: HUDState?
    private var hop: Int?
    /// What the keyboard covers of the window, points.
    private var keyboardOverlap: CGFloat = 0

    /// What moves the panel; a field that scrolls does not before it has come to rest.
    private struct PlacementKey: Equatable {
      var area: CGRect
      var field: CGRect?
      var panelSize: CGSize
      var place: HUDPlace
      var obstacles: [HUDObstacle]
    }

    init(scene: UIWindowScene, memory: HUDMemory, onClose: @escaping @MainActor () -> Void) {
      self.scene = scene
      self.memory = memory
      inspector = ResponderInspector(scene: scene)
      window = HUDWindow(windowScene: scene)
      let root = HUDRootController()
      window.rootViewController = root
      outlines = HUDOutlines(host: root.view)
      var overlay: () -> HUDOverlay? = { nil }
      panel = HUDPanel(
        isCollapsed: memory.isCollapsed,
        actions: HUDCard.Actions(
          copyReport: { overlay()?.copyReport() }, copy: { overlay()?.copy($0) },
          export: { overlay()?.export(from: $0) }, collapse: { overlay()?.setCollapsed(true) },
          close: { onClose() }),
        onExpand: { overlay()?.setCollapsed(false) })
      overlay = { [weak self] in self }
      root.view.addSubview(panel)
      window.touchableView = panel
      // Shown without `makeKeyAndVisible`: the app's window stays key.
      window.isHidden = false
      drag = HUDDrag(
        panel: panel, area: { [weak self] in self?.area() ?? .zero },
        onSnap: { [weak self] in self?.snap(to: $0) })
    }

    func remove() {
      pace.stop()
      panel.removeFromSuperview()
      outlines.remove()
      window.isHidden = true
      window.windowScene = nil
    }

    /// Takes a look, and shows what is different; true when something was.
    func refresh(timeline: [JournalEntry], diagnoses: [Diagnosis]) -> Bool {
      if let moved = pace.movement() {
        if let rest = pace.latestRest { inspector.willRest(at: rest) }
        if moved != .zero { outlines.moveField(by: moved) }
        return moved != .zero
      }
      let state = HUDState(
        snapshot: inspector.snapshot(), timeline: timeline, diagnoses: diagnoses)
      pace.looked(at: inspector.scrollView, state.snapshot.prediction)
      let isChanged = state != shown
      if isChanged {
        shown = state
        if panel.show(state) { panelSize = nil }
        if !memory.isCollapsed || state.snapshot.responder != nil {
          outlines.show(state.snapshot, hop: hop.flatMap(hopRect), in: window)
        }
      }
      return place() || isChanged
    }

    // MARK: What the panel is asked for

    private func copyReport() {
      copy(shown?.snapshot.report ?? "")
    }

    private func copy(_ row: HUDRow) {
      if let new = row.hop {
        hop = hop == new ? nil : new
        if let shown { outlines.show(shown.snapshot, hop: hop.flatMap(hopRect), in: window) }
      }
      copy(row.textToCopy)
    }

    private func copy(_ text: String) {
      UIPasteboard.general.string = text
      UISelectionFeedbackGenerator().selectionChanged()
      UIAccessibility.post(notification: .announcement, argument: "Copied")
    }

    private func export(from button: UIView) {
      guard let scene else { return }
      HUDExport.share(ResponderHUD.exportJournal(), in: scene, from: button)
    }

    private func setCollapsed(_ isCollapsed: Bool) {
      memory.isCollapsed = isCollapsed
      memory.save()
      panel.setCollapsed(isCollapsed)
      if let shown { _ = panel.show(shown) }
      panelSize = nil
      _ = place()
    }

    private func snap(to place: HUDPlace) {
      memory.place = place
      memory.save()
      UISelectionFeedbackGenerator().selectionChanged()
      placedFor = nil
      _ = self.place(isSnapping: true)
    }

    private func hopRect(_ index: Int) -> CGRect? {
      guard let view = inspector.view(ofHop: index), let host = view.window else { return nil }
      let space = host.screen.coordinateSpace
      return window.convert(view.convert(view.bounds, to: space), from: space)
    }

    // MARK: Place

    /// Where the panel may be: the safe area less the keyboard, in window coordinates.
    ///
    /// A keyboard that is on its way out still covers until it has left.
    private func area() -> CGRect {
      let monitor = KeyboardMonitor.shared
      let state = scene?.keyWindow.map(monitor.covering) ?? monitor.state
      let isLeaving = state.placement == .hidden && monitor.lastEvent?.kind.isWill == true
      if !isLeaving {
        keyboardOverlap = state.overlap(with: window.convert(window.bounds, to: windowSpace))
      }
      let margin = HUDStyle.margin
      let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
      let covered = max(0, keyboardOverlap - window.safeAreaInsets.bottom)
      guard safe.width > 0, safe.height > 0 else { return .zero }
      return CGRect(
        x: safe.minX, y: safe.minY, width: safe.width, height: max(0, safe.height - covered))
    }

    private func obstacles() -> [HUDObstacle] {
      var obstacles: [HUDObstacle] = []
      let keyboard = KeyboardMonitor.shared.state
      if keyboard.placement == .floating || keyboard.placement == .undocked {
        obstacles.append(.keyboard(window.convert(keyboard.frame, from: windowSpace)))
      }
      if let presented = scene?.appWindow?.presentedFrame {
        obstacles.append(.presented(window.convert(presented, from: windowSpace)))
      }
      return obstacles
    }

    /// Moves the panel where it has to be; true when it moves.
    private func place(isSnapping: Bool = false) -> Bool {
      guard drag?.isDragging != true else { return false }
      let isFirst = placedFor == nil && !isSnapping
      let area = area()
      if panelSize == nil || placedFor?.area.size != area.size {
        panelSize = panel.size(in: area.size)
      }
      let isScrolling = shown?.snapshot.prediction != nil
      let key = PlacementKey(
        area: area,
        field: isScrolling ? placedFor?.field : shown?.snapshot.placement?.screenRect,
        panelSize: panelSize ?? .zero, place: memory.place, obstacles: obstacles())
      guard key != placedFor else { return false }
      placedFor = key
      let field = key.field.map { HUDObstacle.field(window.convert($0, from: windowSpace)) }
      let scale = max(1, window.traitCollection.displayScale)
      var frame = HUDPlace.frame(
        preferring: memory.place, size: key.panelSize, in: area,
        avoiding: key.obstacles + (field.map { [$0] } ?? []), isRightToLeft: isRightToLeft)
      frame.origin.x = (frame.minX * scale).rounded() / scale
      frame.origin.y = (frame.minY * scale).rounded() / scale
      guard frame != panel.frame || isSnapping else { return false }
      HUDMotion.move(animated: !isFirst) {
        self.panel.frame = frame
        self.panel.layoutIfNeeded()
      }
      return true
    }

    private var windowSpace: any UICoordinateSpace { window.screen.coordinateSpace }

    private var isRightToLeft: Bool {
      window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
#endif
