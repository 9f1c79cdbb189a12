import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Tests moves into rows for which a list has no cell yet, or whose cells have left the screen. One
/// file because its tests share the lists at its end.
@MainActor @Suite("Fields: rows of tables and collections")
struct FieldRowsTests {
  /// A table on its own, with the field of a row being edited, unless the row is nil.
  private func table(
    _ table: RowsController, editing row: Int? = nil, _ navigation: FieldNavigation? = nil
  ) -> FieldsStage {
    let stage = FieldsStage(root: table)
    if let navigation { table.view.navigateFields(navigation) }
    if let field = row.flatMap({ table.cell($0)?.field }) { stage.edit(field) }
    return stage
  }

  /// A table on a screen between two fields, or above another one.
  private func between(_ table: RowsController, _ frame: CGRect? = nil) -> FieldsStage {
    let stage = FieldsStage(textField("above", 60), textField("below", 780))
    table.tableView.contentInsetAdjustmentBehavior = .never
    stage.embed(table, frame ?? CGRect(x: 0, y: 120, width: 390, height: 600))
    return stage
  }

  // MARK: The next row

  enum List: CaseIterable {
    case table, pairs, collection, stubbornCollection, carousel

    /// How many rows there are, and the fields of each.
    var count: Int { self == .pairs ? 24 : 60 }
  }

  @Test("every row in turn, forwards and back, and no further", arguments: List.allCases)
  func allRows(_ list: List) throws {
    let root: UIViewController =
      switch list {
      case .table: RowsController()
      case .pairs: PairsController()
      case .collection: ItemsController(.vertical)
      case .stubbornCollection: ItemsController(.vertical, isStubborn: true)
      case .carousel: ItemsController(.horizontal)
      }
    (root as? RowsController)?.rows = list.count
    let stage = FieldsStage(root: root)
    let rows = (0..<list.count).map { "row \($0)" }
    let order = list == .pairs ? rows.flatMap { ["\($0) a", "\($0) b"] } : rows
    let scrollView = try #require(
      root.view as? UIScrollView ?? root.view.subviews.first as? UIScrollView)
    func isInSight() -> Bool {
      // The list makes the item and does not scroll its field into sight, which is UIKit's part.
      if list == .stubbornCollection { return true }
      guard let field = stage.view.firstResponderInside as? UIView else { return false }
      let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
      return seen.insetBy(dx: -0.5, dy: -0.5)
        .contains(field.convert(field.bounds, to: scrollView))
    }
    for name in order { #expect(stage.focus(after: .next) == name && isInSight()) }
    #expect(!stage.move(.next) && stage.focus == order.last)
    for name in order.dropLast().reversed() {
      #expect(stage.focus(after: .previous) == name && isInSight())
    }
  }

  @Test("a row whose position was an estimate is asked for again")
  func estimates() throws {
    // A table without a controller, which would scroll as the keyboard comes.
    let rows = RowsController()
    let table = MissingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    rows.setUp(table)
    table.dataSource = rows
    defer { withExtendedLifetime(rows) {} }
    let stage = FieldsStage(table)
    let last = try #require(table.indexPathsForVisibleRows?.last)
    stage.edit(try #require(table.cellForRow(at: last) as? RowCell).field)
    #expect(stage.focus(after: .next) == "row \(last.row + 1)")
  }

  /// The rows after row 4 that have no field.
  enum Gap: CaseIterable {
    case short, inSight, toTheEnd
  }

  @Test("past rows without a field, to the next row that is made", arguments: Gap.allCases)
  func gap(_ gap: Gap) throws {
    let rows = RowsController()
    let stage = table(rows)
    let last = try #require(rows.tableView.indexPathsForVisibleRows?.last?.row)
    let next = [Gap.short: 8, .inSight: last + 1][gap]
    rows.without = Set(5..<(next ?? 60))
    stage.run { rows.tableView.reloadData() }
    stage.edit(try #require(rows.cell(4)).field)
    let offset = rows.tableView.contentOffset
    #expect(stage.move(.next) == (next != nil) && stage.focus == "row \(next ?? 4)")
    #expect(gap == .inSight || rows.tableView.contentOffset == offset)
  }

  @Test("the return key before rows without a field", arguments: [3, 60])
  func keyBesideLabels(rows: Int) {
    let list = RowsController()
    (list.rows, list.without) = (rows, [1, 2])
    _ = table(list, editing: 0, FieldNavigation())
    #expect(list.cell(0)?.field.returnKeyType == (rows == 3 ? .done : .next))
  }

  @Test("a list whose next row has no field")
  func searchedInVain() throws {
    let rows = RowsController()
    rows.without = Set(10..<60)
    let stage = between(rows, CGRect(x: 0, y: 110, width: 390, height: 440))
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.edit(try #require(rows.view.fieldsInOrder.last))
    #expect(stage.focus == "row 9" && rows.cell(10) == nil)
    let offset = rows.tableView.contentOffset
    #expect(stage.focus(after: .next) == "below" && rows.tableView.contentOffset == offset)
  }

  @Test("rows follow each other from section to section, past an empty one")
  func acrossSections() {
    // A table without a height makes no cell.
    let (source, table) = (SectionsController(), UITableView(frame: .zero, style: .plain))
    table.dataSource = source
    defer { withExtendedLifetime(source) {} }
    let all: [IndexPath] = [[0, 0], [0, 1], [2, 0], [2, 1], [2, 2]]
    for (direction, rows) in [(FieldDirection.next, all), (.previous, all.reversed())] {
      var seen = [rows[0]]
      while let row = table.missingRow(direction, after: seen[seen.count - 1], before: nil) {
        seen.append(row)
      }
      #expect(seen == rows)
    }
  }

  // MARK: Leaving a list

  @Test("of two tables, the upper one first")
  func twoTables() throws {
    let (upper, lower) = (RowsController(), RowsController())
    upper.rows = 12
    let stage = between(upper, CGRect(x: 0, y: 110, width: 390, height: 300))
    stage.embed(lower, CGRect(x: 0, y: 420, width: 390, height: 300))
    stage.edit(try #require(upper.view.fieldsInOrder.first))
    for row in 1..<12 {
      #expect(stage.focus(after: .next) == "row \(row)")
      #expect(upper.view.firstResponderInside != nil)
    }
    #expect(stage.move(.next) && lower.view.firstResponderInside != nil)
  }

  @Test("a navigation inside a cell ends with the cell, whatever rows follow")
  func insideACell() throws {
    let rows = RowsController()
    let stage = table(rows)
    let cell = try #require(rows.cell(3))
    cell.contentView.navigateFields()
    stage.edit(cell.field)
    let offset = rows.tableView.contentOffset
    #expect(cell.field.returnKeyType == .done && !stage.move(.next))
    #expect(cell.field.isFirstResponder && rows.tableView.contentOffset == offset)
  }

  // MARK: The row with the focus

  @Test(
    "a move goes on from a row that has left the screen, past rows without a field",
    arguments: [(false, 3), (true, 3), (false, 106)])
  func scrolledAway(isHidden: Bool, next: Int) {
    let rows = RowsController()
    rows.rows = 120
    let stage = table(rows, editing: 2)
    let cell = rows.cell(2)
    rows.without = Set(3..<next)
    stage.run { rows.tableView.scrollToRow(at: [0, 110], at: .middle, animated: false) }
    // UIKit keeps the cell (T4.4.32), but does not guarantee that it is visible.
    if isHidden { cell?.isHidden = true }
    #expect(cell.flatMap { rows.tableView.row(around: $0.field) } == [0, 2])
    #expect(stage.focus(after: .next) == "row \(next)")
  }

  @Test("a hidden row with the focus")
  func unseen() {
    let rows = RowsController()
    rows.rows = 6
    let stage = between(rows)
    for (row, next) in [(2, "row 3"), (5, "below")] {
      let cell = rows.cell(row)
      if let field = cell?.field { stage.edit(field) }
      cell?.isHidden = true
      #expect(stage.focus(after: .next) == next)
      cell?.isHidden = false
    }
  }

  @Test("a field of a header, also of a floating one")
  func header() throws {
    let controller = HeaderController()
    let stage = table(controller)
    let list = controller.tableView as UITableView
    for offset in [0.0, 1_000] {
      stage.run { list.contentOffset.y = offset }
      #expect(controller.search.window != nil && list.row(around: controller.search) == nil)
    }
    let cell = try #require(list.visibleCells.compactMap { $0 as? RowCell }.last)
    #expect(list.row(around: cell.field) == list.indexPath(for: cell))
    #expect(list.indexPath(for: cell) != nil)
  }

  // MARK: An order of the app's own

  @Test("by tags, the field behind a table")
  func tagsBesideRows() throws {
    let rows = RowsController()
    let stage = between(rows)
    let (first, below) = (try #require(rows.cell(0)).field, stage.view.subviews[1])
    (first.tag, below.tag) = (1, 2)
    stage.view.navigateFields(FieldNavigation(order: .tags))
    stage.edit(first)
    let offset = rows.tableView.contentOffset
    #expect(stage.focus(after: .next) == "below" && rows.tableView.contentOffset == offset)
  }

  /// The listed rows of a table, the list itself as -1; the edited row; the row after it, or nil if
  /// there is none; and what becomes of the second listed row.
  nonisolated static let listed: [(order: [Int], from: Int, to: Int?, Closing?)] = [
    ([10, 2], 10, 2, nil), ([0, 5], 5, nil, nil), ([-1], 3, 4, nil), ([5, -1], 5, 0, nil),
    ([0, 5], 0, nil, .hidden), ([0, 5], 0, nil, .disabled),
  ]

  enum Closing { case hidden, disabled }

  @Test("listed rows of a table that reuses its cells", arguments: listed)
  func listedRows(order: [Int], from: Int, to: Int?, closing: Closing?) throws {
    let rows = RowsController()
    let stage = table(rows)
    let views = order.compactMap { row -> UIView? in
      row < 0 ? rows.tableView : rows.cell(row)?.field
    }
    if closing == .hidden { views[1].isHidden = true }
    if closing == .disabled { (views[1] as? UITextField)?.isEnabled = false }
    rows.view.navigateFields(FieldNavigation(order: .listed(views)))
    let field = try #require(rows.cell(from)).field
    stage.edit(field)
    #expect(field.returnKeyType == (to == nil ? .done : .next))
    #expect(stage.focus(after: .next) == "row \(to ?? from)")
    #expect(rows.cell(from)?.field === field, "the list has scrolled")
  }

  @Test("rows to come follow the rows of a listed list, and none precedes a field listed before it")
  func listedList() throws {
    let rows = RowsController()
    let stage = table(rows)
    let list = rows.tableView as UITableView
    rows.view.navigateFields(FieldNavigation(order: .listed([list])))
    let last = try #require(rows.view.fieldsInOrder.last as? UITextField)
    stage.edit(last)
    #expect(last.returnKeyType == .next && stage.move(.next) && !last.isFirstResponder)
    stage.end()
    stage.run { list.scrollToRow(at: [0, 30], at: .top, animated: false) }
    let field = try #require(rows.cell(30)).field
    rows.view.navigateFields(FieldNavigation(order: .listed([field, list])))
    stage.edit(field)
    let offset = list.contentOffset
    #expect(field.returnKeyType == .next && !stage.move(.previous))
    #expect(field.isFirstResponder && list.contentOffset == offset)
  }

  @Test("a listed static cell off the screen")
  func staticTable() throws {
    let (table, stage) = (StaticController(), FieldsStage())
    table.tableView.contentInsetAdjustmentBehavior = .never
    stage.embed(table, CGRect(x: 0, y: 0, width: 390, height: 308))
    stage.run { table.tableView.contentOffset.y = 30 * 44 }
    let fields = table.cells.map(\.field)
    func buttons(_ field: UITextField) -> [Bool] { field.barButtons.prefix(2).map(\.isEnabled) }
    let last = try #require(fields.last { $0.window != nil })
    stage.view.navigateFields(FieldNavigation(order: .listed(fields), bar: .init()))
    stage.edit(last)
    #expect(last.returnKeyType == .next && stage.move(.next) && !last.isFirstResponder)
    stage.run { table.tableView.contentOffset.y = 30 * 44 }
    stage.edit(fields[30])
    #expect(buttons(fields[30]) == [true, true])
    #expect(stage.move(.previous) && fields[29].isFirstResponder)
    stage.end()
    let away = fields[0]
    try #require(away.window == nil)
    stage.view.navigateFields(FieldNavigation(order: .listed([away, fields[30]]), bar: .init()))
    stage.edit(fields[30])
    let offset = table.tableView.contentOffset
    #expect(fields[30].returnKeyType == .done && buttons(fields[30]) == [true, false])
    #expect(!stage.move(.next) && table.tableView.contentOffset == offset)
  }
}

// MARK: Lists

/// A table that keeps its cells, like a static table in a storyboard.
private final class StaticController: RowsController {
  let cells = (0..<60).map { _ in RowCell(style: .default, reuseIdentifier: nil) }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }
}

/// A table with two fields in each row.
private final class PairsController: RowsController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    guard let field = (cell as? RowCell)?.field else { return cell }
    field.frame.size.width = 150
    field.accessibilityIdentifier = "row \(indexPath.row) a"
    let old = cell.contentView.subviews.first { $0 !== field }
    let second = old ?? UITextField(frame: field.frame.offsetBy(dx: 160, dy: 0))
    second.accessibilityIdentifier = "row \(indexPath.row) b"
    cell.contentView.addSubview(second)
    return cell
  }
}

/// A table with a field in the floating header of its section.
private final class HeaderController: RowsController {
  let search = textField("search", 8)

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 60 }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    search.superview ?? box(0, height: 60, search)
  }
}

private final class SectionsController: RowsController {
  private let counts = [2, 0, 3]

  override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
}

/// A table that ignores the first of every two attempts to scroll to a row. A UIKit table may miss
/// the row at the first attempt if its estimated heights are wrong (radar 20829131).
private final class MissingTable: UITableView {
  private var hasMissed = false

  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    hasMissed.toggle()
    guard !hasMissed else { return }
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
}

/// A collection view with items that scrolls down with three items in a row, or sideways with
/// one item in a column. Each item has a field.
final class ItemsController: UIViewController, UICollectionViewDataSource {
  let list: UICollectionView
  var count = 60

  init(_ direction: UICollectionView.ScrollDirection, isStubborn: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 110, height: direction == .vertical ? 200 : 600)
    list =
      isStubborn
      ? StubbornList(frame: .zero, collectionViewLayout: layout)
      : UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let old = cell.contentView.subviews.first
    let field = old ?? UITextField(frame: CGRect(x: 5, y: 5, width: 100, height: 34))
    field.accessibilityIdentifier = "row \(indexPath.item)"
    cell.contentView.addSubview(field)
    return cell
  }
}

/// A collection view that does not scroll to a rectangle. UIKit behaves in this way for the
/// sections of a compositional layout that have their own scroll view.
private final class StubbornList: UICollectionView {
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}
