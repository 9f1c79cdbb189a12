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
    controller.view.addSubview(field)
    controller.view.addSubview(custom)
    controller.addChild(focusable)
    controller.view.addSubview(focusable.view)
    let device = Device.boot(root: controller)
    // Waits long enough that an earlier test's requests to UIKit make no difference.
    device.advance(by: 1)
    return device
  }

  /// Records the feed's changes, with strong references so that the test can compare them.
  @MainActor private final class Log {
    var rows: [(previous: UIResponder?, current: UIResponder?, window: UIWindow?)] = []

    func add(_ change: FirstResponderFeed.Change) {
      rows.append((change.previous, change.current, change.window))
    }
  }

  @Test("one event a change, text and custom responders alike, none when nothing changed")
  func changes() {
    let device = boot()
    var seen: [(UIResponder?, UIResponder?)] = []
    let token = FirstResponderFeed.shared.observe { seen.append(($0.previous, $0.current)) }
    defer { token.cancel() }

    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(seen.count == 1 && seen[0].0 == nil && seen[0].1 === field)
    device.perform { custom.becomeFirstResponder() }
    device.settle()
    #expect(seen.count == 2 && seen[1].0 === field && seen[1].1 === custom)
    // Moving the focus away and back within one turn is not a change.
    device.perform {
      field.becomeFirstResponder()
      custom.becomeFirstResponder()
    }
    device.settle()
    #expect(seen.count == 2)
    device.perform { custom.resignFirstResponder() }
    #expect(seen.count == 3 && seen[2].1 == nil)
    device.perform {}
    #expect(seen.count == 3)
    device.advance(by: 1)
    device.perform { focusable.becomeFirstResponder() }
    #expect(seen.count == 4 && seen[3].1 === focusable)
  }

  @Test(
    "a change names the old and the new responder and the window, also when another becomes key")
  func windows() {
    let device = boot()
    let log = Log()
    let token = FirstResponderFeed.shared.observe { log.add($0) }
    defer { token.cancel() }
    let other = UIWindow(windowScene: device.scene)
    let second = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(second)
    other.isHidden = false
    defer { other.isHidden = true }
    device.perform { custom.becomeFirstResponder() }
    #expect(log.rows.last?.window === device.windows[0])
    device.perform { second.becomeFirstResponder() }
    // The second window is not key, so its first responder is not the application's first
    // responder.
    #expect(log.rows.count == 1)
    device.perform { other.makeKey() }
    #expect(log.rows.count == 2)
    #expect(log.rows.last?.previous === custom && log.rows.last?.current === second)
    #expect(log.rows.last?.window === other)
    device.perform { second.resignFirstResponder() }
    #expect(log.rows.last?.current == nil && log.rows.last?.window === other)
    device.perform { device.windows[0].makeKey() }
    #expect(log.rows.last?.previous == nil && log.rows.last?.current === custom)
    #expect(log.rows.count == 4)
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

  @Test("a change in the commit, by laying out, is told in the same turn")
  func inTheCommit() {
    let view = FocusingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    let device = boot()
    let log = Log()
    let token = FirstResponderFeed.shared.observe { log.add($0) }
    defer { token.cancel() }
    device.perform {
      view.target = custom
      view.setNeedsLayout()
    }
    #expect(log.rows.count == 1 && log.rows.last?.current === custom)
  }

  @Test(
    "with no first responder a minute of scrolling sends four actions a second at most, and rest sends none",
    arguments: LoopChoices.Commit.allCases)
  func questions(_ picture: LoopChoices.Commit) throws {
    try picture.run {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 100_000)
      controller.view.addSubview(list)
      let device = boot()
      let count = try ActionCount("rk_noteFirstResponder:")
      defer { count.stop() }
      let token = FirstResponderFeed.shared.observe { _ in }
      let anchor = list.anchor(.bottom())
      let dismissal = list.dismissFirstResponder(when: .fullyHidden)
      defer {
        token.cancel()
        for behavior in [anchor, dismissal] { behavior.cancel() }
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

  @Test(
    "text is told of in its own turn, without a question; a custom responder soon, even if no turn follows"
  )
  func announced() throws {
    let device = boot()
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    // Objects left by other tests may also ask UIKit for the first responder, but always equally
    // often.
    let others = count.sent { device.perform { field.becomeFirstResponder() } }
    device.perform { field.resignFirstResponder() }
    device.settle()
    let log = Log()
    let token = FirstResponderFeed().observe { log.add($0) }
    defer { token.cancel() }
    device.advance(by: 1)
    device.perform {}
    #expect(count.sent { device.perform { field.becomeFirstResponder() } } == others)
    #expect(log.rows.map { $0.current === field } == [true])
    device.perform { field.resignFirstResponder() }
    #expect(log.rows.count == 2 && log.rows.last?.current == nil)
    device.perform { custom.becomeFirstResponder() }
    device.advance(by: 0.26)
    #expect(log.rows.count == 3 && log.rows.last?.current === custom)
  }

  @Test("rule 8: a window that becomes key on another thread does not end the app")
  func otherThread() async {
    var heard = 0
    let feed = FirstResponderFeed()
    let token = feed.observe { _ in heard += 1 }
    defer { token.cancel() }
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
    heard = 0
    device.perform { custom.becomeFirstResponder() }
    #expect(heard == 1)
  }

  @Test("a handler that moves the focus itself hears of that at once, as often as it does")
  func handlerMoves() {
    let device = boot()
    let log = Log()
    var moves = 3
    let token = FirstResponderFeed.shared.observe { [field, custom] change in
      log.add(change)
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
    #expect(log.rows.count == 4)
    #expect(log.rows.map { $0.current === field } == [true, false, true, false])
    for (before, after) in zip(log.rows, log.rows.dropFirst()) {
      #expect(after.previous === before.current)
    }
  }

  @Test(
    "a responder that is gone without resigning is a change to none, and the feed names its window")
  func deallocated() {
    let device = boot()
    let log = Log()
    let token = FirstResponderFeed.shared.observe { log.add($0) }
    defer { token.cancel() }
    var view: FocusableView? = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.map { controller.view.addSubview($0) }
    device.perform { _ = view?.becomeFirstResponder() }
    #expect(log.rows.count == 1)
    log.rows = []
    view?.removeFromSuperview()
    view = nil
    device.perform {}
    #expect(log.rows.count == 1)
    #expect(log.rows.last?.previous == nil && log.rows.last?.current == nil)
    #expect(log.rows.last?.window === device.windows[0])
  }

  @Test("a cancelled or dropped token hears nothing more")
  func tokens() {
    let device = boot()
    var heard = 0
    do {
      let dropped = FirstResponderFeed.shared.observe { _ in heard += 1 }
      _ = dropped.isActive
    }
    let cancelled = FirstResponderFeed.shared.observe { _ in heard += 1 }
    cancelled.cancel()
    #expect(!cancelled.isActive)
    device.perform { custom.becomeFirstResponder() }
    #expect(heard == 0)
  }

  @Test(
    "without observers the feed costs nothing: no run loop observer, no responder stored, no question asked"
  )
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
    #expect(feed.isObserving)
    first.cancel()
    #expect(feed.isObserving)
    #expect(questions() > free)
    // The feed notices a dropped token at the end of the turn, and a cancelled token at once.
    second = nil
    #expect(second == nil)
    device.perform {}
    #expect(!feed.isObserving)
    #expect(questions() == free)
    let third = feed.observe { _ in }
    third.cancel()
    #expect(!feed.isObserving)
    #expect(questions() == free)
    // A new listener starts from the current state.
    let log = Log()
    let fourth = feed.observe { log.add($0) }
    device.perform {}
    #expect(log.rows.isEmpty)
    fourth.cancel()
  }

  @Test("the stream has each change once and lets go of the run loop with its task")
  func stream() async {
    let device = boot()
    let changes = FirstResponderFeed.shared.changes
    for responder in [field, custom, focusable] as [UIResponder] {
      device.perform { responder.becomeFirstResponder() }
    }
    let reader = Task { @MainActor in
      var seen: [ObjectIdentifier?] = []
      for await change in changes {
        seen.append(change.current.map { ObjectIdentifier($0) })
        if seen.count == 3 { break }
      }
      return seen
    }
    let seen = await reader.value
    #expect(
      seen == [ObjectIdentifier(field), ObjectIdentifier(custom), ObjectIdentifier(focusable)])
  }

  @Test(
    "a listener that comes right after a question hears of a custom responder in its first turn")
  func lateListener() {
    let device = boot()
    let first = FirstResponderFeed().observe { _ in }
    defer { first.cancel() }
    let (feed, log) = (FirstResponderFeed(), Log())
    let patient = feed.observePatiently { _ in }
    defer { patient.cancel() }
    device.perform {}
    // The feed has just asked UIKit. Without a new listener, it would ask again only after a
    // quarter of a second.
    custom.becomeFirstResponder()
    let token = feed.observe { log.add($0) }
    defer { token.cancel() }
    device.perform {}
    #expect(log.rows.map { $0.current === custom } == [true])
  }

  @Test("listening starts from what is true then, also if a custom responder came right before")
  func startsFromTruth() {
    let device = boot()
    for _ in 0..<2 { _ = FocusBook.shared.current }
    custom.becomeFirstResponder()
    let log = Log()
    let token = FirstResponderFeed().observe { log.add($0) }
    defer { token.cancel() }
    device.perform {}
    #expect(log.rows.isEmpty)
  }

  @Test("a listener that comes after a change leaves the others theirs")
  func listenerAfterChange() {
    let device = boot()
    let (feed, log) = (FirstResponderFeed(), Log())
    let first = feed.observe { log.add($0) }
    defer { first.cancel() }
    device.perform {}
    custom.becomeFirstResponder()
    // Another part of the app reads the first responder, and so the book knows it.
    #expect(UIResponder.current === custom)
    let second = feed.observePatiently { _ in }
    defer { second.cancel() }
    device.perform {}
    #expect(log.rows.map { $0.current === custom } == [true])
  }

  @Test("a custom responder right after a question is told a quarter of a second later")
  func soon() {
    let device = boot()
    let log = Log()
    let token = FirstResponderFeed().observe { log.add($0) }
    defer { token.cancel() }
    device.perform {}
    device.perform { custom.becomeFirstResponder() }
    device.advance(by: 0.26)
    #expect(log.rows.map { $0.current === custom } == [true])
  }

  @Test("a patient listener alone is told with the next turn, and causes none")
  func patient() {
    let device = boot()
    let (feed, log) = (FirstResponderFeed(), Log())
    let token = feed.observePatiently { log.add($0) }
    defer { token.cancel() }
    for _ in 0..<3 { device.perform {} }
    let turns = HeadlessLoop.main.turnCount
    custom.becomeFirstResponder()
    device.advance(by: 1)
    #expect(HeadlessLoop.main.turnCount == turns && log.rows.isEmpty)
    device.perform {}
    #expect(log.rows.map { $0.current === custom } == [true])
  }
}
