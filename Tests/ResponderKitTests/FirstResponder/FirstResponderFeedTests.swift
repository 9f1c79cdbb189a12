import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("FirstResponderFeed")
struct FirstResponderFeedTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private let custom = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  private let controller = UIViewController()
  private let focusable = FocusableController()

  private func boot() -> Device {
    for view in [field, custom] { controller.view.addSubview(view) }
    controller.addChild(focusable)
    controller.view.addSubview(focusable.view)
    let device = Device.boot(root: controller)
    // Waits long enough that an earlier test's requests to UIKit make no difference.
    device.advance(by: 1)
    return device
  }

  /// Records a feed's changes, with strong references so that the test can compare them.
  @MainActor private final class Log {
    typealias Row = (previous: UIResponder?, current: UIResponder?, window: UIWindow?)
    var rows: [Row] = []
    var last: Row? { rows.last }
    /// The responders that the feed has told of, in order.
    var current: [UIResponder?] { rows.map(\.current) }
    private var token: HandlerToken?

    init(_ feed: FirstResponderFeed = .shared, isPatient: Bool = false) {
      let handler: @MainActor (FirstResponderFeed.Change) -> Void = { [weak self] in
        self?.rows.append(($0.previous, $0.current, $0.window))
      }
      token = isPatient ? feed.observePatiently(handler) : feed.observe(handler)
    }

    isolated deinit { token?.cancel() }

    func end() { token?.cancel() }
  }

  // MARK: What is told

  @Test("one event a change, text and custom responders alike")
  func changes() {
    let (device, log) = (boot(), Log())
    for responder in [field, custom] as [UIResponder] {
      device.run { responder.becomeFirstResponder() }
    }
    #expect(log.current == [field, custom])
    #expect(log.rows.map(\.previous) == [nil, field] as [UIResponder?])
    // Moving the focus away and back within one turn is not a change.
    device.run {
      field.becomeFirstResponder()
      custom.becomeFirstResponder()
    }
    #expect(log.rows.count == 2)
    device.perform { custom.resignFirstResponder() }
    device.perform {}
    device.advance(by: 1)
    device.perform { focusable.becomeFirstResponder() }
    #expect(log.current == [field, custom, nil, focusable])
  }

  @Test("both responders and the window of a change")
  func windows() {
    let (device, log) = (boot(), Log())
    let second = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let beside = OtherWindow(device, second)
    defer { withExtendedLifetime(beside) {} }
    let (main, other) = (device.windows[0], beside.window)
    let steps: [(work: () -> Void, told: (UIResponder?, UIResponder?, UIWindow)?)] = [
      ({ custom.becomeFirstResponder() }, (nil, custom, main)),
      // The second window is not key, so its first responder is not the application's.
      ({ second.becomeFirstResponder() }, nil),
      ({ other.makeKey() }, (custom, second, other)),
      ({ second.resignFirstResponder() }, (second, nil, other)),
      ({ main.makeKey() }, (nil, custom, main)),
    ]
    for (index, step) in steps.enumerated() {
      log.rows = []
      device.perform(step.work)
      #expect(log.rows.count == (step.told == nil ? 0 : 1), "\(index)")
      guard let told = step.told else { continue }
      #expect(log.last?.previous === told.0 && log.last?.current === told.1, "\(index)")
      #expect(log.last?.window === told.2, "\(index)")
    }
  }

  /// A view that moves the focus during its layout, which is inside Core Animation's commit.
  private final class FocusingView: UIView {
    weak var target: UIView?
    override func layoutSubviews() {
      super.layoutSubviews()
      target?.becomeFirstResponder()
      target = nil
    }
  }

  @Test("a change in the commit, told in the same turn")
  func inTheCommit() {
    let view = FocusingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    let (device, log) = (boot(), Log())
    device.perform {
      view.target = custom
      view.setNeedsLayout()
    }
    #expect(log.current == [custom])
  }

  @Test("a handler that moves the focus")
  func handlerMoves() {
    let (device, log) = (boot(), Log())
    var moves = 3
    let token = FirstResponderFeed.shared.observe { [field, custom] change in
      guard moves > 0 else { return }
      moves -= 1
      if change.current === field {
        custom.becomeFirstResponder()
      } else {
        field.becomeFirstResponder()
      }
    }
    defer { token.cancel() }
    device.perform { field.becomeFirstResponder() }
    #expect(log.current == [field, custom, field, custom])
    #expect(log.rows.map(\.previous) == [nil, field, custom, field] as [UIResponder?])
  }

  @Test("another turn draws what a handler has changed", arguments: LoopChoices.Commit.allCases)
  func drawn(_ picture: LoopChoices.Commit) {
    picture.run {
      let device = boot()
      var told = Int.max
      let token = FirstResponderFeed.shared.observe { _ in told = HeadlessLoop.main.turnCount }
      defer { token.cancel() }
      device.perform { custom.becomeFirstResponder() }
      #expect(HeadlessLoop.main.turnCount > told)
    }
  }

  @Test("a responder that is gone without resigning")
  func deallocated() {
    let (device, log) = (boot(), Log())
    var view: FocusableView? = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.map { controller.view.addSubview($0) }
    device.perform { _ = view?.becomeFirstResponder() }
    #expect(log.rows.count == 1)
    log.rows = []
    view?.removeFromSuperview()
    view = nil
    device.perform {}
    #expect(log.rows.count == 1 && log.last?.previous == nil && log.last?.current == nil)
    #expect(log.last?.window === device.windows[0])
  }

  // MARK: How soon, and at what cost

  @Test("four questions a second at most, none at rest", arguments: LoopChoices.Commit.allCases)
  func questions(_ picture: LoopChoices.Commit) throws {
    try picture.run {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 100_000)
      controller.view.addSubview(list)
      let device = boot()
      let count = try ActionCount("rk_noteFirstResponder:")
      let token = FirstResponderFeed.shared.observe { _ in }
      let behaviors = [list.anchor(.bottom()), list.dismissFirstResponder(when: .fullyHidden)]
      defer {
        token.cancel()
        for behavior in behaviors { behavior.cancel() }
      }
      device.settle()
      let begin = device.now
      let sent = count.sent {
        while device.now < begin + 60 {
          device.drag(
            from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.3)
          device.advance(by: 0.5)
        }
      }
      #expect(
        (sent > 60 || !ActionCount.hearsOfNone) && Double(sent) <= 4 * (device.now - begin) + 1,
        "\(sent)")
      device.settle()
      #expect(count.sent { device.advance(by: 60) } == 0)
    }
  }

  @Test("text in its own turn, a custom responder soon")
  func announced() throws {
    let device = boot()
    let count = try ActionCount("rk_noteFirstResponder:")
    // Objects left by other tests may also ask UIKit for the first responder, but always equally
    // often.
    let others = count.sent { device.perform { field.becomeFirstResponder() } }
    device.run { field.resignFirstResponder() }
    let log = Log(FirstResponderFeed())
    device.advance(by: 1)
    device.perform {}
    #expect(count.sent { device.perform { field.becomeFirstResponder() } } == others)
    #expect(log.current == [field])
    device.perform { field.resignFirstResponder() }
    device.perform { custom.becomeFirstResponder() }
    device.advance(by: 0.26)
    #expect(log.current == [field, nil, custom])
  }

  /// What happens before a custom responder takes the focus, unannounced, and how it is told.
  enum Listener: CaseIterable {
    case soonAfterQuestion, newAfterQuestion, newAfterFocus, beforeNewReader, patient
  }

  @Test("a custom responder that nothing announces", arguments: Listener.allCases)
  func unannounced(listener: Listener) {
    let device = boot()
    let feed = FirstResponderFeed()
    var logs: [Log] = []
    defer { for log in logs { log.end() } }
    switch listener {
    case .soonAfterQuestion:
      // The feed has just asked UIKit, and asks again after a quarter of a second.
      logs = [Log(feed)]
      device.perform {}
      device.perform { custom.becomeFirstResponder() }
      device.advance(by: 0.26)
    case .newAfterQuestion:
      // A new listener makes the feed ask again in the same turn.
      logs = [Log(feed), Log(FirstResponderFeed()), Log(feed, isPatient: true)]
      logs[0].end()
      device.perform {}
      custom.becomeFirstResponder()
      logs[0] = Log(feed)
      device.perform {}
    case .newAfterFocus:
      // Listening starts from what is true then.
      for _ in 0..<2 { _ = FirstResponderTracker.shared.current }
      custom.becomeFirstResponder()
      logs = [Log(feed)]
      device.perform {}
    case .beforeNewReader:
      // Another part of the app reads the first responder, and so the tracker knows it.
      logs = [Log(feed)]
      device.perform {}
      custom.becomeFirstResponder()
      #expect(UIResponder.current === custom)
      logs.append(Log(feed, isPatient: true))
      device.perform {}
    case .patient:
      // A patient listener alone causes no turn.
      logs = [Log(feed, isPatient: true)]
      for _ in 0..<3 { device.perform {} }
      let turns = HeadlessLoop.main.turnCount
      custom.becomeFirstResponder()
      device.advance(by: 1)
      #expect(HeadlessLoop.main.turnCount == turns && logs[0].rows.isEmpty)
      device.perform {}
    }
    #expect(logs[0].current == (listener == .newAfterFocus ? [] : [custom]))
  }

  @Test("a window that becomes key on another thread")
  func otherThread() async {
    let log = Log(FirstResponderFeed())
    let names = [
      UIWindow.didBecomeKeyNotification, UIScene.didActivateNotification,
      UITextField.textDidBeginEditingNotification,
    ]
    await Task.detached {
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    // Other tests may have run in the meantime, on devices of their own.
    let device = boot()
    device.settle()
    device.advance(by: 1)
    log.rows = []
    device.perform { custom.becomeFirstResponder() }
    #expect(log.rows.count == 1)
  }

  // MARK: Listening

  @Test("without listeners: no run loop observer, no responder stored, no question asked")
  func free() {
    let feed = FirstResponderFeed()
    let asked = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(asked)
    let device = boot()
    device.perform { asked.becomeFirstResponder() }
    /// Returns how often the view is asked about the focus or about actions in one turn of the run
    /// loop. A HUD that another test installed asks too, but always equally often.
    func questions() -> Int {
      asked.forget()
      device.perform {}
      return asked.actions.count + asked.focusQuestions
    }
    device.perform {}
    let free = questions()
    #expect(!feed.isObserving)
    let first = feed.observe { _ in }
    var second: HandlerToken? = feed.observe { _ in }
    first.cancel()
    #expect(feed.isObserving && questions() > free)
    // The feed notices a dropped token at the end of the turn, and a cancelled token at once.
    second = nil
    #expect(second == nil)
    device.perform {}
    #expect(!feed.isObserving && questions() == free)
    feed.observe { _ in }.cancel()
    #expect(!feed.isObserving && questions() == free)
    // A new listener starts from the current state.
    let log = Log(feed)
    device.perform {}
    #expect(log.rows.isEmpty)
    log.end()
  }

  @Test("the stream has each change once")
  func stream() async {
    let device = boot()
    let changes = FirstResponderFeed.shared.changes
    let responders = [field, custom, focusable] as [UIResponder]
    for responder in responders { device.perform { responder.becomeFirstResponder() } }
    let reader = Task { @MainActor in
      var seen: [ObjectIdentifier?] = []
      for await change in changes {
        seen.append(change.current.map { ObjectIdentifier($0) })
        if seen.count == 3 { break }
      }
      return seen
    }
    #expect(await reader.value == responders.map { ObjectIdentifier($0) })
  }
}
