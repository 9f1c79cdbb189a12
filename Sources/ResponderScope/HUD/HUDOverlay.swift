#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// What the HUD shows in one scene: its window with the outlines and the panel.
  @MainActor
  final class HUDOverlay {
    private(set) weak var scene: UIWindowScene?
    private let window: HUDWindow
    private let root = HUDRootController()
    let outlines: HUDOutlines
    /// How many looks it has taken.
    private(set) var lookCount = 0
    private(set) var panel: HUDPanel
    private let inspector: ResponderInspector
    private var memory: HUDMemory
    private var placedFor: PlacementKey?
    /// Where the user opened the card though there was only room for the pill.
    private var insistedFor: PlacementKey?
    private var panelSize: CGSize?
    private var drag: HUDDrag?
    private var client: TurnClient?
    /// The pan of the list that is followed: what it moves is announced to this frame's commit.
    private var pan: GestureTarget?
    private weak var followed: UIScrollView?
    private let pace = HUDPace()
    private var shown: HUDState?
    /// Whether that was seen by the last look of a scroll, and is shown with the next frame.
    private var isWaiting = false
    /// Whether the list has moved in this turn.
    private var hasMoved = false
    private var outlinedFor = -1
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
      window.rootViewController = root
      outlines = HUDOutlines(host: root.view)
      var overlay: () -> HUDOverlay? = { nil }
      panel = HUDPanel(
        isCollapsed: memory.isCollapsed,
        actions: HUDCard.Actions(
          copyReport: { overlay()?.copyReport() }, tap: { overlay()?.tap($0) },
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
      client = TurnClient(
        .init(
          changed: { [weak self] in self?.follow() }, place: { [weak self] in self?.follow() },
          isPlaced: { [weak self] in self?.pace.isBehind != true },
          frame: { [weak self] in self?.listMayMove() }))
    }

    func remove() {
      client?.end()
      pan?.remove()
      pace.stop()
      panel.removeFromSuperview()
      outlines.remove()
      window.isHidden = true
      window.windowScene = nil
    }

    // MARK: Looks

    /// Inside the commit, so that the frame that takes along the list takes along the outlines; and where something may have
    /// changed that nothing has announced. What the last look of a scroll saw is drawn first: from there they follow.
    private func follow() {
      if isWaiting {
        isWaiting = false
        if let shown { draw(shown) }
      }
      hasMoved = move(pace.step()) || hasMoved
    }

    /// Said by the list's pan, and in each frame while it coasts or is scrolled by the app.
    private func listMayMove() {
      client?.needsPlace(in: window)
    }

    /// Follows the list of the last look; a finger announces itself, what moves without one does not.
    private func listen(to list: UIScrollView?) {
      client?.needsFrames = pace.isMoving && list?.isTracking == false
      guard list !== followed else { return }
      followed = list
      pan?.remove()
      pan = list.map { list in
        GestureTarget(list.panGestureRecognizer) { [weak self] _ in self?.listMayMove() }
      }
    }

    /// The outlines follow; true when something has moved.
    private func move(_ step: HUDPace.Step?) -> Bool {
      guard let step else { return false }
      inspector.willRest(at: pace.resting)
      outlines.move(step)
      return true
    }

    /// When a turn has settled: takes a look if it is time for one.
    ///
    /// `hasNews`: something other than a scroll was recorded since the last turn.
    func refresh(
      _ news: HUDHistory, hasNews: Bool, at time: TimeInterval, recorder: JournalRecorder
    ) {
      // What is drawn now goes out with the next commit, which has to come. And what has just moved, or coasts, will move, on a screen of
      // 120 Hz with frames that no display link of ours is told of.
      let willMove = hasMoved || inspector.scrollView?.isDecelerating == true
      if look(news, hasNews: hasNews, at: time, recorder) || pace.isMoving && willMove {
        listMayMove()
      }
      root.followControllers()
      hasMoved = false
      listen(to: inspector.scrollView)
    }

    /// True when something is to be committed.
    private func look(
      _ news: HUDHistory, hasNews: Bool, at time: TimeInterval, _ recorder: JournalRecorder
    ) -> Bool {
      guard hasNews || panel.isRedressed || pace.isDue(at: time, recorder) else { return false }
      lookCount += 1
      if !pace.isMoving { root.followApp() }
      let wasMoving = pace.isMoving
      if !hasNews, wasMoving, hasMoved, lookAtScroll(at: time, recorder) { return false }
      let state = HUDState(
        snapshot: inspector.snapshot(
          sampled: recorder.sampledGeometry,
          known: ResponderInspector.Known(responder: recorder.currentResponder)),
        timeline: news.timeline, diagnoses: news.diagnoses, explorer: HUDExplorer.shared?.name)
      pace.looked(
        at: inspector.scrollView, inspector.geometry, state.snapshot, hasMoved: hasMoved, at: time)
      if wasMoving, pace.isMoving, !hasNews, hasMoved {
        // The next frame's commit takes it along; the pace sees to it that there is one.
        if state != shown {
          shown = state
          isWaiting = true
        }
        return false
      }
      let isChanged = isWaiting || state != shown || panel.isRedressed
      if isChanged {
        isWaiting = false
        shown = state
        draw(state)
      }
      return place() || isChanged
    }

    /// A look where only the offset has moved, shown with the next frame; false where more has.
    private func lookAtScroll(at time: TimeInterval, _ recorder: JournalRecorder) -> Bool {
      guard shown != nil,
        let snapshot = inspector.snapshotOfScroll(
          by: recorder.currentResponder, sampled: recorder.sampledGeometry,
          resting: pace.resting)
      else { return false }
      pace.looked(
        at: inspector.scrollView, inspector.geometry, snapshot, hasMoved: true, at: time)
      shown?.snapshot = snapshot
      isWaiting = true
      return true
    }

    private func draw(_ state: HUDState) {
      if panel.show(state) { panelSize = nil }
      // Beside the pill and without a first responder nothing is outlined; what still is has to go.
      if !memory.isCollapsed || state.snapshot.responder != nil || outlines.isShown {
        showOutlines()
      }
    }

    private func showOutlines() {
      guard let shown else { return }
      if panel.lookCount != outlinedFor {
        outlinedFor = panel.lookCount
        outlines.dress(window.traitCollection)
      }
      outlines.show(
        shown.snapshot, hop: hop.flatMap(hopRect), in: window, avoiding: panel.frame)
    }

    // MARK: What the panel is asked for

    private func copyReport() {
      copy(shown?.snapshot.report ?? "")
    }

    private func tap(_ row: HUDRow) {
      if row.opensExplorer {
        HUDExplorer.shared?.open()
        return
      }
      if let new = row.hop {
        hop = hop == new ? nil : new
        showOutlines()
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
      if !isCollapsed, !memory.isCollapsed { insistedFor = placedFor }
      memory.isCollapsed = isCollapsed
      memory.save()
      turn(isCollapsed: isCollapsed)
      _ = place()
    }

    /// Shows the pill or the card.
    private func turn(isCollapsed: Bool) {
      guard isCollapsed != panel.isCollapsed else { return }
      panel.setCollapsed(isCollapsed)
      if let shown { _ = panel.show(shown) }
      panelSize = nil
    }

    private func snap(to place: HUDPlace) {
      memory.place = place
      memory.isChosen = true
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
        panelSize = panel.size(in: area.size, isCollapsed: panel.isCollapsed)
      }
      let isScrolling = shown?.snapshot.prediction != nil
      // Where the user has dragged it, it stays.
      let field = memory.isChosen == true ? nil : shown?.snapshot.placement?.screenRect
      var key = PlacementKey(
        area: area, field: isScrolling ? placedFor?.field : field,
        panelSize: panelSize ?? .zero, place: memory.place, obstacles: obstacles())
      guard key != placedFor else { return false }
      var frame = frame(for: key, isCollapsed: memory.isCollapsed)
      let isSqueezed = !memory.isCollapsed && covers(frame, key) && !insists(on: key)
      turn(isCollapsed: memory.isCollapsed || isSqueezed)
      if isSqueezed || panelSize == nil {
        frame = self.frame(for: key, isCollapsed: panel.isCollapsed)
        let size = panel.size(in: area.size, isCollapsed: panel.isCollapsed)
        panelSize = size
        key.panelSize = size
      }
      placedFor = key
      guard frame != panel.frame || isSnapping else { return false }
      HUDMotion.move(animated: !isFirst) {
        self.panel.frame = frame
        self.panel.layoutIfNeeded()
      }
      return true
    }

    /// Whether a panel there would lie on what is edited.
    private func covers(_ frame: CGRect, _ key: PlacementKey) -> Bool {
      guard let field = key.field else { return false }
      return frame.overlaps(window.convert(field, from: windowSpace))
    }

    /// Whether the user has asked for the card all the same: that holds until the field or the room is another.
    private func insists(on key: PlacementKey) -> Bool {
      guard let insistedFor else { return false }
      if insistedFor.field == key.field, insistedFor.area == key.area { return true }
      self.insistedFor = nil
      return false
    }

    /// Where the panel goes, to the pixel: lower than usual where it would lie on what is edited otherwise.
    private func frame(for key: PlacementKey, isCollapsed: Bool) -> CGRect {
      let field = key.field.map { HUDObstacle.field(window.convert($0, from: windowSpace)) }
      let obstacles = key.obstacles + (field.map { [$0] } ?? [])
      func place(in area: CGRect) -> CGRect {
        HUDPlace.frame(
          preferring: memory.place, size: panel.size(in: area.size, isCollapsed: isCollapsed),
          in: area, avoiding: obstacles, isRightToLeft: isRightToLeft)
      }
      var frame = place(in: key.area)
      if let field, field.cost(of: frame) > 0,
        let strip = field.freeStrip(
          of: key.area,
          least: panel.leastHeight(in: key.area.size, isCollapsed: isCollapsed))
      {
        frame = place(in: strip)
      }
      let scale = max(1, window.traitCollection.displayScale)
      frame.origin.x = (frame.minX * scale).rounded() / scale
      frame.origin.y = (frame.minY * scale).rounded() / scale
      return frame
    }

    private var windowSpace: any UICoordinateSpace { window.screen.coordinateSpace }

    private var isRightToLeft: Bool {
      window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
#endif
