import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: the bar on the keyboard")
struct FieldBarTests {
  private func form(_ navigation: FieldNavigation = FieldNavigation()) -> (
    FieldsStage, [UITextField], BehaviorToken
  ) {
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    let stage = FieldsStage(fields[0], fields[1], fields[2])
    return (stage, fields, stage.view.navigateFields(navigation))
  }

  @Test("the bar is on the field that is edited, and its buttons work")
  func bar() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init(done: "Fertig")))
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.isEnabled) == [false, true, true])
    #expect(buttons.map(\.accessibilityLabel) == ["Previous field", "Next field", "Fertig"])
    #expect(buttons.map { $0.image(for: .normal) != nil } == [true, true, false])
    #expect(buttons.map { $0.title(for: .normal) } == [nil, nil, "Fertig"])
    #expect(stage.device.keyboard.cover.height == 336 + bar.bounds.height)
    stage.device.tap(buttons[1])
    stage.device.settle()
    #expect(stage.focus == "b" && fields[0].inputAccessoryView == nil)
    let second = try #require(fields[1].inputAccessoryView)
    #expect(second.subviews.compactMap { ($0 as? UIButton)?.isEnabled } == [true, true, true])
    stage.device.tap(second.subviews[0])
    stage.device.settle()
    #expect(stage.focus == "a")
    stage.device.tap(second.subviews[1])
    stage.device.settle()
    #expect(stage.focus == "b")
    stage.device.tap(second.subviews[2])
    stage.device.settle()
    #expect(stage.focus == nil && fields[1].inputAccessoryView == nil)
  }

  @Test("right to left the bar is the mirror image; with large text it is higher")
  func barLooks() throws {
    let bar = FieldBar(.init()) { _ in }
    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    bar.layoutIfNeeded()
    let frames = bar.subviews.map(\.frame)
    #expect(frames[0].minX == 0 && frames[1].minX == 44 && frames[2].maxX == 390)
    #expect(frames.allSatisfy { $0.width >= 44 && $0.height >= 44 })
    let long = FieldBar(.init(done: String(repeating: "Fertig ", count: 40))) { _ in }
    long.frame = CGRect(x: 0, y: 0, width: 390, height: 30)
    long.layoutIfNeeded()
    #expect(long.subviews.prefix(3).map(\.frame.minX) == [0, 44, 88])
    #expect(long.subviews[2].frame.maxX == 390)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    for (before, after) in zip(frames, bar.subviews.map(\.frame)) {
      #expect(abs(after.minX - (390 - before.maxX)) < 0.01)
    }
    let device = FieldsStage().device
    device.contentSize = .accessibilityExtraExtraExtraLarge
    defer { device.contentSize = .large }
    #expect(FieldBar(.init()) { _ in }.frame.height > 60)
  }

  @Test("a field with an accessory view, its own or one up the chain, gets no bar")
  func ownAccessory() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    fields[0].inputAccessoryView = own
    stage.edit(fields[0])
    stage.edit(fields[1])
    #expect(fields[0].inputAccessoryView === own)
    #expect(fields[1].inputAccessoryView is FieldBar)
  }

  @Test("with a hardware keyboard there is no bar, and it is back with the keyboard on the screen")
  func hardwareKeyboard() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    stage.edit(fields[0])
    #expect(fields[0].inputAccessoryView is FieldBar)
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    stage.view.addSubview(text)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.device.settle()
    #expect(fields[0].inputAccessoryView == nil)
    stage.edit(fields[1])
    #expect(fields[1].inputAccessoryView == nil && text.inputAccessoryView == nil)
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    let bar = fields[1].inputAccessoryView
    #expect(bar is FieldBar && text.inputAccessoryView === bar)
    #expect(stage.device.keyboard.cover.height == 336 + (bar?.bounds.height ?? 0))
  }

  @Test(
    "with two navigations the bar is back on the field that is edited, whichever was there first",
    arguments: [0, 1])
  func hardwareKeyboardBesideAnother(edited: Int) {
    let halves = [0, 1].map {
      UIView(frame: CGRect(x: 0, y: 100 + 100 * $0, width: 390, height: 100))
    }
    let fields = halves.map { half in
      let field = textField("a", 20)
      half.addSubview(field)
      return field
    }
    let stage = FieldsStage(halves[0], halves[1])
    for half in halves { half.navigateFields(FieldNavigation(bar: .init())) }
    stage.edit(fields[edited])
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.device.settle()
    #expect(fields[edited].inputAccessoryView == nil)
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    #expect(fields[edited].inputAccessoryView is FieldBar)
  }

  @Test("the same bar goes from field to field, and a new one comes when the text size changes")
  func sameBar() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    stage.view.addSubview(text)
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    stage.edit(fields[1])
    #expect(fields[1].inputAccessoryView === bar && fields[0].inputAccessoryView == nil)
    #expect(text.inputAccessoryView === bar)
    stage.device.contentSize = .accessibilityExtraExtraExtraLarge
    defer { stage.device.contentSize = .large }
    stage.edit(fields[2])
    let large = try #require(fields[2].inputAccessoryView)
    #expect(large !== bar && large.frame.height > bar.frame.height)
    #expect(text.inputAccessoryView === large)
  }

  @Test(
    "a bar for the largest text goes with a hardware keyboard as well",
    arguments: [Device.Model.iPhone14, .iPad13])
  func largeBarAlone(_ model: Device.Model) {
    let screen = UIViewController()
    let field = textField("a", 100)
    screen.view.addSubview(field)
    let device = Device.boot(root: screen, setup: Device.Setup(model: model))
    device.contentSize = .accessibilityExtraExtraExtraLarge
    defer { device.contentSize = .large }
    device.settle()
    screen.view.navigateFields(FieldNavigation(bar: .init()))
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect((field.inputAccessoryView?.frame.height ?? 0) > 60)
    device.keyboard.hasHardwareKeyboard = true
    device.settle()
    #expect(field.inputAccessoryView == nil)
    device.keyboard.hasHardwareKeyboard = false
    device.settle()
    #expect(field.inputAccessoryView is FieldBar)
  }

  @Test("the bar follows what typing opens and closes")
  func barWhileTyping() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    fields[1].isEnabled = false
    fields[2].isEnabled = false
    fields[0].addAction(
      UIAction { _ in fields[1].isEnabled = fields[0].text?.isEmpty == false }, for: .editingChanged
    )
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    let next = try #require(bar.subviews[1] as? UIButton)
    #expect(!next.isEnabled)
    stage.device.type("x")
    stage.device.settle()
    #expect(next.isEnabled)
  }

  @Test(
    "the keyboard reaches a text view with its bar, and does not fall and rise again",
    .fact("T4.5.3"), arguments: ["a move", "a tap"])
  func textView(way: String) throws {
    let field = textField("a", 100)
    let (text, last) = (
      UITextView(frame: CGRect(x: 16, y: 160, width: 300, height: 80)), textField("b", 260)
    )
    let stage = FieldsStage(field, text, last)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    let bar = try #require(field.inputAccessoryView)
    let heights = ShownHeights()
    defer { heights.stop() }
    if way == "a tap" {
      stage.device.tap(text)
      stage.device.settle()
    } else {
      #expect(stage.move(.next))
    }
    #expect(text.isFirstResponder && text.inputAccessoryView === bar)
    #expect(heights.seen.allSatisfy { $0 == 336 + bar.bounds.height }, "\(heights.seen)")
    #expect(stage.move(.next) && last.inputAccessoryView === bar)
    stage.device.perform { last.resignFirstResponder() }
    stage.device.settle()
    #expect([field, last].allSatisfy { $0.inputAccessoryView == nil })
    #expect(text.inputAccessoryView == nil)
  }

  @Test("a text view that was to be edited next has its own empty accessory view back")
  func textViewPlaceholder() {
    let (stage, fields, token) = form(FieldNavigation(bar: .init()))
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    let own = UIView()
    text.inputAccessoryView = own
    stage.view.addSubview(text)
    stage.edit(fields[0])
    #expect(text.inputAccessoryView is FieldBar)
    stage.device.perform { fields[0].resignFirstResponder() }
    stage.device.settle()
    #expect(text.inputAccessoryView === own)
    stage.edit(fields[0])
    stage.edit(text)
    #expect(text.inputAccessoryView is FieldBar)
    token.cancel()
    #expect(text.inputAccessoryView === own)
  }

  @Test("a move from nothing to a text view brings its bar at once, and a refusal leaves none")
  func textViewFirst() {
    final class Listener: NSObject, UITextViewDelegate {
      var begins = false
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }
    }
    let text = UITextView(frame: CGRect(x: 16, y: 160, width: 300, height: 80))
    let (stage, listener) = (FieldsStage(text), Listener())
    text.delegate = listener
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    #expect(!stage.move(.next) && text.inputAccessoryView == nil)
    listener.begins = true
    let heights = ShownHeights()
    defer { heights.stop() }
    #expect(stage.move(.next) && text.inputAccessoryView is FieldBar)
    let isLeftOut = HeadlessChoices.initial.keyboard.accessoryInFrame == .leftOut
    let height = 336 + (isLeftOut ? 0 : text.inputAccessoryView?.bounds.height ?? 0)
    #expect(!heights.seen.isEmpty && heights.seen.allSatisfy { $0 == height }, "\(heights.seen)")
  }

  @Test("a keypad of the app's own, of whatever height, takes no bar away")
  func ownKeypad() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    fields[1].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    stage.edit(fields[0])
    stage.edit(fields[1])
    #expect(fields[1].inputAccessoryView is FieldBar)
    stage.edit(fields[2])
    #expect(fields[2].inputAccessoryView is FieldBar)
  }

  @Test("a controller of an accessory view, up the chain, is one as well")
  func accessoryController() {
    final class Screen: UIViewController {
      let bar = UIInputViewController()
      override var inputAccessoryViewController: UIInputViewController? { bar }
    }
    let (screen, field) = (Screen(), textField("a", 100))
    screen.view.addSubview(field)
    let device = Device.boot(root: screen)
    device.settle()
    screen.view.navigateFields(FieldNavigation(bar: .init()))
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(field.isFirstResponder && field.inputAccessoryView == nil)
  }

  @Test("a navigation that ends takes its bar from the text views that the user may edit next")
  func endsBeforeTextView() {
    let (stage, fields, token) = form(FieldNavigation(bar: .init()))
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    stage.view.addSubview(text)
    stage.edit(fields[0])
    #expect(text.inputAccessoryView is FieldBar)
    token.cancel()
    #expect(text.inputAccessoryView == nil)
  }

  @Test("with a hardware keyboard, a text view to which the focus moves has no bar either")
  func hardwareKeyboardAtTextView() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    stage.view.addSubview(text)
    stage.edit(fields[2])
    stage.device.keyboard.hasHardwareKeyboard = true
    defer { stage.device.keyboard.hasHardwareKeyboard = false }
    stage.device.settle()
    #expect(stage.move(.next))
    #expect(text.isFirstResponder && text.inputAccessoryView == nil)
  }

  @Test("a text view whose empty accessory view is set again before it is edited shows the bar")
  func textViewPlaceholderAgain() {
    let (stage, fields, _) = form(FieldNavigation(bar: .init()))
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    stage.view.addSubview(text)
    stage.edit(fields[0])
    // Sets an empty accessory view again, as SwiftUI does with its fields (T4.20.33).
    text.inputAccessoryView = UIView()
    stage.edit(text)
    #expect(text.inputAccessoryView is FieldBar && text.inputAccessoryView?.window != nil)
    stage.edit(fields[0])
    #expect(text.inputAccessoryView is FieldBar)
  }
}

/// The heights that UIKit announces for the keyboard.
@MainActor
private final class ShownHeights {
  private(set) var seen: [CGFloat] = []
  private var observer: (any NSObjectProtocol)?

  init() {
    let name = UIResponder.keyboardWillShowNotification
    observer = NotificationCenter.default.observe(name) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      self?.seen.append(frame?.height ?? 0)
    }
  }

  func stop() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
