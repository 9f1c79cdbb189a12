import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: the return key before a text view")
struct FieldReturnTests {
  /// Returns a screen with field navigation, a field that is being edited, and a text view after
  /// it.
  func fieldBeforeText() -> (FieldsStage, UITextField, UITextView) {
    let field = textField("a", 100)
    let text = UITextView(frame: CGRect(x: 16, y: 160, width: 300, height: 80))
    let stage = FieldsStage(field, text)
    stage.view.navigateFields()
    stage.edit(field)
    return (stage, field, text)
  }

  @Test(
    "the return key moves to a text view without a line break in its text, and past refusing fields",
    // The field in between refuses to begin editing. The case with that field is skipped if UIKit
    // asks a new field only after the old one has resigned (C5.2).
    arguments: HeadlessChoices.initial.focus.asksNewBeforeOldResigns ? [false, true] : [false])
  func returnToTextView(isInBetween: Bool) {
    let refusing = FieldListener()
    refusing.begins = false
    let (field, between) = (textField("a", 100), textField("b", 160))
    between.delegate = refusing
    let text = UITextView(frame: CGRect(x: 16, y: 220, width: 300, height: 80))
    text.accessibilityIdentifier = "text"
    let stage = isInBetween ? FieldsStage(field, between, text) : FieldsStage(field, text)
    stage.view.navigateFields(FieldNavigation(bar: .init()))
    stage.edit(field)
    stage.pressReturn()
    #expect(stage.focus == "text" && text.text.isEmpty)
    #expect(text.inputAccessoryView is FieldBar && field.allControlEvents.isEmpty)
    #expect(stage.device.keyboard.cover.height > 336)
  }

  @Test("where the app moves the focus itself at the return key, the text view does not take it")
  func returnElsewhere() {
    let (stage, field, _) = fieldBeforeText()
    let other = textField("c", 320)
    stage.view.addSubview(other)
    field.addAction(
      UIAction { _ in other.becomeFirstResponder() }, for: .editingDidEndOnExit)
    stage.pressReturn()
    #expect(stage.focus == "c")
  }

  @Test(
    "where the app presents something as the field ends, the text view behind it stays unedited")
  func presentsAtReturn() {
    let (stage, field, text) = fieldBeforeText()
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { [screen = stage.screen] _ in
      MainActor.assumeIsolated { screen.present(UIViewController(), animated: false) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.pressReturn()
    #expect(!text.isFirstResponder && !field.isFirstResponder)
  }

  @Test(
    "where the field leaves the screen as it ends, the text view takes the focus, unless a sheet comes",
    arguments: [false, true])
  func removedAtReturn(presents: Bool) {
    let (stage, field, text) = fieldBeforeText()
    field.addAction(
      UIAction { [weak field, screen = stage.screen] _ in
        field?.removeFromSuperview()
        if presents { screen.present(UIViewController(), animated: true) }
      }, for: .editingDidEnd)
    stage.pressReturn()
    #expect(text.window != nil && text.isFirstResponder == !presents)
  }

  @Test("a field that refuses to end at the return key keeps the focus, with a text view next")
  func refusesAtReturn() {
    let (stage, field, text) = fieldBeforeText()
    let listener = FieldListener()
    field.delegate = listener
    listener.ends = false
    stage.pressReturn()
    #expect(stage.focus == "a" && !text.isFirstResponder)
    #expect(listener.asked.count(where: { $0 == "end" }) == 1)
  }

  @Test(
    "a text view that the app hides, closes or takes for another row as the field ends is not next",
    arguments: Change.allCases)
  func changedAtReturn(change: Change) {
    let (stage, field, text) = fieldBeforeText()
    text.accessibilityIdentifier = "text"
    let last = textField("last", 320)
    stage.view.addSubview(last)
    field.addAction(
      UIAction { _ in
        switch change {
        case .hidden: text.isHidden = true
        case .readOnly: text.isEditable = false
        case .removed: text.removeFromSuperview()
        }
      }, for: .editingDidEnd)
    stage.pressReturn()
    #expect(stage.focus == "last" && !text.isFirstResponder)
  }

  enum Change: CaseIterable {
    case hidden, readOnly, removed
  }

  @Test(
    "in a table that reloads as the field ends, the text view of the next row takes the focus",
    arguments: [1, 3])
  func reloads(fields: Int) throws {
    let (table, device) = try notes(fields: fields)
    table.onEnd = { $0.reloadData() }
    device.pressReturn()
    device.settle()
    let focus = try #require(UIResponder.current as? UIView)
    #expect(table.tableView.path(of: focus) == [0, fields])
  }

  @Test(
    "rows that the app inserts or deletes as a field ends leave the focus to the next field",
    arguments: Edit.allCases)
  func editsRows(edit: Edit) throws {
    let (table, device) = try notes(fields: 2)
    let next = table.tableView.cellForRow(at: [0, 2])?.contentView.subviews.first
    table.onEnd = { [table] in
      switch edit {
      case .insertsAbove:
        table.rows[0].insert(.field, at: 0)
        $0.insertRows(at: [[0, 0]], with: .automatic)
      case .insertsAboveAndBetween:
        table.rows[0].insert(.label, at: 2)
        table.rows[0].insert(.label, at: 0)
        $0.insertRows(at: [[0, 0], [0, 3]], with: .automatic)
      case .deletesAbove:
        table.rows[0].removeFirst()
        $0.deleteRows(at: [[0, 0]], with: .automatic)
      case .deletesItself:
        table.rows[0].remove(at: 1)
        $0.deleteRows(at: [[0, 1]], with: .automatic)
      case .appendsAndReloads:
        table.rows[0].append(.text)
        $0.reloadData()
      case .deletesItselfAndReloads:
        table.rows[0].removeFirst()
        $0.reloadData()
      }
    }
    device.pressReturn()
    device.settle()
    let focus = try #require(UIResponder.current as? UITextView)
    let first = try #require(table.rows[0].firstIndex(of: .text))
    #expect(table.tableView.path(of: focus) == [0, first])
    if edit != .deletesItselfAndReloads, edit != .appendsAndReloads { #expect(focus === next) }
  }

  enum Edit: CaseIterable {
    case insertsAbove, insertsAboveAndBetween, deletesAbove, deletesItself, appendsAndReloads
    case deletesItselfAndReloads
  }

  @Test(
    "sections that the app inserts or deletes as a field ends leave the focus to the next field",
    arguments: [
      ([[.field], [.text], [.text]], inserts: [.label], deletes: nil),
      ([[.field, .text], [.text]], inserts: [.label, .text], deletes: nil),
      ([[.label], [.field], [.text], [.text]], inserts: nil, deletes: 0),
      ([[.field], [.text], [.text]], inserts: nil, deletes: 0),
    ] as [([[NotesController.Row]], inserts: [NotesController.Row]?, deletes: Int?)])
  func editsSections(
    rows: [[NotesController.Row]], inserts: [NotesController.Row]?, deletes: Int?
  ) throws {
    let (table, device) = try notes(rows)
    let next = try #require(table.view.fieldsInOrder.first { $0 is UITextView })
    table.onEnd = { [table] in
      if let inserts {
        table.rows.insert(inserts, at: 0)
        $0.insertSections([0], with: .automatic)
      }
      if let deletes {
        table.rows.remove(at: deletes)
        $0.deleteSections([deletes], with: .automatic)
      }
    }
    device.pressReturn()
    device.settle()
    #expect(UIResponder.current === next)
  }

  @Test("a cell that stays visible after its row was deleted has no row")
  func visibleAfterDeletion() throws {
    let (table, device) = try notes(fields: 2)
    let cell = try #require(table.tableView.cellForRow(at: [0, 1]))
    let field = try #require(cell.contentView.subviews.first)
    let scope = FieldScope(around: field)
    let spot = RowSpot(of: field, among: scope.look().fields, in: scope)
    #expect(spot.row(of: field, among: scope.look().fields, in: scope) == .same && spot.added == 0)
    let frame = cell.frame
    device.perform {
      table.rows[0].remove(at: 1)
      table.tableView.deleteRows(at: [[0, 1]], with: .top)
      // Keeps the cell visible, as UIKit does until the animation of the deletion has ended.
      (cell.frame, cell.isHidden, cell.alpha) = (frame, false, 1)
      table.tableView.addSubview(cell)
    }
    try #require(scope.look().fields.contains { $0 === field })
    #expect(spot.row(of: field, among: scope.look().fields, in: scope) == .gone && spot.added == -1)
    #expect(spot.field(among: scope.look().fields, in: scope, except: field) is UITextView)
  }

  /// Returns a table with text fields in its first rows and three text views after them. The user
  /// edits the last text field.
  private func notes(fields: Int) throws -> (NotesController, Device) {
    try notes([Array(repeating: .field, count: fields) + [.text, .text, .text]])
  }

  /// Returns a table with these rows. The user edits the last text field.
  func notes(_ rows: [[NotesController.Row]]) throws -> (NotesController, Device) {
    let table = NotesController()
    table.rows = rows
    let device = Device.boot(root: table)
    device.settle()
    table.view.navigateFields()
    let section = try #require(rows.lastIndex { $0.contains(.field) })
    let row = try #require(rows[section].lastIndex(of: .field))
    let cell = try #require(table.tableView.cellForRow(at: [section, row]))
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    device.perform { field.becomeFirstResponder() }
    device.settle()
    return (table, device)
  }

  @Test("a screen that the field's own navigation controller pushes ends the move")
  func pushesBeside() {
    let (stage, field) = (FieldsStage(), textField("a", 100))
    let text = UITextView(frame: CGRect(x: 16, y: 0, width: 300, height: 80))
    let (root, beside) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    root.view.addSubview(field)
    beside.view.addSubview(text)
    stage.device.perform {
      for (child, y) in [(navigation, 0.0), (beside, 400)] {
        stage.screen.addChild(child)
        child.view.frame = CGRect(x: 0, y: y, width: 390, height: 400)
        stage.view.addSubview(child.view)
        child.didMove(toParent: stage.screen)
      }
    }
    stage.device.settle()
    stage.view.navigateFields()
    stage.edit(field)
    field.addAction(
      UIAction { _ in navigation.pushViewController(UIViewController(), animated: true) },
      for: .editingDidEnd)
    stage.pressReturn()
    #expect(!text.isFirstResponder && !field.isFirstResponder)
  }

  @Test("the return key reaches a text view of another child controller")
  func children() {
    let (field, child) = (textField("a", 100), UIViewController())
    let text = UITextView(frame: CGRect(x: 16, y: 0, width: 300, height: 80))
    text.accessibilityIdentifier = "text"
    child.view.addSubview(text)
    let stage = FieldsStage(field)
    stage.device.perform {
      stage.screen.addChild(child)
      child.view.frame = CGRect(x: 0, y: 160, width: 390, height: 100)
      stage.view.addSubview(child.view)
      child.didMove(toParent: stage.screen)
    }
    stage.device.settle()
    stage.view.navigateFields()
    stage.edit(field)
    stage.pressReturn()
    #expect(stage.focus == "text")
  }

  @Test("a window of suggestions that the app hides as the field ends does not end the move")
  func suggestionsGo() {
    let (stage, field, text) = fieldBeforeText()
    let window = UIWindow(windowScene: stage.device.scene)
    window.isHidden = false
    field.addAction(UIAction { _ in window.isHidden = true }, for: .editingDidEnd)
    stage.pressReturn()
    #expect(text.isFirstResponder)
  }

  @Test("a screen that the app pops as its field ends takes no focus")
  func pops() {
    let (field, screen) = (textField("a", 200), UIViewController())
    let text = UITextView(frame: CGRect(x: 16, y: 260, width: 300, height: 80))
    for view in [field, text] { screen.view.addSubview(view) }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let device = Device.boot(root: navigation)
    device.perform { navigation.pushViewController(screen, animated: false) }
    device.settle()
    screen.view.navigateFields()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    field.addAction(
      UIAction { _ in navigation.popViewController(animated: true) }, for: .editingDidEnd)
    nonisolated(unsafe) var hasBegun = false
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidBeginEditingNotification, object: text, queue: nil
    ) { _ in hasBegun = true }
    defer { NotificationCenter.default.removeObserver(token) }
    device.pressReturn()
    device.settle()
    #expect(!hasBegun && UIResponder.current == nil)
  }

  @Test("a screen that is presented or pushed is new, one that is dismissed is not")
  func newScreens() {
    let field = textField("a", 100)
    let (navigation, root) = (UINavigationController(), UIViewController())
    navigation.viewControllers = [root]
    root.view.addSubview(field)
    let device = Device.boot(root: navigation)
    device.settle()
    var traces = [ScreenTrace(around: field)]
    func note(after change: () -> Void) {
      device.perform(change)
      device.settle()
      traces.append(ScreenTrace(around: field))
    }
    let panel = UIViewController()
    panel.modalPresentationStyle = .overFullScreen
    note { root.present(panel, animated: false) }
    note { root.dismiss(animated: false) }
    #expect(!traces[1].hasNoNewScreen(since: traces[0]))
    #expect(traces[1].hasNoNewScreen(since: traces[1]))
    #expect(traces[2].hasNoNewScreen(since: traces[1]))
    #expect(traces[2].hasNoNewScreen(since: traces[0]))
    let before = traces[2]
    device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(field.window != nil && !ScreenTrace(around: field).hasNoNewScreen(since: before))
  }
}

/// A table with text fields in its first rows and text views in the others.
final class NotesController: UITableViewController {
  enum Row: String, CaseIterable {
    case label, field, text
  }

  /// The rows of each section.
  var rows: [[Row]] = []
  /// Called when a text field ends editing.
  var onEnd: (UITableView) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    for row in Row.allCases {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: row.rawValue)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.section][indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.rawValue, for: indexPath)
    guard cell.contentView.subviews.isEmpty else { return cell }
    let frame = CGRect(x: 16, y: 8, width: 300, height: 44)
    let view: UIView =
      switch row {
      case .label: UILabel(frame: frame)
      case .field: UITextField(frame: frame)
      case .text: UITextView(frame: frame)
      }
    (view as? UITextField)?.addAction(
      UIAction { [unowned self] _ in onEnd(self.tableView) }, for: .editingDidEnd)
    cell.contentView.addSubview(view)
    return cell
  }
}
