import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: rows that are not made yet, or not where the list thought")
struct FieldRowsTests {
  @Test("both fields of a row come before the next row, also of the last row that is made")
  func sameRow() {
    let table = PairsController()
    let device = Device.boot(root: table)
    device.settle()
    var seen: [String?] = []
    for _ in 0..<48 {
      device.perform { table.view.focusNext() }
      device.settle()
      seen.append(focus)
    }
    #expect(seen == (0..<24).flatMap { ["row \($0) a", "row \($0) b"] })
    for name in ["row 23 a", "row 22 b", "row 22 a"] {
      device.perform { table.view.focusPrevious() }
      device.settle()
      #expect(focus == name)
    }
  }

  @Test(
    "a data source that knows its rows promises no field where there is none, and no row is made")
  func knowingSource() throws {
    let table = KnowingController()
    table.without = Set(1..<50).union(51..<60)
    let device = Device.boot(root: table)
    device.settle()
    table.view.navigateFields(FieldNavigation(bar: .init()))
    device.perform { table.view.focusNext() }
    device.settle()
    table.made = []
    device.perform { table.view.focusNext() }
    device.settle()
    #expect(focus == "row 50")
    // The table scrolls straight to the next field, and not page by page.
    #expect(table.made.allSatisfy { $0 > 30 })
    let field = try #require(UIResponder.current as? UITextField)
    #expect(field.returnKeyType == .done)
    let offset = table.tableView.contentOffset
    table.made = []
    device.perform { table.view.focusNext() }
    device.settle()
    #expect(focus == "row 50" && table.tableView.contentOffset == offset && table.made.isEmpty)
  }

  @Test("an order of the app's own decides, and no row is looked through for another field")
  func ownOrder() {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    let fields = table.view.fieldsInOrder
    let listed = [fields[10], fields[2]]
    table.view.navigateFields(FieldNavigation(order: .listed(listed)))
    device.perform { _ = listed[0].becomeFirstResponder() }
    device.settle()
    let shown = Set(table.tableView.indexPathsForVisibleRows ?? [])
    device.perform { table.view.focusNext() }
    #expect(UIResponder.current === listed[1])
    #expect(shown.isSuperset(of: table.tableView.indexPathsForVisibleRows ?? []))
  }

  @Test("after the last listed field no row is looked for that the list cannot name")
  func lastListed() {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    let fields = table.view.fieldsInOrder
    table.view.navigateFields(FieldNavigation(order: .listed([fields[0], fields[5]])))
    device.perform { _ = fields[5].becomeFirstResponder() }
    device.settle()
    #expect((fields[5] as? UITextField)?.returnKeyType == .done)
    let offset = table.tableView.contentOffset
    device.perform { #expect(!fields[5].focusNext()) }
    #expect(table.tableView.contentOffset == offset)
  }

  @Test("a listed field of a static table, whose cell is off the screen, is next all the same")
  func staticTable() {
    let table = StaticController()
    let device = Device.boot(root: table)
    device.settle()
    table.view.navigateFields(FieldNavigation(order: .listed(table.cells.map(\.field))))
    let last = table.cells.last { $0.window != nil }?.field
    device.perform { _ = last?.becomeFirstResponder() }
    device.settle()
    #expect(last?.returnKeyType == .next)
    device.perform { #expect(last?.focusNext() == true) }
  }

  @Test("with listed fields off the screen only before the last one, its key says done")
  func staticTableAtEnd() throws {
    let table = StaticController()
    let device = Device.boot(root: table)
    device.settle()
    let fields = table.cells.map(\.field)
    let last = try #require(fields.last { $0.window != nil })
    let away = try #require(fields.last)
    try #require(away.window == nil)
    table.view.navigateFields(FieldNavigation(order: .listed([away, fields[0], last])))
    device.perform { last.becomeFirstResponder() }
    device.settle()
    #expect(last.returnKeyType == .done)
    let offset = table.tableView.contentOffset
    device.perform { #expect(!last.focusNext()) }
    #expect(table.tableView.contentOffset == offset && last.isFirstResponder)
  }

  @Test("a listed field in a cell that waits in its list to be reused is next all the same")
  func hiddenCell() throws {
    let table = StaticController()
    let device = Device.boot(root: table)
    device.settle()
    let fields = table.cells.map(\.field)
    let last = try #require(fields.last { $0.window != nil })
    let (cell, away) = (try #require(table.cells.last), try #require(fields.last))
    // UIKit keeps a cell with a reuse identifier in the same way, as a hidden subview of its table.
    cell.isHidden = true
    table.tableView.addSubview(cell)
    table.view.navigateFields(FieldNavigation(order: .listed([fields[0], last, away])))
    device.perform { last.becomeFirstResponder() }
    device.settle()
    #expect(last.returnKeyType == .next)
  }

  @Test("with the list itself in the order, its rows are looked through as they are needed")
  func listedList() throws {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    table.view.navigateFields(FieldNavigation(order: .listed([table.tableView])))
    let last = try #require(table.view.fieldsInOrder.last as? UITextField)
    device.perform { _ = last.becomeFirstResponder() }
    device.settle()
    #expect(last.returnKeyType == .next)
    device.perform { #expect(last.focusNext()) }
  }

  @Test("a listed field of a static table, whose cell is off the screen above, is the previous one")
  func staticTableBackwards() {
    let (stage, table) = (FieldsStage(), StaticController())
    stage.device.perform {
      stage.screen.addChild(table)
      table.tableView.contentInsetAdjustmentBehavior = .never
      table.tableView.rowHeight = 44
      table.view.frame = CGRect(x: 0, y: 0, width: 390, height: 308)
      stage.view.addSubview(table.view)
      table.didMove(toParent: stage.screen)
    }
    stage.device.settle()
    stage.device.perform { table.tableView.contentOffset.y = 30 * 44 }
    stage.device.settle()
    let fields = table.cells.map(\.field)
    stage.view.navigateFields(FieldNavigation(order: .listed(fields), bar: .init()))
    stage.edit(fields[30])
    let previous = fields[30].inputAccessoryView?.subviews.first as? UIButton
    #expect(previous?.isEnabled == true)
    #expect(stage.move(.previous) && fields[29].isFirstResponder)
  }

  @Test("a field listed before its table is followed by the rows to come, and preceded by none")
  func fieldBeforeItsTable() throws {
    let table = RowsController()
    table.without = Set(1..<30)
    let device = Device.boot(root: table)
    device.settle()
    let first = try #require(table.view.fieldsInOrder.first as? UITextField)
    table.view.navigateFields(FieldNavigation(order: .listed([first, table.tableView])))
    device.perform { first.becomeFirstResponder() }
    device.settle()
    #expect(first.returnKeyType == .next)
    device.perform { first.focusNext() }
    device.settle()
    #expect(focus == "row 30")
    let field = try #require(UIResponder.current as? UITextField)
    table.view.navigateFields(FieldNavigation(order: .listed([field, table.tableView])))
    let offset = table.tableView.contentOffset
    table.without = []
    device.perform { #expect(!field.focusPrevious()) }
    #expect(field.isFirstResponder && table.tableView.contentOffset == offset)
  }

  @Test(
    "a listed field that is hidden or disabled, in a row on the screen, promises no row to come",
    arguments: [true, false])
  func closedListed(isHidden: Bool) {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    let fields = table.view.fieldsInOrder.compactMap { $0 as? UITextField }
    (fields[5].isHidden, fields[5].isEnabled) = (isHidden, isHidden)
    table.view.navigateFields(FieldNavigation(order: .listed([fields[0], fields[5]])))
    device.perform { fields[0].becomeFirstResponder() }
    device.settle()
    #expect(fields[0].returnKeyType == .done)
  }

  @Test("without a first responder, a move enters a scrolled table at its first or last row")
  func enteredFromNowhere() {
    for (direction, name) in [(FieldDirection.next, "row 0"), (.previous, "row 59")] {
      let table = RowsController()
      let device = Device.boot(root: table)
      device.settle()
      device.perform { table.tableView.scrollToRow(at: [0, 30], at: .top, animated: false) }
      device.settle()
      device.perform {
        _ = direction == .next ? table.view.focusNext() : table.view.focusPrevious()
      }
      device.settle()
      #expect(focus == name)
    }
  }

  @Test("the data source is asked about rows as far as the answer needs, and not about all")
  func askedLazily() throws {
    let table = KnowingController()
    table.rows = 10_000
    table.without = Set(1..<30)
    let device = Device.boot(root: table)
    device.settle()
    table.view.navigateFields(FieldNavigation(bar: .init()))
    let only = try #require(table.view.fieldsInOrder.last)
    device.perform { _ = only.becomeFirstResponder() }
    device.settle()
    table.asked = 0
    device.type("a")
    device.settle()
    #expect(table.asked > 0 && table.asked < 100)
  }

  @Test(
    "rows searched in vain: the field behind them is that of its row, whatever became of its cell")
  func reusedCell() {
    let table = RowsController()
    table.rows = 120
    let device = Device.boot(root: table)
    device.settle()
    // The list shows only rows after row 100. The edited field is in row 2, and rows 3 to 105 have
    // no field.
    device.perform { table.view.focusNext() }
    device.perform { table.view.focusNext() }
    device.perform { table.view.focusNext() }
    table.without = Set(3..<106)
    device.perform { table.tableView.scrollToRow(at: [0, 110], at: .middle, animated: false) }
    device.settle()
    device.perform { table.view.focusNext() }
    device.settle()
    #expect(focus == "row 106")
  }

  @Test("a row whose place was an estimate is asked for again")
  func estimates() throws {
    let table = EstimatedRowsController()
    let device = Device.boot(root: table)
    device.settle()
    // The only other field is in the first row that has no cell yet.
    let far = try #require(table.table.indexPathsForVisibleRows?.last).row + 1
    table.without = Set(1..<60).subtracting([far])
    table.table.reloadData()
    device.settle()
    device.perform { table.view.focusNext() }
    device.perform { table.view.focusNext() }
    device.settle()
    #expect(focus == "row \(far)")
  }

  private var focus: String? { (UIResponder.current as? UIView)?.accessibilityIdentifier }
}

/// A table that keeps its cells, like a static table in a storyboard.
@MainActor
private final class StaticController: UITableViewController {
  let cells = (0..<60).map { _ in RowCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }
}

/// A table with two fields in each row.
@MainActor
private final class PairsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(PairCell.self, forCellReuseIdentifier: "pair")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pair", for: indexPath)
    (cell as? PairCell)?.first.accessibilityIdentifier = "row \(indexPath.row) a"
    (cell as? PairCell)?.second.accessibilityIdentifier = "row \(indexPath.row) b"
    return cell
  }
}

private final class PairCell: UITableViewCell {
  let first = UITextField(frame: CGRect(x: 20, y: 0, width: 150, height: 44))
  let second = UITextField(frame: CGRect(x: 190, y: 0, width: 150, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(first)
    contentView.addSubview(second)
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller whose table ignores the first of every two attempts to scroll to a row. A UIKit
/// table may miss the row at the first attempt if its estimated heights are wrong (radar 20829131).
@MainActor
private final class EstimatedRowsController: UIViewController, UITableViewDataSource {
  final class Table: UITableView {
    private var hasMissed = false

    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
      hasMissed.toggle()
      guard !hasMissed else { return }
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  var without: Set<Int> = []
  let table = Table(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.rowHeight = 44
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.field.accessibilityIdentifier = "row \(indexPath.row)"
    (cell as? RowCell)?.field.isHidden = without.contains(indexPath.row)
    return cell
  }
}

/// A controller that answers whether a row has a field, and records the rows for which it made a
/// cell.
private final class KnowingController: RowsController, FieldRowSource {
  var made: [Int] = []
  var asked = 0

  func hasField(at indexPath: IndexPath) -> Bool {
    asked += 1
    return !without.contains(indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made.append(indexPath.row)
    return super.tableView(tableView, cellForRowAt: indexPath)
  }
}
