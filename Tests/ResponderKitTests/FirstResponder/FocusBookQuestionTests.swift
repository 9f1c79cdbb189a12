import HeadlessDriver
import ResponderKit
import Testing
import UIKit

/// When the book may ask, and what the app does to it meanwhile.
@MainActor @Suite("FocusBook: questions")
struct FocusBookQuestionTests {
  private let book = FocusBook.shared
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private let custom = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))

  private func boot() throws -> (device: Device, window: UIWindow) {
    for view in [field, custom] { controller.view.addSubview(view) }
    let device = Device.boot(root: controller)
    device.advance(by: 1)
    return (device, try #require(device.windows.first))
  }

  @Test("news that comes while the application answers is not lost with the answer")
  func newsInTheQuestion() throws {
    let (device, window) = try boot()
    let other = FocusableView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    // In no turn: other readers of the book know nothing of it yet.
    custom.becomeFirstResponder()
    custom.onActionQuestion = {
      self.custom.onActionQuestion = nil
      // No first responder again, and news: the book asks once more for what it tells of the window.
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

  @Test("asked about a key window without a first responder, the book asks no view of it")
  func noWalk() throws {
    let (device, window) = try boot()
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
}
