import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests what it costs to read the first responder from `FocusBook`, and that no other part of the
/// package asks UIKit for the first responder or stores it.
@MainActor @Suite("FocusBook")
struct FocusBookTests {
  let book = FocusBook.shared
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  let custom = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))

  func boot() throws -> (device: Device, window: UIWindow) {
    for view in [field, custom] { controller.view.addSubview(view) }
    let device = Device.boot(root: controller)
    device.advance(by: 1)
    return (device, try #require(device.windows.first))
  }

  @Test(
    "a text field is known at once, without an action; so is the text view that is edited next")
  func atOnce() throws {
    let (device, window) = try boot()
    let other = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    controller.view.addSubview(other)
    _ = book.firstResponder(in: window)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    let sent = count.sent {
      for next in [field, other] as [UIView] {
        next.becomeFirstResponder()
        #expect(book.current === next && UIResponder.current === next)
      }
    }
    #expect(sent == 0)
    device.settle()
  }

  @Test("a custom responder is asked for once; that it has gone is seen at once, and asked once")
  func askedOnce() throws {
    let (device, window) = try boot()
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    custom.becomeFirstResponder()
    book.expectChange()
    var found: [UIResponder?] = []
    let sent = count.sent {
      for _ in 0..<10 { found += [book.current, book.firstResponder(in: window)] }
    }
    #expect(sent == 1 && found.allSatisfy { $0 === custom })
    custom.resignFirstResponder()
    found = []
    let more = count.sent {
      for _ in 0..<10 { found.append(book.current) }
    }
    #expect(more == (ActionCount.hearsOfNone ? 1 : 0) && found.allSatisfy { $0 == nil })
    device.settle()
  }

  @Test("with no first responder, any number of reads asks UIKit four times a second at most")
  func seldom() throws {
    let (device, window) = try boot()
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    let sent = count.sent {
      for _ in 0..<600 {
        device.perform { _ = (book.current, book.firstResponder(in: window)) }
        device.advance(by: 1.0 / 60)
      }
    }
    #expect((sent > 20 || !ActionCount.hearsOfNone) && sent <= 41, "\(sent)")
    // Reading does not start a turn.
    #expect(device.isIdle)
  }

  @Test("a window that is not key has its own, known from its notification or by a search on news")
  func otherWindow() throws {
    let (device, window) = try boot()
    let other = UIWindow(windowScene: device.scene)
    let (text, view) = (UITextField(), FocusableView(frame: .zero))
    for added in [text, view] { other.addSubview(added) }
    other.isHidden = false
    defer { other.isHidden = true }
    custom.becomeFirstResponder()
    text.becomeFirstResponder()
    #expect(book.firstResponder(in: other) === text)
    #expect(book.firstResponder(in: window) === custom && book.current === custom)
    view.becomeFirstResponder()
    #expect(book.firstResponder(in: other) === view)
    #expect(book.firstResponder(in: window) === custom)
    view.resignFirstResponder()
    #expect(book.firstResponder(in: other) == nil)
    device.settle()
  }

  @Test(
    "an alert is told as what it is, with the field that comes back, and then the field",
    .fact("T4.4.30"),
    .enabled(
      if: HeadlessChoices.initial.controllers.restoresFocus,
      "what an alert took is not given back (T4.4.19)"))
  func alert() throws {
    let (device, _) = try boot()
    var rows: [(current: UIResponder?, returning: UIResponder?)] = []
    let token = FirstResponderFeed().observe { rows.append(($0.current, $0.returning)) }
    defer { token.cancel() }
    device.perform { field.becomeFirstResponder() }
    device.settle()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.perform { controller.present(alert, animated: true) }
    device.settle()
    #expect(rows.last?.current === alert && rows.last?.returning === field)
    #expect(book.returning(after: alert) === field)
    device.perform { alert.dismiss(animated: true) }
    device.settle()
    #expect(rows.last?.current === field && rows.last?.returning == nil)
    #expect(rows.count == 3)
  }

  @Test(
    "no responder comes back after an alert over none, nor after one over a field that ended before",
    .fact("T4.4.30"))
  func alertOverNobody() throws {
    let (device, _) = try boot()
    let token = FirstResponderFeed().observe { _ in }
    defer { token.cancel() }
    device.perform { field.becomeFirstResponder() }
    device.settle()
    device.perform { field.resignFirstResponder() }
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    device.perform { controller.present(alert, animated: true) }
    device.settle()
    let inAlert = try #require(alert.textFields?.first)
    #expect(book.current === inAlert && book.returning(after: inAlert) == nil)
  }

  @Test(
    "an anchor, a dismissal and the feed know the same one, also a custom one that nothing announced"
  )
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
    device.perform { custom.becomeFirstResponder() }
    device.settle()
    #expect(told.last == custom && book.current === custom)
    device.fling(from: CGPoint(x: 30, y: 700), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    // The dismissal behaviour has found the first responder, and the feed was notified when it
    // resigned.
    #expect(!custom.isFirstResponder && told == [custom, nil] as [UIResponder?])
  }

  @Test("nothing else of the package searches for the first responder, or asks UIKit for it")
  func nobodyElse() throws {
    let folder = "Sources/ResponderKit"
    let searches = try ProductSources.lines(with: "firstResponderInside", in: folder)
    let searchers = Set(searches.compactMap { $0.split(separator: "/").first })
    #expect(searchers == ["AppKit", "FirstResponder", "ObjectiveC"])
    let asks = try ProductSources.lines(with: "FirstResponderProbe.ask", in: folder)
    #expect(!asks.isEmpty && asks.allSatisfy { $0.hasPrefix("FirstResponder/FocusBook.swift") })
    for name in ["Dismissal", "Keyboard", "SwiftUI", "Turn"] {
      #expect(try ProductSources.lines(with: "Responder.current", in: "\(folder)/\(name)").isEmpty)
    }
  }

  @Test("what the app posts about a field that is not first responder makes the book ask nothing")
  func postedByTheApp() throws {
    let (device, _) = try boot()
    custom.becomeFirstResponder()
    book.expectChange()
    #expect(book.current === custom)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    let sent = count.sent {
      NotificationCenter.default.post(
        name: UITextField.textDidBeginEditingNotification, object: field)
      #expect(book.current === custom)
    }
    #expect(sent == 0)
    device.settle()
  }
}
