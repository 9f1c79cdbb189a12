import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests when the book may ask UIKit for the first responder, and what the app may do while the
/// book asks.
extension FocusBookTests {
  @Test("news that comes while the application answers is not lost with the answer")
  func newsInTheQuestion() throws {
    let (device, window) = try boot()
    let other = FocusableView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    // This happens outside a turn, so other readers of the book do not know of it yet.
    custom.becomeFirstResponder()
    custom.onActionQuestion = {
      self.custom.onActionQuestion = nil
      // In the end there is no first responder, but the focus changes while the application
      // answers. The book therefore asks UIKit once more when it is next read for the window.
      self.custom.resignFirstResponder()
      self.field.becomeFirstResponder()
      self.field.resignFirstResponder()
    }
    book.expectChange()
    #expect(book.firstResponder(in: window) == nil)
    other.becomeFirstResponder()
    #expect(book.firstResponder(in: window) === other)
    device.settle()
  }

  @Test(
    "inside a commit's layout the application is not asked, with news or without; afterwards it is",
    arguments: [false, true])
  func inPlace(hasNews: Bool) throws {
    let (device, window) = try boot()
    _ = book.firstResponder(in: window)
    device.advance(by: 1)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    var sent: [Int] = []
    let client = TurnClient(
      .init(place: {
        if hasNews { self.book.expectChange() }
        sent.append(count.sent { _ = (self.book.firstResponder(in: window), self.book.current) })
      }))
    defer { client.end() }
    device.advance(by: 1)
    custom.becomeFirstResponder()
    device.perform { client.needsPlace(in: window) }
    #expect(sent == [0])
    #expect(book.firstResponder(in: window) === custom)
    device.settle()
  }

  @Test(
    "asked about a key window without a first responder, active or not, the book asks no view of it",
    arguments: [true, false])
  func noWalk(isActive: Bool) throws {
    let (device, window) = try boot()
    if !isActive { device.deactivate(device.scene) }
    defer { device.activate(device.scene) }
    let asked = AskedView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(asked)
    #expect(UIResponder.current(in: window) == nil)
    #expect(asked.focusQuestions == 0)
    device.perform { custom.becomeFirstResponder() }
    #expect(UIResponder.current(in: window) === custom)
    device.settle()
  }

  @Test(
    "a custom responder that a handler of the feed focuses, with no field edited before, is told at once"
  )
  func handlerFocusesCustom() throws {
    let (device, _) = try boot()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    device.advance(by: 1)
    var told: [UIResponder?] = []
    let token = FirstResponderFeed().observe {
      told.append($0.current)
      if $0.current == nil { self.custom.becomeFirstResponder() }
    }
    defer { token.cancel() }
    device.advance(by: 1)
    device.perform { field.resignFirstResponder() }
    #expect(told == [nil, custom])
    #expect(book.current === custom)
    device.settle()
  }

  @Test(
    "a field below two alerts, one after the other and one over the other, comes back",
    .fact("T4.4.30"),
    .enabled(
      if: HeadlessChoices.initial.controllers.restoresFocus,
      "what an alert took is not given back (T4.4.19)"))
  func alertOverAlert() throws {
    let (device, _) = try boot()
    let token = FirstResponderFeed().observe { _ in }
    defer { token.cancel() }
    device.perform { field.becomeFirstResponder() }
    device.settle()
    let alerts = ["first", "second"].map {
      UIAlertController(title: $0, message: nil, preferredStyle: .alert)
    }
    for alert in alerts { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
    device.perform { controller.present(alerts[0], animated: true) }
    device.settle()
    #expect(book.current === alerts[0] && book.returning(after: alerts[0]) === field)
    device.perform { alerts[0].present(alerts[1], animated: true) }
    device.settle()
    #expect(book.current === alerts[1])
    #expect(book.returning(after: alerts[1]) === field)
    device.perform { alerts[1].dismiss(animated: true) }
    device.settle()
    #expect(book.current === alerts[0])
    #expect(book.returning(after: alerts[0]) === field)
    device.perform { controller.dismiss(animated: true) }
    device.settle()
    #expect(book.current === field && book.returning(after: field) == nil)
  }

  @Test(
    "where a key window answers for want of a first responder, no view in it is asked",
    .flaw("2.1.4"))
  func windowAnswers() throws {
    let (device, window) = try boot()
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

  @Test("that there is none is certain only after a look, until there is news or one has gone")
  func certainty() throws {
    let (device, window) = try boot()
    let other = FocusableView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    #expect(book.firstResponderNow(in: window) == nil && book.isCertain(in: window))
    book.expectChange()
    #expect(!book.isCertain(in: window))
    custom.becomeFirstResponder()
    #expect(book.firstResponder(in: window) === custom && book.isCertain(in: window))
    // The focus moves to another view, and no notification announces it.
    other.becomeFirstResponder()
    #expect(!book.isCertain(in: window))
    #expect(book.firstResponder(in: window) === other)
    device.settle()
  }

  @Test("a window that is gone leaves no page behind")
  func pages() throws {
    let (device, _) = try boot()
    for _ in 0..<5 {
      let window = UIWindow(windowScene: device.scene)
      _ = book.firstResponder(in: window)
      device.settle()
    }
    let last = UIWindow(windowScene: device.scene)
    _ = book.firstResponder(in: last)
    #expect(book.pages.count { $0.window == nil } == 0)
  }

  @Test("a custom responder that gets the focus while a turn settles is told in a turn of its own")
  func announcedWhileSettling() throws {
    let (device, window) = try boot()
    var told: [UIResponder?] = []
    let token = FirstResponderFeed().observe { told.append($0.current) }
    defer { token.cancel() }
    var focuses = false
    // The clock calls the client at the end of a turn after the feed, which then has already looked
    // for changes.
    let client = TurnClient(
      .init(settled: {
        guard focuses else { return }
        focuses = false
        self.custom.becomeFirstResponder()
        self.book.announceChange(in: window)
      }))
    defer { client.end() }
    device.perform {}
    focuses = true
    device.perform {}
    device.advance(by: 0.02)
    #expect(told == [custom])
    device.settle()
  }

  @Test(
    "a window that is not key is searched on news alone, however often the application is asked")
  func noWalkBesideKey() throws {
    let (device, window) = try boot()
    let other = UIWindow(windowScene: device.scene)
    let asked = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(asked)
    other.isHidden = false
    defer { other.isHidden = true }
    for _ in 0..<2 { _ = (book.firstResponderNow(in: window), book.firstResponder(in: other)) }
    device.settle()
    _ = book.firstResponder(in: other)
    asked.forget()
    for _ in 0..<8 {
      device.advance(by: 0.3)
      book.expectChange(in: window)
      _ = (book.firstResponder(in: other), book.firstResponderNow(in: window))
    }
    #expect(asked.focusQuestions == 0)
  }

  @Test("news of a window that is not key outlasts a question to the application")
  func newsBesideKey() throws {
    let (device, window) = try boot()
    let other = UIWindow(windowScene: device.scene)
    let view = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(view)
    other.isHidden = false
    defer { other.isHidden = true }
    _ = book.firstResponder(in: other)
    view.becomeFirstResponder()
    book.expectChange()
    _ = book.firstResponderNow(in: window)
    for _ in 0..<2 { #expect(book.firstResponder(in: other) === view) }
    device.settle()
  }

  @Test("in a scene that is inactive, as under a system alert, a custom responder is found soon")
  func inactive() throws {
    let (device, window) = try boot()
    device.deactivate(device.scene)
    defer { device.activate(device.scene) }
    _ = book.firstResponder(in: window)
    custom.becomeFirstResponder()
    device.advance(by: 1)
    #expect(book.firstResponder(in: window) === custom)
  }

  @Test("a turn's first beat asks nothing, because the turn has not settled")
  func notInChanged() throws {
    let (device, window) = try boot()
    _ = book.firstResponder(in: window)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    var sent: [Int] = []
    let client = TurnClient(
      .init(changed: { sent.append(count.sent { _ = self.book.firstResponder(in: window) }) }))
    defer { client.end() }
    device.advance(by: 1)
    device.perform {}
    #expect(!sent.isEmpty && sent.allSatisfy { $0 == 0 })
  }

  @Test("two readers of one turn share its question, and both go back to sleep")
  func twoReaders() throws {
    let (device, window) = try boot()
    let readers = (0..<2).map { _ in
      TurnClient(
        .init(settled: {
          _ = self.book.firstResponder(in: window)
          self.book.remindIfWaiting()
        }))
    }
    defer { for reader in readers { reader.end() } }
    device.advance(by: 1)
    device.perform {}
    device.advance(by: 1)
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 10)
    #expect(HeadlessLoop.main.turnCount - turns <= 1)
  }

  @Test("news that comes while a window that is not key is searched is not lost")
  func newsInTheSearch() throws {
    let (device, _) = try boot()
    let other = UIWindow(windowScene: device.scene)
    let (asking, text) = (FocusingOnce(), UITextField())
    for view in [text, asking] { other.addSubview(view) }
    other.isHidden = false
    defer { other.isHidden = true }
    asking.onQuestion = { text.becomeFirstResponder() }
    _ = book.firstResponder(in: other)
    #expect(book.firstResponder(in: other) === text)
    device.settle()
  }

  @Test(
    "a field that an alert interrupted does not come back after a later alert, nor once it is gone")
  func alertsLater() throws {
    let (device, _) = try boot()
    let token = FirstResponderFeed().observe { _ in }
    defer { token.cancel() }
    func show() -> UIAlertController {
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField()
      device.perform { controller.present(alert, animated: true) }
      device.settle()
      return alert
    }
    device.perform { field.becomeFirstResponder() }
    device.settle()
    let first = show()
    #expect(book.returning(after: first.textFields?.first) === field)
    device.perform { first.dismiss(animated: true) }
    device.settle()
    device.perform { controller.view.endEditing(true) }
    device.settle()
    let second = show()
    #expect(book.returning(after: second.textFields?.first) == nil)
    device.perform { second.dismiss(animated: true) }
    device.settle()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    let third = show()
    device.perform { field.removeFromSuperview() }
    #expect(book.returning(after: third.textFields?.first) == nil)
    device.perform { third.dismiss(animated: true) }
    device.settle()
  }

  @Test(
    "a text control that ends or begins while a turn settles is told in a turn of its own, without a keyboard",
    arguments: [false, true])
  func changesWhileSettling(isTextView: Bool) throws {
    let (device, _) = try boot()
    device.keyboard.hasHardwareKeyboard = true
    let text: UIView = isTextView ? UITextView(frame: field.frame) : field
    controller.view.addSubview(text)
    device.perform { text.becomeFirstResponder() }
    device.settle()
    var told: [UIResponder?] = []
    let token = FirstResponderFeed().observe { told.append($0.current) }
    defer { token.cancel() }
    var change: (() -> Void)?
    let client = TurnClient(
      .init(settled: {
        let now = change
        change = nil
        now?()
      }))
    defer { client.end() }
    device.perform {}
    change = { text.resignFirstResponder() }
    device.perform {}
    device.advance(by: 0.02)
    #expect(told == [nil])
    device.settle()
    change = { text.becomeFirstResponder() }
    device.perform {}
    device.advance(by: 0.02)
    #expect(told == [nil, text] as [UIResponder?])
    device.settle()
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
