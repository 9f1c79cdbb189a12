import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: at the edges of a table, a window and a navigation")
struct FieldEdgeTests {
  @Test("by tags, the field behind a table is next, whatever rows the table has yet to make")
  func tagsBesideRows() throws {
    let (table, below) = (RowsController(), textField("below", 780))
    let stage = FieldsStage(below)
    stage.device.perform {
      stage.screen.addChild(table)
      table.view.frame = CGRect(x: 0, y: 120, width: 390, height: 600)
      stage.view.addSubview(table.view)
      table.didMove(toParent: stage.screen)
    }
    stage.device.settle()
    let first = try #require(table.tableView.cellForRow(at: [0, 0]) as? RowCell).field
    (first.tag, below.tag) = (1, 2)
    stage.view.navigateFields(FieldNavigation(order: .tags))
    stage.edit(first)
    let offset = table.tableView.contentOffset
    #expect(stage.move(.next) && stage.focus == "below")
    #expect(table.tableView.contentOffset == offset)
  }

  @Test("after more rows without a field than a search makes, the field that is in sight is next")
  func manyRowsWithout() {
    let table = RowsController()
    table.rows = 400
    let device = Device.boot(root: table)
    device.settle()
    for _ in 0..<3 { device.perform { table.view.focusNext() } }
    table.without = Set(3..<390)
    device.perform { table.tableView.scrollToRow(at: [0, 395], at: .middle, animated: false) }
    device.settle()
    device.perform { table.view.focusNext() }
    device.settle()
    #expect((UIResponder.current as? UIView)?.accessibilityIdentifier == "row 390")
  }

  @Test("rows on the screen without a field are no neighbours: the key says done")
  func shownRowsWithout() throws {
    let table = RowsController()
    (table.rows, table.without) = (3, [1, 2])
    let device = Device.boot(root: table)
    device.settle()
    table.view.navigateFields()
    let field = try #require(table.tableView.cellForRow(at: [0, 0]) as? RowCell).field
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(field.returnKeyType == .done)
  }

  @Test("a field that ends in another window leaves the one that is edited here prepared")
  func otherWindow() {
    let fields = [textField("a", 100), textField("b", 160)]
    let stage = FieldsStage(fields[0], fields[1])
    stage.view.navigateFields()
    stage.edit(fields[0])
    let (other, elsewhere) = (UIWindow(windowScene: stage.device.scene), textField("x", 0))
    other.addSubview(elsewhere)
    other.isHidden = false
    defer { other.isHidden = true }
    stage.device.perform { elsewhere.becomeFirstResponder() }
    stage.device.perform { elsewhere.resignFirstResponder() }
    stage.device.settle()
    #expect(fields[0].isFirstResponder && fields[0].returnKeyType == .next)
  }

  @Test(
    "a button in a window of its own moves the key window's focus, unless the user edits there",
    arguments: [false, true])
  func overlay(isEdited: Bool) {
    final class Commands: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = FieldsStage(textField("a", 100), textField("b", 160))
    stage.edit(stage.view.fieldsInOrder[0])
    let (overlay, commands) = (UIWindow(windowScene: stage.device.scene), Commands())
    let (button, field) = (UIButton(), textField("x", 0))
    overlay.rootViewController = commands
    overlay.isHidden = false
    defer { overlay.isHidden = true }
    stage.device.perform {
      commands.view.addSubview(button)
      if isEdited { commands.view.addSubview(field) }
      (isEdited ? field : commands).becomeFirstResponder()
    }
    stage.device.perform { button.execute(action: FocusNext()) }
    #expect(stage.view.fieldsInOrder.map(\.isFirstResponder) == [isEdited, !isEdited])
  }

  @Test("the bar follows what typing opens, in a text view as well")
  func barWhileTypingInTextView() throws {
    @MainActor final class Opener: NSObject, UITextViewDelegate {
      let field: UITextField
      init(_ field: UITextField) { self.field = field }
      func textViewDidChange(_ textView: UITextView) { field.isEnabled = true }
    }
    let (editor, last) = (
      UITextView(frame: CGRect(x: 16, y: 100, width: 300, height: 80)), textField("b", 220)
    )
    last.isEnabled = false
    let opener = Opener(last)
    editor.delegate = opener
    let stage = FieldsStage(editor, last)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(editor)
    let next = try #require(editor.inputAccessoryView?.subviews[1] as? UIButton)
    #expect(!next.isEnabled)
    stage.device.type("x")
    stage.device.settle()
    #expect(next.isEnabled)
  }

  @Test(
    "the navigation of a view that is gone ends with the next call, also if nothing is edited",
    arguments: [false, true])
  func gone(overOthers: Bool) {
    weak var navigator: FieldNavigator?
    do {
      let box = UIView()
      box.navigateFields()
      navigator = FieldNavigator.around(box)
    }
    #expect(navigator != nil)
    let other = UIView()
    let token = FieldNavigator.install(
      FieldNavigator(view: other, navigation: FieldNavigation()), overOthers: overOthers)
    #expect(navigator == nil)
    token.cancel()
  }

  @Test("a search field without a bar keeps the key that the app gave it")
  func searchField() {
    let search = UISearchTextField(frame: CGRect(x: 16, y: 100, width: 300, height: 44))
    search.returnKeyType = .default
    let stage = FieldsStage(search, textField("b", 160))
    stage.view.navigateFields()
    stage.edit(search)
    #expect(search.returnKeyType == .default && search.isFirstResponder)
  }

  @Test(
    "an accessory view without a frame is the app's if it has content or a height of its own",
    arguments: [false, true])
  func emptyFrame(hasHeight: Bool) {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
      }
    }
    let (field, own) = (textField("a", 100), hasHeight ? Sized() : UIView())
    if !hasHeight { own.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))) }
    field.inputAccessoryView = own
    let stage = FieldsStage(field)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    #expect(field.inputAccessoryView === own)
  }

  @Test(
    "an accessory view up the chain keeps the bar away, an empty one as well", arguments: [50, 0])
  func accessoryUpTheChain(height: CGFloat) {
    final class Screen: UIViewController {
      let bar = UIView()
      override var inputAccessoryView: UIView? { bar }
    }
    let (screen, field) = (Screen(), textField("a", 100))
    screen.bar.frame.size.height = height
    screen.view.addSubview(field)
    let device = Device.boot(root: screen)
    device.settle()
    screen.view.navigateFields(FieldNavigation(bar: .init()))
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(field.isFirstResponder && !(field.inputAccessoryView is FieldBar))
  }

  @Test("a field of which the navigation changes nothing is not reloaded for it")
  func unchanged() {
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let fields = [0, 1].map { _ in
      CountingField(frame: CGRect(x: 16, y: 20, width: 170, height: 44))
    }
    for field in fields { field.returnKeyType = .go }
    box.addSubview(fields[1])
    let stage = FieldsStage(fields[0], box)
    box.navigateFields()
    for field in fields { stage.edit(field) }
    stage.device.perform { stage.view.endEditing(true) }
    stage.device.settle()
    #expect(fields[1].reloads == fields[0].reloads)
  }

  @Test("in a window, a sheet that is going no longer counts, nor one on top of another")
  func sheetsThatGo() throws {
    let stage = FieldsStage(textField("screen", 100))
    let window = try #require(stage.view.window)
    let sheets = ["first", "second"].map { name in
      let sheet = UIViewController()
      sheet.view.addSubview(textField(name, 100))
      return sheet
    }
    stage.device.perform { stage.screen.present(sheets[0], animated: false) }
    stage.device.perform { sheets[0].present(sheets[1], animated: false) }
    stage.device.settle()
    #expect(names(window.fieldsInOrder) == "second")
    for (sheet, next) in [(sheets[1], "first"), (sheets[0], "screen")] {
      stage.device.perform { sheet.dismiss(animated: true) }
      #expect(sheet.isBeingDismissed && names(window.fieldsInOrder) == next)
      stage.device.settle()
    }
  }

  @Test("the focus goes from child to child of a sheet, and not to what the sheet covers")
  func childrenOfSheet() {
    let stage = FieldsStage(textField("screen", 700))
    let (sheet, children) = (UIViewController(), [UIViewController(), UIViewController()])
    for (index, child) in children.enumerated() {
      sheet.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 390, height: 100)
      child.view.addSubview(textField("child \(index)", 20))
      sheet.view.addSubview(child.view)
      child.didMove(toParent: sheet)
    }
    stage.device.perform { stage.screen.present(sheet, animated: false) }
    stage.device.settle()
    stage.edit(children[0].view.fieldsInOrder[0])
    let inChild = children[0].view.firstResponderInside
    #expect(stage.move(.next, from: inChild))
    #expect(children[1].view.firstResponderInside != nil)
    #expect(!stage.move(.next, from: children[1].view.firstResponderInside))
  }

  @Test("an overridden navigation that ends leaves a field to the one that has prepared it")
  func overriddenEnds() {
    let field = CountingField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field, textField("b", 160))
    let tokens = [0, 1].map { _ in
      FieldNavigator.install(
        FieldNavigator(view: stage.view, navigation: FieldNavigation(bar: .init())),
        overOthers: true)
    }
    stage.edit(field)
    let (bar, reloads) = (field.inputAccessoryView, field.reloads)
    stage.device.perform { tokens[0].cancel() }
    stage.device.settle()
    #expect(bar is FieldBar && field.inputAccessoryView === bar && field.reloads == reloads)
    tokens[1].cancel()
  }

  @Test("a field whose bar has changed and that ends in the same turn is not reloaded")
  func changedAndEnded() {
    let field = CountingField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field)
    stage.edit(field)
    let prepared = PreparedField(field)
    stage.device.perform {
      #expect(prepared.show(FieldBar(.init()) { _ in }))
      field.resignFirstResponder()
      let reloads = field.reloads
      prepared.reloadInputViews()
      #expect(field.reloads == reloads)
    }
    prepared.putBack()
  }

  // MARK: Reloads of the input views

  @Test("a field whose return key changes is reloaded at once, and once, as is a cancelled one")
  func reloadedOnce() {
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let fields = [0, 1].map { _ in
      CountingField(frame: CGRect(x: 16, y: 20, width: 170, height: 44))
    }
    box.addSubview(fields[1])
    let stage = FieldsStage(fields[0], box)
    let token = box.navigateFields()
    var atOnce: [Int] = []
    for field in fields {
      stage.device.perform {
        field.becomeFirstResponder()
        atOnce.append(field.reloads)
      }
      stage.device.settle()
    }
    #expect(fields[1].returnKeyType == .done)
    #expect(atOnce[1] == atOnce[0] + 1 && fields[1].reloads == fields[0].reloads + 1)
    token.cancel()
    #expect(fields[1].returnKeyType == .default && fields[1].reloads == fields[0].reloads + 2)
  }

  @Test("a text view that has the bar before it is edited is not reloaded for it")
  func textViewReloads() {
    let box = UIView(frame: CGRect(x: 0, y: 260, width: 390, height: 200))
    let fields = [textField("outside", 60), textField("inside", 0)]
    let texts = [120, 60].map { CountingText(frame: CGRect(x: 16, y: $0, width: 300, height: 80)) }
    for view in [fields[1], texts[1]] as [UIView] { box.addSubview(view) }
    let stage = FieldsStage(fields[0], texts[0], box)
    box.navigateFields(FieldNavigation(bar: .init()))
    for (field, text) in zip(fields, texts) {
      stage.edit(field)
      stage.edit(text)
    }
    #expect(texts[1].isFirstResponder && texts[1].inputAccessoryView is FieldBar)
    #expect(texts[1].reloads == texts[0].reloads)
  }

  @Test("a field of the app's own class, which takes no bar, is not reloaded for it")
  func ownClass() {
    let field = OwnField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field)
    stage.edit(field)
    let reloads = field.reloads
    let token = stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.device.settle()
    #expect(field.isFirstResponder && field.reloads == reloads)
    token.cancel()
    #expect(field.reloads == reloads)
  }

  @Test(
    "a field that gets an empty accessory view as editing begins shows the bar",
    .fact("T4.20.33"), arguments: [false, true])
  func placeholderAtBegin(isRead: Bool) {
    let field = textField("a", 100)
    let stage = FieldsStage(field)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.device.perform {
      field.becomeFirstResponder()
      field.inputAccessoryView = UIView()
      if isRead { field.reloadInputViews() }
    }
    stage.device.settle()
    #expect(field.inputAccessoryView is FieldBar && field.inputAccessoryView?.window != nil)
  }

  @Test(
    "a field that gets another empty accessory view while the user types keeps the bar, and then has that view",
    .fact("T4.20.33"))
  func placeholderWhileTyping() {
    let field = CountingField(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(field)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    let (reloads, own) = (field.reloads, UIView())
    field.inputAccessoryView = own
    stage.device.type("x")
    stage.device.settle()
    #expect(field.inputAccessoryView is FieldBar && field.reloads == reloads)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(field.inputAccessoryView === own)
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

/// A view that takes text and has no settable accessory view. It counts how often it is told to
/// reload its input views.
private final class OwnField: UIView, UIKeyInput {
  var reloads = 0
  var hasText: Bool { false }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}

  override func reloadInputViews() {
    reloads += 1
    super.reloadInputViews()
  }
}
