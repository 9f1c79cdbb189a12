#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads what the rules of `DiagnosisWatch` need, when a turn of the main run loop has settled; decides nothing.
  ///
  /// An idle loop has no turns. Frames are asked for only while something stands that would be a mistake if it lasted,
  /// a quarter of a second at most.
  @MainActor
  final class DiagnosisFeed {
    private let record: (JournalEntry.Event) -> Void
    private let report: (Diagnosis) -> Void
    private let lookEnded: (TimeInterval) -> Void
    private var watch = DiagnosisWatch()
    private var client: TurnClient?
    private let scroll = ScrollFollower()
    private var lists = ListNumbers()
    private let touch = TouchedField()
    private weak var responder: UIResponder?
    private var responderNumber = 0
    /// The window of the last first responder.
    private weak var window: UIWindow?
    /// Of the window it is in; an input accessory's text is in the keyboard's window and cannot be behind it.
    private var isInAccessory = false
    private var lastPlace: GeometryRecord?
    private var lastPlaceTime: TimeInterval = -1

    init(
      record: @escaping (JournalEntry.Event) -> Void, report: @escaping (Diagnosis) -> Void,
      lookEnded: @escaping (TimeInterval) -> Void
    ) {
      self.lookEnded = lookEnded
      self.record = record
      self.report = report
    }

    func start() {
      touch.start()
      adopt(FocusBook.shared.current)
      let window = responder?.hostWindow ?? UIWindowScene.active.first?.appWindow
      if let window, KeyboardMonitor.shared.state.placement == .hidden {
        lists.search(window)
        lists.noteResting()
      }
      // Until `stop()`.
      client = TurnClient(.init(settled: { self.look() }))
    }

    func stop() {
      touch.stop()
      client?.end()
      client = nil
    }

    // MARK: Told

    func focusChanged(_ change: FirstResponderFeed.Change) {
      // Another window became key: whoever was first responder of the old one still is.
      if change.current == nil, let responder, responder.isFirstResponder { return }
      let old = responder
      adopt(change.current)
      guard responder !== old || responder == nil else { return }
      tell(
        watch.focusChanged(
          to: responder.map { ResponderIdentity($0) },
          isInCode: responder == nil || touch.touched !== responder, at: CACurrentMediaTime()))
    }

    func keyboardMoved(_ change: KeyboardChange) {
      guard change.before.placement == .hidden, change.after.placement != .hidden else { return }
      let window = FocusBook.shared.current?.hostWindow ?? responder?.hostWindow
      watch.keyboardComes(over: window.map { lists.beforeKeyboard(in: $0) } ?? [])
    }

    func resigned(_ record: ResignRecord) { watch.resigned(record) }

    func dragEnded(_ end: DragEnd) {
      guard let number = scroll.dragEnded(end, around: responder as? UIView) else { return }
      watch.dragEnded(end, in: number)
    }

    private func adopt(_ new: UIResponder?) {
      let isOurs = new?.hostWindow?.isDebugOverlay != true
      responder = isOurs ? new : nil
      if let window = responder?.hostWindow { self.window = window }
      responderNumber += 1
      isInAccessory = (responder as? UIView).map { $0.hostWindow !== $0.window } ?? false
      if let view = responder as? UIView { scroll.follow(view) }
    }

    // MARK: Looks

    /// The geometry of a scroll view, if the last look took a sample of it.
    func sampledGeometry(of scrollView: UIScrollView) -> ScrollViewGeometry? {
      guard let sample = scroll.latest, scrollView === scroll.scrollView else { return nil }
      return sample.geometry
    }

    /// Whether the last look took a sample.
    var hasSample: Bool { scroll.hasSample }

    private func look() {
      let time = CACurrentMediaTime()
      scroll.look(at: time)
      if let sample = scroll.latest {
        let field = responder?.isFirstResponder == true ? responder as? UIView : nil
        if let end = scroll.unreportedEnd(around: field, sample) {
          record(.dragEnd(end))
          watch.dragEnded(end, in: scroll.number)
        }
        record(.scroll(sample))
        tell(watch.scrolled(sample, in: scroll.number))
      }
      defer { lookEnded(time) }
      guard !scroll.isMoving else {
        if watch.moves() { client?.needsFrames = false }
        return
      }
      if restsWithNobody { return lists.noteResting() }
      for evidence in watch.look(facts(at: time)) { tell(evidence) }
      // Its frames are turns, and their ends are looks.
      client?.needsFrames = watch.waits
    }

    /// Nobody types and nothing covers: no rule of a state has anything to judge.
    private var restsWithNobody: Bool {
      let monitor = KeyboardMonitor.shared
      guard watch.isIdle, client?.needsFrames != true, responder == nil, !monitor.isMoving else {
        return false
      }
      let keyboard = window.map(monitor.covering) ?? monitor.state
      return keyboard.placement == .hidden
    }

    private func tell(_ evidence: DiagnosisEvidence?) {
      evidence?.diagnosis.map(report)
    }

    private func facts(at time: TimeInterval) -> DiagnosisFacts {
      let monitor = KeyboardMonitor.shared
      var facts = DiagnosisFacts(time: time)
      facts.isMoving = monitor.isMoving
      guard !facts.isMoving else { return facts }
      facts.isSteady = !scroll.isScrolledInCode
      // A bar that stayed when the keyboard hid still covers.
      facts.keyboard = window.map(monitor.covering) ?? monitor.state
      if facts.keyboard.placement == .hidden, !watch.followsLists { lists.noteResting() }
      if let responder, responder.isFirstResponder {
        facts.responder = responderNumber
        facts.place = place(of: responder, at: time)
        facts.elsewhere = elsewhere(responder)
      } else if facts.keyboard.placement != .hidden, hasResponderSomewhere {
        facts.responder = 0
      }
      if watch.followsLists { facts.lists = lists.known }
      return facts
    }

    /// Asked only while a keyboard stands and nobody is known to have brought it.
    private var hasResponderSomewhere: Bool {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.contains { scene in
        scene.windows.contains {
          !$0.isDebugOverlay && FocusBook.shared.firstResponder(in: $0) != nil
        }
      }
    }

    private func elsewhere(_ responder: UIResponder) -> DiagnosisFacts.Elsewhere? {
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      guard !isInAccessory, let home = view?.window, !home.isKeyWindow,
        let key = home.windowScene?.keyWindow, key !== home, !key.isDebugOverlay,
        FocusBook.shared.current == nil
      else { return nil }
      return DiagnosisFacts.Elsewhere(
        responder: ResponderIdentity(responder), home: WindowFact(home), key: WindowFact(key))
    }

    // MARK: Place

    /// Where somebody types; whoever takes no input has nothing to show for it.
    private func place(of responder: UIResponder, at time: TimeInterval) -> GeometryRecord? {
      guard let view = responder as? UIView, view is any UIKeyInput || view.inputView != nil,
        !isInAccessory, let window = view.window
      else { return nil }
      let place = GeometryRecord.reading(view, in: window)
      // Ten a second at most: an app that scrolls in code moves it in every frame.
      if place != lastPlace, abs(time - lastPlaceTime) >= ScrollFollower.interval {
        lastPlace = place
        lastPlaceTime = time
        record(.geometry(place))
      }
      return place
    }
  }

  extension WindowFact {
    @MainActor
    fileprivate init(_ window: UIWindow) {
      self.init(window: ResponderIdentity(window), level: Double(window.windowLevel.rawValue))
    }
  }
#endif
