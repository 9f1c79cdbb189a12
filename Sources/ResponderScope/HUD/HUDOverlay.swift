#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The HUD in one scene: its window with the outlines and the panel.
  @MainActor
  final class HUDOverlay {
    private(set) weak var scene: UIWindowScene?
    private let window: HUDWindow
    private let root: HUDRootController
    let outlines: HUDOutlines
    /// How many snapshots of the app this overlay has taken.
    private(set) var lookCount = 0
    let panel: HUDPanel
    private let inspector: ResponderInspector
    private let fields = FieldOrderReader()
    private var showsFieldTags = false
    private var memory = HUDMemory.load()
    /// Whether a mistake or ResponderScopeLive's server has brought up the HUD, and the user has
    /// not opened the card since. The panel is then the pill, even if the user last left it open.
    private(set) var isPillForNotice: Bool
    private var outcomes: [HUDRow.Action: String] = [:]
    private var outcomesFor: ObjectIdentifier?
    private let placer: HUDPlacer
    private var drag: GestureTarget?
    /// The panel's centre when the user began to drag it; nil while no finger drags it.
    private var dragStart: CGPoint?
    private var client: TurnClient?
    /// Listens to the pan gesture of `followed`. After each event of the gesture, the list may move
    /// in this frame's commit.
    private var pan: GestureTarget?
    /// The nearest scroll view around the first responder of the last snapshot.
    private weak var followed: UIScrollView?
    private let pace = HUDPace()
    private var shown: HUDState?
    /// Whether the last snapshot, taken during a scroll, has changed `shown`, and `follow()` still
    /// has to draw that state.
    private var isWaiting = false
    /// Whether the list has moved in this turn.
    private var hasMoved = false
    /// The time of the last request of a commit at the end of a turn, in seconds.
    private var requestedAt: TimeInterval = -1
    /// The shortest time between two requests for a list that has not moved, in seconds. It is
    /// shorter than a frame of a 120 Hz screen.
    private static let shortestFrame: TimeInterval = 0.004
    private var outlinedFor = -1
    private var hop: Int?

    private var controller: HUDController { .shared }
    private var desk: ShownDiagnoses { controller.desk }

    init(scene: UIWindowScene, isForNotice: Bool) {
      self.scene = scene
      isPillForNotice = isForNotice
      inspector = ResponderInspector(scene: scene)
      window = HUDWindow(windowScene: scene)
      root = HUDRootController(scene: scene)
      window.rootViewController = root
      outlines = HUDOutlines(host: root.view)
      panel = HUDPanel(memory.isCollapsed || isPillForNotice ? .pill : .card)
      placer = HUDPlacer(scene: scene, window: window, panel: panel)
      panel.perform = { [weak self] in self?.perform($0) }
      panel.card.onResize = { [weak self] in self?.resize() }
      offerActions()
      root.view.addSubview(panel)
      window.touchableView = panel
      // Show the window without `makeKeyAndVisible`, so that the app's window stays key.
      window.isHidden = false
      let pan = UIPanGestureRecognizer()
      panel.addGestureRecognizer(pan)
      drag = GestureTarget(pan) { [weak self] in
        if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) }
      }
      client = TurnClient(
        changed: { [weak self] in self?.follow() }, place: { [weak self] in self?.follow() },
        isPlaced: { [weak self] in self?.pace.isBehind != true },
        frame: { [weak self] in self?.listMayMove() })
    }

    func remove() {
      client?.end()
      pan?.remove()
      pace.stop()
      fields.stop()
      window.isHidden = true
      window.windowScene = nil
    }

    // MARK: Snapshots

    /// Moves the outlines if the list has moved, after drawing the state that a snapshot during a
    /// scroll has left. The turn clock calls this as `place`, inside the commit, so that the
    /// outlines move in the same frame as the list, and as `changed`, before the run loop sleeps.
    private func follow() {
      if isWaiting { draw() }
      guard pace.step() else { return }
      hasMoved = true
      if let place = inspector.placeInScroll() { outlines.move(place) }
    }

    /// Requests a call of `follow()` inside the next commit. The overlay calls this for each event
    /// of the list's pan gesture, for each frame while the list scrolls without a finger, and after
    /// snapshots that need another commit.
    private func listMayMove() {
      client?.needsPlace(in: window)
    }

    /// Follows the list of the last snapshot. The events of the list's pan gesture announce motion
    /// by a finger. UIKit does not announce the motion of a list that decelerates, so the overlay
    /// requests frames during it.
    private func listen(to list: UIScrollView?) {
      client?.needsFrames = pace.isMoving && list?.isTracking == false
      guard list !== followed else { return }
      followed = list
      pan?.remove()
      pan = list.map { list in
        GestureTarget(list.panGestureRecognizer) { [weak self] _ in self?.listMayMove() }
      }
    }

    /// Takes a snapshot, if one is due. The controller calls this at the end of each turn.
    ///
    /// - Parameter hasNews: Whether there is something new to show besides the app's state: a new
    ///   entry of the journal other than a sample of a scroll, a choice of the user in the log, a
    ///   change of the listed mistakes, or a change of ResponderScopeLive's server.
    func refresh(hasNews: Bool, at time: TimeInterval) {
      // The turn has committed already, so what is drawn now needs another commit. So does a list
      // that decelerates or that the app scrolls: on a 120 Hz screen it also moves in frames that
      // the turn clock's display link does not receive. A finger's own events suffice. Each request
      // may bring another turn at once, so while the list has not moved, the HUD makes at most one
      // in each frame.
      let list = inspector.scrollView
      let isInNewFrame = abs(time - requestedAt) >= Self.shortestFrame
      let willMove =
        list?.isTracking != true && (hasMoved || list?.isDecelerating == true && isInNewFrame)
      if look(hasNews: hasNews, at: time) || pace.isMoving && willMove {
        requestedAt = time
        listMayMove()
      }
      if !pace.isMoving { root.followControllers() }
      hasMoved = false
      listen(to: inspector.scrollView)
    }

    /// Takes a snapshot, if one is due. Returns whether this has changed anything that needs a
    /// commit.
    private func look(hasNews: Bool, at time: TimeInterval) -> Bool {
      guard hasNews || panel.isRedressed || pace.isDue(at: time) else { return false }
      lookCount += 1
      if !pace.isMoving { root.followAnswers() }
      if !panel.isCollapsed, panel.card.section == .diagnoses { desk.acknowledge() }
      let wasMoving = pace.isMoving
      var snapshot = inspector.snapshot(atTurnEnd: true)
      let responder = inspector.responder.map(ObjectIdentifier.init)
      if responder != outcomesFor { (outcomesFor, outcomes) = (responder, [:]) }
      if panel.isCollapsed && !showsFieldTags {
        fields.stop()
      } else if !pace.isMoving {
        fields.look(from: inspector.responder, at: time)
      }
      snapshot.fields = fields.reading?.listing
      let silence = controller.recorder.silence
      let state = HUDState(
        snapshot: snapshot,
        log: controller.timeline.log, diagnoses: desk.listed, notice: desk.notice,
        mutedCount: desk.muted.count, ignoredCount: silence.count,
        ignoringRules: silence.ruleCount, outcomes: outcomes,
        explorer: HUDExplorer.shared?.name, live: LiveLine.shared?.text(),
        isOpenToOthers: LiveLine.shared?.isOpenToOthers == true,
        focusedItem: focusedItem, fieldTags: fieldTags(snapshot))
      pace.looked(at: inspector.scrollView, state.snapshot, hasMoved: hasMoved, at: time)
      if wasMoving, pace.isMoving, !hasNews, hasMoved {
        // `follow()` draws the state in the next frame's commit. The reminder of `pace` makes sure
        // that another turn comes.
        if state != shown {
          shown = state
          isWaiting = true
        }
        return false
      }
      let isChanged = isWaiting || state != shown || panel.isRedressed
      if isChanged {
        shown = state
        draw()
      }
      return place() || isChanged
    }

    private func draw() {
      isWaiting = false
      guard let shown else { return }
      if panel.show(shown) { placer.isStale = true }
      // With the pill and without a first responder there is nothing to outline, but outlines that
      // are still shown must be removed.
      if !memory.isCollapsed || shown.snapshot.responder != nil || outlines.isShown {
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
        shown.snapshot, hop: hoppedRect, numbers: shown.fieldTags ?? [], in: window,
        avoiding: panel.frame)
    }

    // MARK: User actions

    private func perform(_ action: HUDRow.Action) {
      let responder = inspector.responder
      switch action {
      case .copy(let text): copy(text)
      case .export: if let scene { SharePreview.show(controller.recorder.export, in: scene) }
      case .expand: expand()
      case .collapse: setCollapsed(true)
      case .close: controller.hide()
      case .outline(let index):
        hop = hop == index ? nil : index
        return showOutlines()
      case .numberFields: showsFieldTags.toggle()
      case .explore: HUDExplorer.shared?.open(responder, scene)
      case .resign: report(action, ResponderCommand.resign(responder))
      case .scrollToVisible:
        let offset = shown?.snapshot.placement?.scroll?.offsetShowingResponder
        report(action, ResponderCommand.scrollToVisible(responder, at: offset))
      case .mute(let kind): desk.mute(kind)
      case .nextFilter: controller.timeline.showNextKind()
      case .pause: controller.timeline.log.isPaused.toggle()
      case .narrow: controller.timeline.narrow(to: shown?.snapshot.responder)
      case .unfold(let time): controller.timeline.unfold(at: time)
      case .clearDiagnoses: desk.clear()
      case .unmute: desk.unmute()
      }
    }

    /// Shows the outcome of an action on the card, and announces it with VoiceOver.
    private func report(_ action: HUDRow.Action, _ outcome: String) {
      outcomes[action] = outcome
      UIAccessibility.post(notification: .announcement, argument: outcome)
    }

    /// Copies a value, or the whole report if the value is nil.
    private func copy(_ text: String?) {
      UIPasteboard.general.string = text ?? shown?.snapshot.report ?? ""
      UISelectionFeedbackGenerator().selectionChanged()
      UIAccessibility.post(notification: .announcement, argument: "Copied")
    }

    /// Opens the card. If the pill named a mistake, the card shows the section with the mistakes.
    /// The card of another scene may have acknowledged that mistake before.
    func expand() {
      isPillForNotice = false
      setCollapsed(false)
      guard shown?.notice != nil else { return }
      desk.acknowledge()
      panel.card.select(.diagnoses)
    }

    private func setCollapsed(_ isCollapsed: Bool) {
      if !isCollapsed { placer.insist() }
      memory.isCollapsed = isCollapsed
      memory.save()
      _ = place()
    }

    /// Adds VoiceOver actions to the pill and to the card's head: to move the panel and to close
    /// the HUD. The card's head also gets an action to collapse the card.
    private func offerActions() {
      func action(
        _ name: String, _ body: @escaping (HUDOverlay) -> Void
      ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in self.map(body) != nil }
      }
      func move(_ name: String, to position: CGFloat) -> UIAccessibilityCustomAction {
        action(name) { $0.snap(to: HUDPlace(edge: $0.memory.place.side, position: position)) }
      }
      let actions = [
        action("Move to the other side") { $0.snap(to: $0.memory.place.onOtherSide) },
        move("Move to the top", to: 0), move("Move to the bottom", to: 1),
        action("Close") { $0.perform(.close) },
      ]
      panel.pill.accessibilityCustomActions = actions
      panel.card.head.accessibilityCustomActions =
        (panel.card.head.accessibilityCustomActions ?? [])
        + [action("Collapse") { $0.perform(.collapse) }] + actions
    }

    /// Moves the panel with the finger, and snaps it to the edge or corner toward which the user
    /// throws it.
    private func drag(_ pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .began: dragStart = panel.center
      case .changed:
        let moved = pan.translation(in: root.view)
        if let start = dragStart {
          panel.center = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
        }
      case .ended, .cancelled:
        dragStart = nil
        let landing = HUDPlace.landing(of: panel.frame, velocity: pan.velocity(in: root.view))
        snap(
          to: HUDPlace(nearestTo: landing, in: placer.area(), isRightToLeft: panel.isReversed))
      default: break
      }
    }

    private func snap(to place: HUDPlace) {
      memory.place = place
      memory.save()
      placer.choose(edited)
      UISelectionFeedbackGenerator().selectionChanged()
      _ = self.place(isSnapping: true)
    }

    /// Gives the panel its form and its frame. Returns whether the frame changes; with
    /// `isSnapping`, always true. While the user is dragging the panel, this only returns false.
    private func place(isSnapping: Bool = false) -> Bool {
      guard dragStart == nil else { return false }
      let isScrolling = shown?.snapshot.prediction != nil
      return placer.place(
        memory.place, isPill: memory.isCollapsed || isPillForNotice,
        edited: isScrolling ? nil : edited, isSnapping: isSnapping)
    }

    private func resize() {
      placer.isStale = true
      _ = place()
    }

    private var edited: HUDPlacer.Edited {
      HUDPlacer.Edited(
        responder: inspector.responder.map(ObjectIdentifier.init),
        rect: shown?.snapshot.placement?.screenRect)
    }

    /// The scene's focused item (in the sense of `UIFocusSystem`, as after a press of the Tab key),
    /// if it is a responder other than the first responder (truth T4.4.34).
    private var focusedItem: String? {
      guard let item = scene?.focusSystem?.focusedItem as? UIResponder, item !== inspector.responder
      else { return nil }
      return ResponderIdentity(item).description
    }

    /// Returns the numbers of the fields to draw over the app; nil unless the user has asked for
    /// them. The array is empty during a scroll, because only the outlines of the first responder
    /// follow the scroll.
    private func fieldTags(_ snapshot: ResponderSnapshot) -> [HUDFieldTag]? {
      guard showsFieldTags else { return nil }
      return snapshot.prediction == nil ? fields.reading.map(HUDFieldTag.tags) ?? [] : []
    }

    /// The frame of the outlined hop (responder) of the chain, in the window's coordinates, in
    /// points; nil if none is outlined.
    var hoppedRect: CGRect? {
      guard let view = hop.flatMap(inspector.view), let host = view.window else { return nil }
      return window.convert(view.convertToScreen(view.bounds), from: host.screen.coordinateSpace)
    }
  }
#endif
