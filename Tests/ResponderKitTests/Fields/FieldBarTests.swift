import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests the bar above the keyboard: which fields have it, and when UIKit reloads for it.
@MainActor @Suite("Fields: the bar on the keyboard")
struct FieldBarTests {
  @Test("the bar is on the edited field, and its buttons work")
  func bar() throws {
    let (stage, fields, _) = form(FieldNavigation(bar: .init(done: "Fertig")))
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView)
    let buttons = fields[0].barButtons
    #expect(buttons.map(\.isEnabled) == [false, true, true])
    #expect(buttons.map(\.accessibilityLabel) == ["Previous field", "Next field", "Fertig"])
    #expect(buttons[2].title(for: .normal) == "Fertig")
    #expect(stage.device.keyboard.cover.height == 336 + bar.bounds.height)
    for (button, focus) in [(1, "b"), (0, "a"), (1, "b"), (2, nil)] as [(Int, String?)] {
      stage.tap(buttons[button])
      #expect(stage.focus == focus && fields.map(\.hasBar) == fields.map(\.isFirstResponder))
      if focus == "b" { #expect(buttons.allSatisfy { $0.isEnabled }) }
    }
  }

  @Test("the system's own done button, and a bar for all fields", .fact("T4.24.8"))
  func systemDone() throws {
    let text = textView(300)
    let (stage, fields, _) = form(.withBar, text)
    stage.edit(fields[0])
    let bar = try #require(fields[0].inputAccessoryView as? UIToolbar)
    #expect(bar.items?.last?.title == "Done" && text.inputAccessoryView === bar)
    stage.edit(fields[2])
    #expect(fields[2].inputAccessoryView === bar)
  }

  // MARK: Accessory views of the app

  private final class Screen: UIViewController {
    var bar: UIView?
    var barController: UIInputViewController?
    override var inputAccessoryView: UIView? { bar }
    override var inputAccessoryViewController: UIInputViewController? { barController }
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
  }

  enum Accessory: CaseIterable {
    case none, high, withContent, withHeight, empty
    case highOnScreen, emptyOnScreen, controllerOnScreen
  }

  @Test("accessory views of the field and up the chain", arguments: Accessory.allCases)
  func ownAccessory(_ accessory: Accessory) {
    let (screen, field) = (Screen(), textField("a", 100))
    let high = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    switch accessory {
    case .none: break
    case .high: field.inputAccessoryView = high
    case .withContent:
      field.inputAccessoryView = UIView()
      field.inputAccessoryView?.addSubview(high)
    case .withHeight: field.inputAccessoryView = Sized()
    case .empty: field.inputAccessoryView = UIView()
    case .highOnScreen: screen.bar = high
    case .emptyOnScreen: screen.bar = UIView()
    case .controllerOnScreen: screen.barController = UIInputViewController()
    }
    let own = field.inputAccessoryView
    screen.view.addSubview(field)
    let stage = FieldsStage(root: screen)
    stage.view.navigateFields(.withBar)
    stage.edit(field)
    let hasBar = accessory == .none || accessory == .empty
    #expect(field.isFirstResponder && field.hasBar == hasBar)
    #expect(hasBar || field.inputAccessoryView === own)
    stage.end()
    #expect(field.inputAccessoryView === own)
  }

  @Test("an empty accessory view as editing begins", .fact("T4.20.33"), arguments: [false, true])
  func placeholderAtBegin(isRead: Bool) {
    let (stage, fields, _) = form(.withBar)
    stage.run {
      fields[0].becomeFirstResponder()
      fields[0].inputAccessoryView = UIView()
      if isRead { fields[0].reloadInputViews() }
    }
    #expect(fields[0].hasBar && fields[0].inputAccessoryView?.window != nil)
  }

  @Test("an empty accessory view that comes while the user types", .fact("T4.20.33"))
  func placeholderWhileTyping() {
    let field = CountingField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field, by: .withBar, editing: field)
    let (reloads, own) = (field.reloads, UIView())
    field.inputAccessoryView = own
    stage.type("x")
    #expect(field.hasBar && field.reloads == reloads)
    stage.end()
    #expect(field.inputAccessoryView === own)
  }

  @Test("an input view of the app's own")
  func ownKeypad() {
    let (stage, fields, _) = form(.withBar)
    fields[1].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    for field in fields {
      stage.edit(field)
      #expect(field.hasBar)
    }
  }

  @Test("with a hardware keyboard, the bar stays", arguments: [Device.Model.iPhone14, .iPad13])
  func hardwareKeyboard(_ model: Device.Model) throws {
    let fields = [textField("a", 100), textField("b", 160)]
    let screen = UIViewController().with(fields[0], fields[1])
    let stage = FieldsStage(root: screen, setup: Device.Setup(model: model))
    stage.view.navigateFields(.withBar)
    stage.edit(fields[0])
    for hasKeys in [true, false] {
      stage.plug(hasKeys)
      let bar = try #require(stage.view.firstResponderInside?.inputAccessoryView as? FieldBar)
      #expect(bar.window != nil && stage.device.keyboard.cover.height >= bar.bounds.height)
      stage.tap(fields[hasKeys ? 0 : 1].barButtons[hasKeys ? 1 : 0])
      #expect(fields[hasKeys ? 1 : 0].isFirstResponder)
    }
  }

  @MainActor private final class Opener: NSObject, UITextViewDelegate {
    var field: UITextField?
    func textViewDidChange(_ textView: UITextView) { field?.isEnabled = true }
  }

  @Test("the bar follows what typing enables", arguments: [false, true])
  func barWhileTyping(isTextView: Bool) throws {
    let (last, opener) = (textField("b", 220), Opener())
    last.isEnabled = false
    opener.field = last
    let (field, text) = (textField("a", 100), textView(100))
    text.delegate = opener
    field.addAction(UIAction { _ in last.isEnabled = true }, for: .editingChanged)
    let editor: UIView = isTextView ? text : field
    let stage = FieldsStage(editor, last, by: .withBar, editing: editor)
    let next = try #require(editor.barButtons.dropFirst().first)
    #expect(!next.isEnabled)
    stage.type("x")
    #expect(next.isEnabled)
  }

  // MARK: Text views

  @Test("from a field to a text view and on", .fact("T4.5.3"), arguments: [false, true])
  func ontoTextView(isTapped: Bool) throws {
    let (field, text, last) = (textField("a", 100), textView(160), textField("b", 260))
    let stage = FieldsStage(field, text, last, by: .withBar, editing: field)
    let bar = try #require(field.inputAccessoryView)
    let heights = stage.heights {
      if isTapped { stage.tap(text) } else { #expect(stage.move(.next)) }
    }
    #expect(text.isFirstResponder && text.inputAccessoryView === bar)
    #expect(heights.allSatisfy { $0 == 336 + bar.bounds.height }, "\(heights)")
    #expect(stage.move(.next) && last.inputAccessoryView === bar)
    stage.end()
    #expect([field, text, last].allSatisfy { $0.inputAccessoryView == nil })
  }

  @Test("the own accessory view of the next text view", arguments: [false, true])
  func textViewPlaceholder(hasOwn: Bool) {
    let (text, own) = (textView(300), hasOwn ? UIView() : nil)
    text.inputAccessoryView = own
    let (stage, fields, token) = form(.withBar, text)
    stage.edit(fields[0])
    #expect(text.hasBar)
    stage.end()
    #expect(text.inputAccessoryView === own)
    stage.edit(fields[0])
    // SwiftUI sets an empty accessory view again as its fields change.
    if !hasOwn { text.inputAccessoryView = UIView() }
    stage.edit(text)
    #expect(text.hasBar && text.inputAccessoryView?.window != nil)
    stage.edit(fields[0])
    #expect(text.hasBar)
    token.cancel()
    #expect(!text.hasBar && (!hasOwn || text.inputAccessoryView === own))
  }

  @Test("a first move to a text view, and a refused one")
  func textViewFirst() {
    let (text, listener) = (textView(160), FieldListener())
    let stage = FieldsStage(text)
    text.delegate = listener
    listener.begins = false
    stage.view.navigateFields(.withBar)
    #expect(!stage.move(.next) && text.inputAccessoryView == nil)
    listener.begins = true
    let heights = stage.heights { #expect(stage.move(.next) && text.hasBar) }
    let isLeftOut = HeadlessChoices.initial.keyboard.accessoryInFrame == .leftOut
    let height = 336 + (isLeftOut ? 0 : text.inputAccessoryView?.bounds.height ?? 0)
    #expect(!heights.isEmpty && heights.allSatisfy { $0 == height }, "\(heights)")
  }

  // MARK: Reloads of the input views

  @Test("one reload for a change, one for its end", arguments: [false, true])
  func reloadedOnce(isChanged: Bool) {
    let fields = [0, 1].map { _ in
      CountingField(frame: CGRect(x: 16, y: 20, width: 170, height: 44))
    }
    if !isChanged { for field in fields { field.returnKeyType = .go } }
    let inside = box(200, height: 100, fields[1])
    let stage = FieldsStage(fields[0], inside)
    let token = inside.navigateFields()
    var atOnce: [Int] = []
    for field in fields {
      stage.run {
        field.becomeFirstResponder()
        atOnce.append(field.reloads)
      }
    }
    let more = isChanged ? 1 : 0
    #expect(atOnce[1] == atOnce[0] + more && fields[1].reloads == fields[0].reloads + more)
    token.cancel()
    #expect(fields[1].returnKeyType == (isChanged ? .default : .go))
    #expect(fields[1].reloads == fields[0].reloads + 2 * more)
  }

  @Test("no reload of a text view that has the bar")
  func textViewReloads() {
    let fields = [textField("outside", 60), textField("inside", 0)]
    let texts = [120, 60].map { CountingText(frame: CGRect(x: 16, y: $0, width: 300, height: 80)) }
    let inside = box(260, fields[1], texts[1])
    let stage = FieldsStage(fields[0], texts[0], inside)
    inside.navigateFields(.withBar)
    for (field, text) in zip(fields, texts) {
      stage.edit(field)
      stage.edit(text)
    }
    #expect(texts[1].isFirstResponder && texts[1].hasBar)
    #expect(texts[1].reloads == texts[0].reloads)
  }

  @Test("no reload of a field that takes no bar")
  func ownClass() {
    let field = KeyBox(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field, editing: field)
    let reloads = field.reloads
    let token = stage.view.navigateFields(.withBar)
    stage.device.settle()
    token.cancel()
    #expect(field.isFirstResponder && field.reloads == reloads)
  }

  @Test("no reload of a field that ends in the same turn")
  func changedAndEnded() {
    let field = CountingField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field, editing: field)
    let prepared = PreparedField(field)
    stage.device.perform {
      #expect(prepared.show(FieldBar(.init()) { nil }))
      field.resignFirstResponder()
      let reloads = field.reloads
      prepared.reloadInputViews()
      #expect(field.reloads == reloads)
    }
    prepared.putBack()
  }
}

/// A text view that counts how often it is told to reload its input views.
private final class CountingText: UITextView {
  var reloads = 0

  override func reloadInputViews() {
    reloads += 1
    super.reloadInputViews()
  }
}
