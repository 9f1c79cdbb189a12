#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Reads the facts and events for the rules of `DiagnosisFinder`, which decide what is a mistake.
  /// It has over 400 lines, because the events and the facts share one state.
  ///
  /// An idle run loop has no turns in which a state could prove to last. So the feed requests
  /// frames, but only while a suspicious state lasts that is not reported yet.
  @MainActor
  final class DiagnosisFeed {
    private let recorder: JournalRecorder
    private var finder = DiagnosisFinder()
    private var client: TurnClient?
    private let scroll = ScrollFollower()
    private var lists = ListNumbers()
    private let writes = ListWrites()
    private let touch = TouchedField()
    private let place = PlaceLook()
    private var content = ContentLook()
    private var surroundings = SurroundingNumbers()
    private var focus = FocusTrace()
    private var bar = BarTrace()
    /// Whether the order of the fields around the first responder is not read yet.
    private var readsFields = false
    /// Whether it is not known yet what could dismiss the first responder's keyboard.
    private var readsExits = false
    /// The evidence that the last reading of that order found.
    private var toldAboutFields: [DiagnosisEvidence] = []
    private var keyboardPlace = KeyboardPlace()
    private var guide = GuideReading()
    private var responder: UIResponder? { focus.responder }
    private var responderNumber = 0
    /// The SwiftUI field that was the last first responder, and left with its screen.
    private var fieldThatLeft: ResponderIdentity?
    /// The window of the first responder or, while there is none, of the last first responder;
    /// never a debugging tool's window.
    private weak var window: UIWindow?
    /// Whether the first responder is in an input accessory view. It is then in the keyboard's
    /// window, and the keyboard cannot cover it.
    private var isInAccessory = false
    /// Whether there was a first responder when the keyboard, or a bar alone, appeared, and the app
    /// has been active since then. Otherwise the keyboard may belong to another app, although its
    /// notifications say that it is this app's (T4.13.41).
    private var cameToResponder = false
    /// The keyboard's placement at the last call of `look()` at which the keyboard itself was not
    /// on the screen: hidden, or an input accessory view alone.
    private var resting = KeyboardPlacement.hidden
    /// The last text control that refused the focus, until it or another one has the focus or the
    /// refusal is reported.
    private weak var refusing: UIView?
    private var refusal: DiagnosisEvidence?
    /// The loss of the focus to a field's replacement or a row's reload, until another responder has
    /// the focus or the loss is reported, and its time in seconds.
    private var loss: DiagnosisEvidence?
    private var lossTime: TimeInterval = 0
    private weak var losing: UIResponder?
    private var interruption: (any NSObjectProtocol)?
    /// The screen of `screenWindow` at the last look.
    private var lastScreen: ScreenChange.Screen?
    private weak var screenWindow: UIWindow?
    private var lastPlace: GeometryRecord?
    private var lastPlaceTime: TimeInterval = -1

    init(_ recorder: JournalRecorder) { self.recorder = recorder }

    func start() {
      touch.typed = { [weak self] in self?.focus.noteTyping() }
      touch.ended = { [weak self] in self?.focus.noteEnd(of: $0) }
      touch.start()
      adopt(FirstResponderTracker.shared.current)
      let window = responder?.hostWindow ?? UIWindowScene.active.first?.appWindow
      if let window, KeyboardMonitor.shared.state.placement == .hidden {
        lists.search(window)
        lists.noteResting(besides: .hidden)
      }
      interruption = NotificationCenter.default.observe(
        UIApplication.willResignActiveNotification
      ) { [weak self] _ in self?.cameToResponder = false }
      // The client's closure retains the feed until `stop()`.
      client = TurnClient(settled: { self.look() })
    }

    func stop() {
      touch.stop()
      _ = writes.finish()
      if let interruption { NotificationCenter.default.removeObserver(interruption) }
      interruption = nil
      client?.end()
      client = nil
    }

    // MARK: Events

    /// Notes that a text control did not become first responder when the function `caller` of the
    /// app asked it.
    func refused(_ view: UIView, by caller: String) {
      refusing = view
      refusal = .refusedFocus(
        responder: ResponderIdentity(view), reason: FocusRefusal(of: view), caller: caller,
        restedFor: 0)
    }

    func focusChanged(_ change: FirstResponderFeed.Change) {
      // Another window has become key. The known responder is still first responder in its own
      // window.
      if change.current == nil, let responder, responder.isFirstResponder { return }
      if change.current != nil { (refusal, loss) = (nil, nil) }
      let (old, trace) = (responder, focus)
      adopt(change.current)
      fieldThatLeft = responder == nil ? trace.fieldThatLeft : nil
      guard responder !== old || responder == nil else { return }
      let time = CACurrentMediaTime()
      let found = finder.focusChanged(
        to: responder.map { ResponderIdentity($0) },
        isInCode: responder?.takesInput == true && touch.touched !== responder, at: time,
        loss: responder == nil ? trace.loss(touch) : nil)
      if responder == nil, let evidence = trace.replacement(touch, at: time) {
        // The focus may come back in a later turn.
        (loss, lossTime, losing) = (evidence, time, trace.reloadedList ?? old)
        return
      }
      tell(found, about: old)
    }

    func keyboardMoved(_ change: KeyboardChange) {
      keyboardPlace.note(change.after)
      finder.keyboardMoved()
      let current = FirstResponderTracker.shared.current ?? responder
      // A keyboard that leaves at once scrolls back what its coming scrolled.
      if change.before.placement.isUp != change.after.placement.isUp { tellMoves() }
      defer {
        if recorder.namesCallers, let window = current?.hostWindow ?? window {
          let text = current as? UITextView
          writes.start(lists.all(in: window) + [text].compactMap(\.self))
        }
      }
      let (before, after) = (change.before.placement, change.after.placement)
      // Continue only if a keyboard or a bar alone has appeared, or if a keyboard has joined a bar.
      // A bar alone makes lists rise, too.
      guard before == .hidden ? after != .hidden : before == .accessoryOnly && after.isUp else {
        return
      }
      cameToResponder = current != nil
      // UIKit reports the keyboard as hidden even if an input accessory view remains, so this
      // method uses `resting` and not `before`.
      let window = current?.hostWindow
      let covered = window.map { lists.beforeKeyboard(in: $0, after: resting) } ?? []
      if let window { keyboardPlace.keyboardComes(in: window, below: covered.map(\.bottom.frame)) }
      finder.keyboardComes(
        over: covered,
        into: (current as? UIView).map { surroundings.search(around: $0) } ?? [],
        after: resting)
    }

    func resigned(_ record: ResignRecord) {
      finder.resigned(record)
      if record.didResign { focus.isResigned = true }
    }

    func dragEnded(_ end: DragEnd) {
      guard let number = scroll.dragEnded(end, around: responder as? UIView) else { return }
      finder.dragEnded(end, in: number)
    }

    private func tellMoves() {
      for move in writes.finish() {
        recorder.record(.listMove(move))
        tell(.jump(move: move), about: responder)
      }
    }

    private func adopt(_ new: UIResponder?) {
      let isOurs = new?.hostWindow?.isDebugOverlay != true
      focus = FocusTrace(of: isOurs ? new : nil, after: focus, at: CACurrentMediaTime())
      if let window = responder?.hostWindow { self.window = window }
      responderNumber += 1
      place.begin()
      content = ContentLook()
      readsFields = true
      readsExits = true
      bar.adopt(responder)
      isInAccessory = (responder as? UIView).map { $0.hostWindow !== $0.window } ?? false
      if let view = responder as? UIView { scroll.follow(view) }
    }

    // MARK: The end of a turn

    private func look() {
      let time = CACurrentMediaTime()
      noteScreen()
      scroll.look(at: time)
      place.noteMotion(around: responder)
      if let sample = scroll.latest {
        let field = responder?.isFirstResponder == true ? responder as? UIView : nil
        if let end = scroll.unreportedEnd(around: field, sample) {
          recorder.record(.dragEnd(end))
          finder.dragEnded(end, in: scroll.number)
        }
        recorder.record(.scroll(finder.scrolled(sample, in: scroll.number)))
      }
      guard !scroll.isMoving else {
        if finder.moves() { client?.needsFrames = false }
        return
      }
      if restsWithNobody {
        resting = .hidden
        return lists.noteResting(besides: .hidden)
      }
      var facts = facts(at: time)
      if !writes.isEmpty, writes.isDone(at: time, isMoving: KeyboardMonitor.shared.isMoving) {
        tellMoves()
      }
      for index in facts.lists.indices {
        facts.lists[index].writers = writes.insetWriters(of: lists.list(facts.lists[index].id))
      }
      if let loss, time - lossTime >= DiagnosisEvidence.settleTime {
        self.loss = nil
        tell(loss, about: losing)
      }
      for finding in finder.look(facts) {
        tell(finding.evidence, about: subject(of: finding))
        if case .lostBar = finding.evidence { bar.forget() }
        if case .refusedFocus = finding.evidence { refusal = nil }
      }
      if !KeyboardMonitor.shared.isMoving, let view = responder?.ownView {
        lookAtFields(around: view)
        lookForExits(around: view)
      }
      // Each requested frame causes a turn, at the end of which the clock calls `look()`.
      client?.needsFrames = finder.waits || !writes.isEmpty || loss != nil
    }

    /// Reads the order of the fields once for each first responder, if the app navigates the fields
    /// of a view around it. While the focus moves among several fields that a mistake concerns, the
    /// mistake is reported only once.
    private func lookAtFields(around view: UIView) {
      guard readsFields else { return }
      readsFields = false
      guard FieldScope.isNavigated(view) else { return }
      let found = FieldReading(around: view).listing.evidence
      let new = found.filter { !toldAboutFields.contains($0) }
      toldAboutFields = found
      for evidence in new { tell(evidence, about: responder) }
    }

    /// Looks once for what could dismiss the keyboard of each first responder, when it is docked.
    private func lookForExits(around view: UIView) {
      let keyboard = KeyboardMonitor.shared.state
      guard readsExits, keyboard.placement == .docked, keyboard.isLocal else { return }
      readsExits = false
      guard KeyboardExits.areMissing(around: view, above: keyboard.frame.minY) else { return }
      tell(.noExit(responder: ResponderIdentity(view)), about: view)
    }

    /// Records it if the window has come to a screen of another size.
    func noteScreen() {
      guard let window = window ?? UIWindowScene.active.first?.appWindow else { return }
      let screen = ScreenChange.Screen(window.screen)
      if let lastScreen, screen != lastScreen, window === screenWindow {
        recorder.record(.screen(ScreenChange(before: lastScreen, after: screen)))
      }
      (lastScreen, screenWindow) = (screen, window)
    }

    /// Whether no rule about a state has anything to judge: the keyboard neither moves nor covers
    /// the window, there is no first responder, no bar may be lost, and the rules suspect and watch
    /// nothing.
    private var restsWithNobody: Bool {
      let monitor = KeyboardMonitor.shared
      guard finder.isIdle, responder == nil, bar.isEmpty, refusal == nil, loss == nil,
        writes.isEmpty, !monitor.isMoving, fieldElsewhere == nil
      else { return false }
      let keyboard = window.map(monitor.covering) ?? monitor.state
      return keyboard.placement == .hidden
    }

    private func tell(_ evidence: DiagnosisEvidence?, about subject: UIResponder?) {
      guard let diagnosis = evidence?.diagnosis else { return }
      recorder.report(diagnosis.found(at: DiagnosisSite(of: subject)), about: subject)
    }

    /// Returns the object that a finding is about. The identity in the evidence does not suffice,
    /// because views of one class may have the same identity.
    private func subject(of finding: DiagnosisFinder.Finding) -> UIResponder? {
      switch finding.evidence {
      case .lift, .inset: lists.list(finding.subject)
      case .layout: surroundings.view(finding.subject)
      case .lostBar: bar.controller
      case .otherKeyWindow: fieldElsewhere
      case .refusedFocus: refusing
      default: responder
      }
    }

    private func facts(at time: TimeInterval) -> DiagnosisFacts {
      let monitor = KeyboardMonitor.shared
      var facts = DiagnosisFacts(time: time)
      facts.isMoving = monitor.isMoving || finder.followsLists && lists.areInTransition
      guard !facts.isMoving else { return facts }
      facts.isSteady = !scroll.isScrolledInCode
      // A bar that stayed when the keyboard hid still covers the app.
      facts.keyboard = window.map(monitor.covering) ?? monitor.state
      if !facts.keyboard.placement.isUp { resting = facts.keyboard.placement }
      if !finder.mayHaveRoom(after: facts.keyboard) {
        lists.noteResting(besides: facts.keyboard.placement)
      }
      if let responder, responder.isFirstResponder {
        facts.responder = responderNumber
        read(responder, at: time, into: &facts)
        // Without a first responder that takes input, the keyboard may have left unannounced.
        if responder.takesInput {
          facts.states +=
            [guide.evidence(in: window, monitor.state, covering: facts.keyboard)].compactMap(\.self)
        }
      } else if facts.keyboard.placement != .hidden, !cameToResponder || hasResponderSomewhere {
        facts.responder = 0
      }
      if refusing?.isFirstResponder != false { refusal = nil }
      facts.states += [refusal].compactMap(\.self)
      if let field = fieldElsewhere { facts.states += [elsewhere(field)].compactMap(\.self) }
      if finder.followsLists {
        facts.lists = lists.known(besides: responder, under: facts.keyboard)
        facts.awayLists = lists.away
      }
      if finder.followsSurroundings {
        facts.surroundings = surroundings.known(under: facts.keyboard)
        facts.awaySurroundings = surroundings.away
      }
      if finder.hasLeft(facts.keyboard), finder.followsLists || finder.followsSurroundings {
        let frames = facts.lists.map(\.bottom.frame)
        facts.isPlaceTaken =
          window.map { keyboardPlace.isTaken(in: $0, below: frames, lists.isKnown) } ?? false
      }
      if facts.responder == nil, !bar.isEmpty, let lost = bar.lost() { facts.states.append(lost) }
      if facts.responder == nil { facts.fieldThatLeft = fieldThatLeft }
      return facts
    }

    /// Whether any window has a first responder. The feed reads this only while a keyboard or bar
    /// is on the screen that appeared for a first responder, and the feed knows no responder that
    /// is still first responder.
    private var hasResponderSomewhere: Bool {
      UIApplication.windowScenes.lazy.flatMap(\.windows).contains {
        // The windows of debugging tools count as well, because a keyboard for one of their search
        // fields is not a mistake of the app.
        FirstResponderTracker.shared.firstResponder(in: $0) != nil
      }
    }

    /// The first responder, or the text control that is edited, whose window is not key.
    private var fieldElsewhere: UIResponder? {
      [responder, touch.edited].compactMap(\.self).first {
        $0.isFirstResponder && $0.ownView?.window?.isKeyWindow == false
      }
    }

    private func elsewhere(_ responder: UIResponder) -> DiagnosisEvidence? {
      let view = responder.ownView
      guard !isInAccessory, let home = view?.window, let key = home.windowScene?.keyWindow,
        key !== home, !key.isDebugOverlay, !home.isDebugOverlay,
        FirstResponderTracker.shared.current == nil
      else { return nil }
      let isCovered = view.map {
        let middle = CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)
        return key.layer.frontmost(at: $0.convert(middle, to: key), where: \.hasSurface) != nil
      }
      return .otherKeyWindow(
        responder: ResponderIdentity(responder), home: WindowFact(home), key: WindowFact(key),
        isCovered: isCovered ?? false, restedFor: 0)
    }

    // MARK: Place

    /// Reads the place of a responder that takes input, unless it is in an input accessory view.
    /// The rules do not judge the place of any other responder.
    private func read(
      _ responder: UIResponder, at time: TimeInterval, into facts: inout DiagnosisFacts
    ) {
      guard let view = responder as? UIView, view.takesInput, !isInAccessory,
        let window = view.window,
        let reading = place.read(view, in: window, at: time, typedAt: touch.typedAt)
      else { return }
      // Record the place at most four times a second, because an app that scrolls in code moves the
      // responder in every frame.
      if reading.whole != lastPlace, abs(time - lastPlaceTime) >= ScrollFollower.interval {
        lastPlace = reading.whole
        lastPlaceTime = time
        recorder.record(.geometry(reading.whole))
      }
      // UIKit, not the app, places the fields of an alert, so the rules do not judge their place.
      guard isTypedInto(view, facts.keyboard),
        !view.chain.contains(where: { $0 is UIAlertController })
      else { return }
      // The selection may be in the part of the view that is above the keyboard, so the rules do
      // not judge the place.
      let visibility = reading.whole.visibility
      if reading.isSelection, visibility.hiddenSide == .behindKeyboard, visibility.fraction > 0 {
        return
      }
      facts.place = reading.whole
      facts.caret = reading.caret
      facts.spot = reading.spot
      facts.cover = reading.cover
      facts.isHeld = reading.isHeld
      facts.content = content.read(around: view, under: facts.keyboard, at: time)
      facts.isScrolledByHand = place.isScrolledByHand
    }

    /// Returns whether the user means to type: into a text field, into an editable text view or,
    /// while a keyboard is up, into any responder that is not a text view. A text view that is not
    /// editable becomes first responder for a selection, and a web page on any tap.
    private func isTypedInto(_ view: UIView, _ keyboard: KeyboardState) -> Bool {
      if let text = view as? UITextView { return text.isEditable }
      return view is UITextField || keyboard.placement.isUp
    }
  }

  extension WindowFact {
    @MainActor
    fileprivate init(_ window: UIWindow) {
      self.init(window: ResponderIdentity(window), level: Double(window.windowLevel.rawValue))
    }
  }
#endif
