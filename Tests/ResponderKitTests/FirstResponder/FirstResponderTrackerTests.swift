import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests what it costs to read the first responder from the tracker, and that no other part of the
/// package asks UIKit for the first responder or stores it. One file, because all tests share its
/// tracker and its windows.
@MainActor @Suite("FirstResponderTracker")
struct FirstResponderTrackerTests {
  let tracker = FirstResponderTracker.shared
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  let custom = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))

  let device: Device
  let window: UIWindow

  init() throws {
    for view in [field, custom] { controller.view.addSubview(view) }
    device = Device.boot(root: controller)
    device.advance(by: 1)
    window = try #require(device.windows.first)
  }

  // MARK: How often UIKit is asked

  @Test("text is known at once, without an action")
  func atOnce() throws {
    let other = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    _ = tracker.firstResponder(in: window)
    let count = try ActionCount("rk_noteFirstResponder:")
    let sent = count.sent {
      for next in [field, other] as [UIView] {
        next.becomeFirstResponder()
        #expect(tracker.current === next && UIResponder.current === next)
      }
    }
    #expect(sent == 0)
    device.settle()
  }

  @Test("one question for a custom responder, none when it goes")
  func askedOnce() throws {
    let count = try ActionCount("rk_noteFirstResponder:")
    custom.becomeFirstResponder()
    tracker.expectChange()
    var found: [UIResponder?] = []
    let sent = count.sent {
      for _ in 0..<10 { found += [tracker.current, tracker.firstResponder(in: window)] }
    }
    #expect(sent == 1 && found.allSatisfy { $0 === custom })
    custom.resignFirstResponder()
    let more = count.sent { found = (0..<10).map { _ in tracker.current } }
    #expect(more == (ActionCount.hearsOfNone ? 1 : 0) && found.allSatisfy { $0 == nil })
    device.settle()
  }

  @Test("four questions a second at most without a first responder")
  func seldom() throws {
    let count = try ActionCount("rk_noteFirstResponder:")
    let sent = count.sent {
      device.frames(600) { _ = (tracker.current, tracker.firstResponder(in: window)) }
    }
    #expect((sent > 20 || !ActionCount.hearsOfNone) && sent <= 41, "\(sent)")
    // Reading does not start a turn.
    #expect(device.isIdle)
  }

  @Test("a notification of a field that is not first responder")
  func postedByTheApp() throws {
    custom.becomeFirstResponder()
    tracker.expectChange()
    #expect(tracker.current === custom)
    let count = try ActionCount("rk_noteFirstResponder:")
    let sent = count.sent {
      NotificationCenter.default.post(
        name: UITextField.textDidBeginEditingNotification, object: field)
      #expect(tracker.current === custom)
    }
    #expect(sent == 0)
    device.settle()
  }

  @Test("no question inside a commit's layout, but afterwards", arguments: [false, true])
  func inPlace(isAnnounced: Bool) throws {
    _ = tracker.firstResponder(in: window)
    device.advance(by: 1)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    var sent: [Int] = []
    let client = TurnClient(place: {
      if isAnnounced { self.tracker.expectChange() }
      sent.append(
        count.sent { _ = (self.tracker.firstResponder(in: window), self.tracker.current) })
    })
    defer { client.end() }
    device.advance(by: 1)
    custom.becomeFirstResponder()
    device.perform { client.needsPlace(in: window) }
    #expect(sent == [0])
    #expect(tracker.firstResponder(in: window) === custom)
    device.settle()
  }

  @Test("a turn's first beat asks nothing, because the turn has not settled")
  func notInChanged() throws {
    _ = tracker.firstResponder(in: window)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    var sent: [Int] = []
    let client = TurnClient(changed: {
      sent.append(count.sent { _ = self.tracker.firstResponder(in: window) })
    })
    defer { client.end() }
    device.advance(by: 1)
    device.perform {}
    #expect(!sent.isEmpty && sent.allSatisfy { $0 == 0 })
  }

  @Test("two readers of one turn go back to sleep")
  func twoReaders() throws {
    let readers = (0..<2).map { _ in
      TurnClient(settled: {
        _ = self.tracker.firstResponder(in: window)
        self.tracker.remindIfWaiting()
      })
    }
    defer { for reader in readers { reader.end() } }
    device.advance(by: 1)
    device.perform {}
    device.advance(by: 1)
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 10)
    #expect(HeadlessLoop.main.turnCount - turns <= 1)
  }

  // MARK: Which views are asked

  @Test("no view of a key window without a first responder is asked", arguments: [true, false])
  func noWalk(isActive: Bool) throws {
    if !isActive { device.deactivate(device.scene) }
    defer { device.activate(device.scene) }
    let asked = AskedView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(asked)
    #expect(UIResponder.current(in: window) == nil && asked.focusQuestions == 0)
    device.perform { custom.becomeFirstResponder() }
    #expect(UIResponder.current(in: window) === custom)
    device.settle()
  }

  @Test("where a key window answers for want of a first responder", .flaw("2.1.4"))
  func windowAnswers() throws {
    let asked = AskedView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(asked)
    device.settle()
    _ = UIResponder.current
    let name = Selector("rk_noteFirstResponder:")
    let method = try #require(class_getInstanceMethod(UIResponder.self, name))
    let original = method_getImplementation(method)
    // C5.1: the facts about UIKit leave open which object receives an action without a target while
    // there is no first responder. Here, the window receives it.
    let answer: @MainActor (AnyObject, Any?) -> Void = { receiver, sender in
      original.call(receiver is UIApplication ? window : receiver, name, sender)
    }
    _ = method_setImplementation(method, imp_implementationWithBlock(answer))
    defer { _ = method_setImplementation(method, original) }
    asked.forget()
    #expect(FirstResponderProbe.ask(from: window) == nil && asked.focusQuestions == 0)
  }

  @Test("a window that is not key has its own first responder")
  func otherWindow() throws {
    let (text, view) = (UITextField(), FocusableView(frame: .zero))
    let other = OtherWindow(device, text, view)
    custom.becomeFirstResponder()
    for next in [text, view] as [UIView] {
      next.becomeFirstResponder()
      #expect(tracker.firstResponder(in: other.window) === next)
      #expect(tracker.firstResponder(in: window) === custom && tracker.current === custom)
    }
    view.resignFirstResponder()
    #expect(tracker.firstResponder(in: other.window) == nil)
    device.settle()
  }

  @Test("a window that is not key is searched only after an announcement")
  func noWalkBesideKey() throws {
    let asked = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let other = OtherWindow(device, asked)
    for _ in 0..<2 {
      _ = (tracker.firstResponderNow(in: window), tracker.firstResponder(in: other.window))
    }
    device.settle()
    _ = tracker.firstResponder(in: other.window)
    asked.forget()
    for _ in 0..<8 {
      device.advance(by: 0.3)
      tracker.expectChange(in: window)
      _ = (tracker.firstResponder(in: other.window), tracker.firstResponderNow(in: window))
    }
    #expect(asked.focusQuestions == 0)
  }

  // MARK: Changes while the tracker asks

  @Test("a change while the application answers is not lost with the answer")
  func changeInTheQuestion() throws {
    let other = FocusableView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    // This happens outside a turn, so other readers of the tracker do not know of it yet.
    custom.becomeFirstResponder()
    custom.onActionQuestion = {
      self.custom.onActionQuestion = nil
      // In the end there is no first responder, but the focus changes while the application
      // answers. The tracker therefore asks once more when it is next read for the window.
      self.custom.resignFirstResponder()
      self.field.becomeFirstResponder()
      self.field.resignFirstResponder()
    }
    tracker.expectChange()
    #expect(tracker.firstResponder(in: window) == nil)
    other.becomeFirstResponder()
    #expect(tracker.firstResponder(in: window) === other)
    device.settle()
  }

  @Test("a change while another window is searched")
  func changeInTheSearch() throws {
    let (asking, text) = (FocusingOnce(), UITextField())
    let other = OtherWindow(device, text, asking)
    asking.onQuestion = { text.becomeFirstResponder() }
    _ = tracker.firstResponder(in: other.window)
    #expect(tracker.firstResponder(in: other.window) === text)
    device.settle()
  }

  @Test("a change in another window outlasts a question")
  func changeBesideKey() throws {
    let view = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let other = OtherWindow(device, view)
    _ = tracker.firstResponder(in: other.window)
    view.becomeFirstResponder()
    tracker.expectChange()
    _ = tracker.firstResponderNow(in: window)
    for _ in 0..<2 { #expect(tracker.firstResponder(in: other.window) === view) }
    device.settle()
  }

  @Test("a custom responder in an inactive scene")
  func inactive() throws {
    device.deactivate(device.scene)
    defer { device.activate(device.scene) }
    _ = tracker.firstResponder(in: window)
    custom.becomeFirstResponder()
    device.advance(by: 1)
    #expect(tracker.firstResponder(in: window) === custom)
  }

  @Test("that there is none is certain only after a look")
  func certainty() throws {
    let other = FocusableView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    #expect(tracker.firstResponderNow(in: window) == nil && tracker.isCertain(in: window))
    tracker.expectChange()
    #expect(!tracker.isCertain(in: window))
    // The focus moves on to another view, and no notification announces it.
    for view in [custom, other] {
      view.becomeFirstResponder()
      #expect(!tracker.isCertain(in: window))
      #expect(tracker.firstResponder(in: window) === view && tracker.isCertain(in: window))
    }
    device.settle()
  }

  @Test("a window that is gone leaves no entry behind")
  func entries() throws {
    for _ in 0..<5 {
      _ = tracker.firstResponder(in: UIWindow(windowScene: device.scene))
      device.settle()
    }
    let last = UIWindow(windowScene: device.scene)
    _ = tracker.firstResponder(in: last)
    #expect(tracker.entries.count { $0.window == nil } == 0)
  }

  // MARK: Who is told

  @Test("a custom responder that a handler focuses")
  func handlerFocusesCustom() throws {
    device.run { field.becomeFirstResponder() }
    device.advance(by: 1)
    var told: [UIResponder?] = []
    let token = FirstResponderFeed().observe {
      told.append($0.current)
      if $0.current == nil { self.custom.becomeFirstResponder() }
    }
    defer { token.cancel() }
    device.advance(by: 1)
    device.perform { field.resignFirstResponder() }
    #expect(told == [nil, custom] && tracker.current === custom)
    device.settle()
  }

  enum Kind: CaseIterable {
    case textField, textView, custom
  }

  @Test("a change while a turn settles", arguments: Kind.allCases)
  func changesWhileSettling(kind: Kind) throws {
    // Without a keyboard, no keyboard notification follows.
    device.keyboard.hasHardwareKeyboard = true
    let text = UITextView(frame: field.frame)
    controller.view.addSubview(text)
    let view: UIView = [.textField: field, .textView: text][kind] ?? custom
    device.run { view.becomeFirstResponder() }
    var told: [UIResponder?] = []
    let token = FirstResponderFeed().observe { told.append($0.current) }
    defer { token.cancel() }
    var change: (() -> Void)?
    // The clock calls the client at the end of a turn after the feed, which then has already looked
    // for changes.
    let client = TurnClient(settled: {
      let now = change
      change = nil
      now?()
      if now != nil, kind == .custom { self.tracker.announceChange(in: window) }
    })
    defer { client.end() }
    device.perform {}
    for (work, expected) in [
      ({ _ = view.resignFirstResponder() }, [nil]),
      ({ _ = view.becomeFirstResponder() }, [nil, view]),
    ] as [(() -> Void, [UIResponder?])] {
      change = work
      device.perform {}
      device.advance(by: 0.02)
      #expect(told == expected)
      device.settle()
    }
  }

  @Test("an anchor, a dismissal and the feed know the same custom responder")
  func owners() throws {
    let list = FieldList()
    let device = Device.boot(root: list)
    device.advance(by: 1)
    let custom = FocusableView(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
    list.scrollView.addSubview(custom)
    var told: [UIResponder?] = []
    let feed = FirstResponderFeed().observe { told.append($0.current) }
    defer { feed.cancel() }
    let tokens = [
      list.scrollView.dismissFirstResponder(when: .fullyHidden),
      list.scrollView.anchor(.firstResponder(margin: 8)),
    ]
    defer { for token in tokens { token.cancel() } }
    device.settle()
    device.run { custom.becomeFirstResponder() }
    #expect(told.last == custom && tracker.current === custom)
    device.fling(from: CGPoint(x: 30, y: 700), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    // The dismissal behaviour has found the first responder, and the feed was notified when it
    // resigned.
    #expect(!custom.isFirstResponder && told == [custom, nil] as [UIResponder?])
  }

  @Test("nothing else searches for the first responder")
  func nobodyElse() throws {
    let folder = "Sources/ResponderKit"
    let searches = try ProductSources.lines(with: "firstResponderInside", in: folder)
    let searchers = Set(searches.compactMap { $0.split(separator: "/").first })
    #expect(searchers == ["AppKit", "FirstResponder", "ObjectiveC"])
    let asks = try ProductSources.lines(with: "FirstResponderProbe.ask", in: folder)
    #expect(
      !asks.isEmpty
        && asks.allSatisfy { $0.hasPrefix("FirstResponder/FirstResponderTracker.swift") })
    for name in ["Dismissal", "Keyboard", "SwiftUI", "Turn"] {
      #expect(try ProductSources.lines(with: "Responder.current", in: "\(folder)/\(name)").isEmpty)
    }
  }

  // MARK: Alerts

  private func show(_ alert: UIAlertController, over presenter: UIViewController, on device: Device)
  {
    device.run { presenter.present(alert, animated: true) }
  }

  @Test(
    "alerts over one another give the focus back to the field", .fact("T4.4.30"),
    .enabled(
      if: HeadlessChoices.initial.controllers.restoresFocus,
      "what an alert took is not given back (T4.4.19)"))
  func alerts() throws {
    var rows: [(current: UIResponder?, returning: UIResponder?)] = []
    let token = FirstResponderFeed().observe { rows.append(($0.current, $0.returning)) }
    defer { token.cancel() }
    device.run { field.becomeFirstResponder() }
    let alerts = ["first", "second"].map {
      UIAlertController(title: $0, message: nil, preferredStyle: .alert)
    }
    for alert in alerts { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
    for (presenter, alert) in zip([controller, alerts[0]], alerts) {
      show(alert, over: presenter, on: device)
      #expect(rows.last?.current === alert && rows.last?.returning === field)
      #expect(tracker.current === alert && tracker.returning(after: alert) === field)
      if alert === alerts[0] { #expect(rows.count == 2) }
    }
    for (dismissed, next) in [(alerts[1], alerts[0]), (controller, field)]
      as [(UIViewController, UIResponder)]
    {
      device.run { dismissed.dismiss(animated: true) }
      let returning = next === field ? nil : field
      #expect(tracker.current === next && tracker.returning(after: next) === returning)
      #expect(rows.last?.current === next && rows.last?.returning === returning)
    }
  }

  @Test("what comes back after an alert with a field", .fact("T4.4.30"))
  func alertsWithField() throws {
    let token = FirstResponderFeed().observe { _ in }
    defer { token.cancel() }
    func returning(after work: () -> Void = {}) throws -> UIResponder? {
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField()
      show(alert, over: controller, on: device)
      let inAlert = try #require(alert.textFields?.first)
      #expect(tracker.current === inAlert)
      device.perform(work)
      defer {
        device.run { alert.dismiss(animated: true) }
      }
      return tracker.returning(after: inAlert)
    }
    for isEdited in [false, true, false] {
      // The field ends before the last alert comes.
      device.run {
        _ = isEdited ? field.becomeFirstResponder() : controller.view.endEditing(true)
      }
      #expect(try returning() === (isEdited ? field : nil))
    }
    device.run { field.becomeFirstResponder() }
    #expect(try returning(after: { field.removeFromSuperview() }) == nil)
  }
}

/// A view that runs a closure when it is asked for the first time whether it is first responder.
private final class FocusingOnce: UIView {
  var onQuestion: (() -> Void)?

  override var isFirstResponder: Bool {
    let question = onQuestion
    onQuestion = nil
    question?()
    return super.isFirstResponder
  }
}
