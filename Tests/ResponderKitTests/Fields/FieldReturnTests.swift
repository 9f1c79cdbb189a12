import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: the return key before a text view")
struct FieldReturnTests {
  /// A screen with a navigation, a field that is being edited, and a text view after it.
  private func fieldBeforeText() -> (FieldsStage, UITextField, UITextView) {
    let (field, text) = (textField("a", 100), textView(160))
    return (FieldsStage(field, text, by: .withBar, editing: field), field, text)
  }

  @Test("return before a text view, also of another child controller", arguments: [false, true])
  func returnToTextView(isInChild: Bool) {
    let (stage, field, text) = fieldBeforeText()
    if isInChild {
      stage.embed(UIViewController().with(text), CGRect(x: 0, y: 0, width: 390, height: 300))
    }
    stage.pressReturn()
    #expect(stage.focus == "text" && text.text.isEmpty && text.hasBar)
    #expect(field.allControlEvents.isEmpty && stage.device.keyboard.cover.height > 336)
  }

  enum Refusal: CaseIterable {
    case fieldToEnd, fieldBetween, text
  }

  @Test("fields and text views that refuse", arguments: Refusal.allCases)
  func refusals(_ refusal: Refusal) {
    // C5.2: UIKit may ask a new field only after the old one has resigned.
    let asksNewFirst = HeadlessChoices.initial.focus.asksNewBeforeOldResigns
    guard refusal != .fieldBetween || asksNewFirst else { return }
    let (stage, field, text) = fieldBeforeText()
    let (between, listener) = (textField("between", 150), FieldListener())
    stage.view.addSubview(textField("last", 320))
    listener.begins = false
    switch refusal {
    case .fieldToEnd:
      field.delegate = listener
      listener.ends = false
    case .fieldBetween:
      between.delegate = listener
      text.frame.origin.y = 200
      stage.view.addSubview(between)
    case .text: text.delegate = listener
    }
    stage.pressReturn()
    switch refusal {
    case .fieldToEnd:
      #expect(stage.focus == "a" && listener.asked.count(where: { $0 == "end" }) == 1)
    case .fieldBetween: #expect(stage.focus == "text" && text.text.isEmpty)
    case .text: #expect(stage.focus == "last" && listener.asked == ["begin"])
    }
  }

  /// What the app does as the field ends editing, and the focus afterwards.
  enum Answer: String, CaseIterable {
    case focusesOther = "other"
    case presents
    case removesTextView = ""
    case removesField = "text"
    case removesFieldAndPresents

    var focus: String? { self == .focusesOther || self == .removesField ? rawValue : nil }
  }

  @Test("what the app does as the field ends", arguments: Answer.allCases)
  func answers(_ answer: Answer) {
    let (stage, field, text) = fieldBeforeText()
    let other = textField("other", 320)
    stage.view.addSubview(other)
    let event: UIControl.Event = answer == .focusesOther ? .editingDidEndOnExit : .editingDidEnd
    field.addAction(
      UIAction { [weak field, screen = stage.screen] _ in
        switch answer {
        case .focusesOther: other.becomeFirstResponder()
        case .presents: screen.present(UIViewController(), animated: false)
        case .removesTextView: text.removeFromSuperview()
        case .removesField, .removesFieldAndPresents: field?.removeFromSuperview()
        }
        if answer == .removesFieldAndPresents { screen.present(UIViewController(), animated: true) }
      }, for: event)
    stage.pressReturn()
    #expect(stage.focus == answer.focus)
  }

  enum Screen: CaseIterable {
    case push, pop, present
  }

  @Test("a text view behind another screen takes no focus", arguments: Screen.allCases)
  func otherScreen(_ other: Screen) {
    let field = textField("a", 200)
    let screen = UIViewController().with(field, textView(260))
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.definesPresentationContext = true
    let stage = FieldsStage(root: tabs)
    stage.run { navigation.pushViewController(screen, animated: false) }
    screen.view.navigateFields()
    stage.edit(field)
    field.addAction(
      UIAction { [unowned screen] _ in
        switch other {
        case .push: navigation.pushViewController(UIViewController(), animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .present:
          let picker = UIViewController()
          picker.modalPresentationStyle = .overCurrentContext
          screen.present(picker, animated: true)
        }
      }, for: .editingDidEnd)
    var begun = 0
    let token = FocusEvents.shared.observe { event, _ in if event == .began { begun += 1 } }
    stage.pressReturn()
    #expect(begun == 0 && UIResponder.current == nil)
    token.cancel()
  }

  // MARK: Rows

  /// A table with these rows, of which the user edits the last text field.
  private func notes(_ rows: [NotesController.Row]) throws -> (NotesController, FieldsStage) {
    let table = NotesController()
    table.rows = rows
    let stage = FieldsStage(root: table)
    table.view.navigateFields()
    let row = try #require(rows.lastIndex(of: .field))
    let cell = try #require(table.tableView.cellForRow(at: [0, row]))
    stage.edit(try #require(cell.contentView.subviews.first))
    return (table, stage)
  }

  /// Rows that the app inserts or deletes as a field ends.
  nonisolated static let edits: [(inserted: [Int], deleted: [Int])] = [
    ([0], []), ([0, 3], []), ([], [0]), ([], [1]),
  ]

  @Test("rows that come or go as a field ends", arguments: edits)
  func editsRows(inserted: [Int], deleted: [Int]) throws {
    let (table, stage) = try notes([.field, .field, .text, .text])
    let next = table.tableView.cellForRow(at: [0, 2])?.contentView.subviews.first
    table.onEnd = { [table] in
      for row in inserted { table.rows.insert(.label, at: row) }
      for row in deleted { table.rows.remove(at: row) }
      if inserted.isEmpty {
        $0.deleteRows(at: deleted.map { [0, $0] }, with: .automatic)
      } else {
        $0.insertRows(at: inserted.map { [0, $0] }, with: .automatic)
      }
    }
    stage.pressReturn()
    #expect(next is UITextView && UIResponder.current === next)
  }

  @Test("a row without a cell, also behind a presented screen", arguments: [false, true])
  func rowWithoutCell(presents: Bool) throws {
    let (table, stage) = try notes([.field, .text] + Array(repeating: .label, count: 30))
    let list = table.tableView as UITableView
    stage.run { list.scrollToRow(at: [0, 31], at: .bottom, animated: false) }
    let offset = list.contentOffset
    let panel = UIViewController()
    panel.modalPresentationStyle = .overFullScreen
    if presents { table.onEnd = { [weak table] _ in table?.present(panel, animated: false) } }
    stage.pressReturn()
    #expect(UIResponder.current is UITextView == !presents)
    #expect((list.contentOffset == offset) == presents)
  }
}

/// A table of labels, text fields and text views.
final class NotesController: UITableViewController {
  enum Row {
    case label, field, text
  }

  var rows: [Row] = []
  /// Called when a text field ends editing.
  var onEnd: (UITableView) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view: UIView =
      switch rows[indexPath.row] {
      case .label: UILabel()
      case .field: UITextField()
      case .text: UITextView()
      }
    view.frame = CGRect(x: 16, y: 8, width: 300, height: 44)
    (view as? UITextField)?.addAction(
      UIAction { [unowned self] _ in onEnd(self.tableView) }, for: .editingDidEnd)
    cell.contentView.addSubview(view)
    return cell
  }
}
