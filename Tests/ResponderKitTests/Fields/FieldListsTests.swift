import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: several lists, and lists that the app changes")
struct FieldListsTests {
  /// Two tables, one above the other, on one screen. Each has more rows than it shows.
  private func tables() -> (FieldsStage, [RowsController]) {
    let (stage, tables) = (FieldsStage(), [RowsController(), RowsController()])
    stage.device.perform {
      for (table, y) in zip(tables, [0.0, 300]) {
        stage.screen.addChild(table)
        table.tableView.contentInsetAdjustmentBehavior = .never
        table.view.frame = CGRect(x: 0, y: y, width: 390, height: 300)
        stage.view.addSubview(table.view)
        table.didMove(toParent: stage.screen)
      }
    }
    stage.device.settle()
    return (stage, tables)
  }

  @Test("of two tables, the upper one is walked through to its last row before the lower one")
  func twoTables() throws {
    let (stage, tables) = tables()
    for (index, table) in tables.enumerated() { table.rows = 12 + index }
    for table in tables { table.tableView.reloadData() }
    stage.device.settle()
    stage.edit(try #require(tables[0].view.fieldsInOrder.first))
    for row in 1..<12 {
      #expect(stage.move(.next) && stage.focus == "row \(row)")
      #expect(tables[0].view.firstResponderInside != nil)
    }
    #expect(stage.move(.next) && tables[1].view.firstResponderInside != nil)
  }

  @Test("a listed field that waits in another table promises no row of this one")
  func waitingElsewhere() throws {
    let (stage, tables) = tables()
    let field = try #require(tables[0].view.fieldsInOrder.first as? UITextField)
    let cell = try #require(tables[1].tableView.cellForRow(at: [0, 0]) as? RowCell)
    // UIKit keeps a cell that waits to be reused as a hidden subview of its table.
    cell.isHidden = true
    stage.view.navigateFields(FieldNavigation(order: .listed([field, cell.field])))
    stage.edit(field)
    #expect(field.returnKeyType == .done)
  }

  @Test("a navigation inside a cell of a table ends with the cell, whatever rows follow")
  func insideACell() throws {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    let cell = try #require(table.tableView.cellForRow(at: [0, 3]) as? RowCell)
    cell.contentView.navigateFields()
    device.perform { cell.field.becomeFirstResponder() }
    device.settle()
    #expect(cell.field.returnKeyType == .done)
    let offset = table.tableView.contentOffset
    device.perform { #expect(!cell.field.focusNext()) }
    #expect(cell.field.isFirstResponder && table.tableView.contentOffset == offset)
  }

  @Test("a scroll view that the app lays over an item keeps its fields beside those of the item")
  func overAnItem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = OneItem()
    list.dataSource = source
    let stage = FieldsStage(list)
    let panel = UIScrollView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    panel.addSubview(textField("panel", 20, x: 0, width: 90))
    list.addSubview(panel)
    #expect(Set(stage.view.fieldsInOrder.map(\.accessibilityIdentifier)) == ["item", "panel"])
    panel.removeFromSuperview()
    // The list may make the item higher.
    list.cellForItem(at: [0, 0])?.addSubview(textField("below", 110, x: 0, width: 90))
    #expect(names(stage.view.fieldsInOrder) == "item below")
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.contentView.addSubview(textField("item", 20, x: 0, width: 90))
      return cell
    }
  }

  // MARK: Sections

  /// A table with a field in each row of each section. It records whether it is asked for the rows
  /// of a section that it does not have, for which UIKit raises an exception.
  private final class SectionsTable: UITableView, UITableViewDataSource {
    var rows = [3, 3]
    var wasAskedBeyond = false

    override func numberOfRows(inSection section: Int) -> Int {
      if section >= numberOfSections { wasAskedBeyond = true }
      return super.numberOfRows(inSection: section)
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  /// Returns a table with two sections, and the spot of a field in the second one.
  private func spot() throws -> (FieldsStage, SectionsTable, RowSpot, UITextField) {
    let table = SectionsTable(frame: CGRect(x: 0, y: 100, width: 390, height: 400), style: .plain)
    table.rowHeight = 44
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = table
    let stage = FieldsStage(table)
    let field = try #require(table.cellForRow(at: [1, 2]) as? RowCell).field
    let scope = FieldScope(around: field)
    return (stage, table, RowSpot(of: field, among: scope.look().fields, in: scope), field)
  }

  @Test("where the app removes a field's section, sections count, and its table is not asked")
  func removedSection() throws {
    let (stage, table, spot, _) = try spot()
    #expect(spot.added == 0)
    stage.device.perform {
      table.rows = [3]
      table.reloadData()
    }
    #expect(spot.added == -1 && !table.wasAskedBeyond)
  }

  @Test("rows follow each other from section to section, past an empty one, in both directions")
  func acrossSections() throws {
    let (stage, table, _, _) = try spot()
    stage.device.perform {
      table.rows = [2, 0, 3]
      table.reloadData()
    }
    let all: [IndexPath] = [[0, 0], [0, 1], [2, 0], [2, 1], [2, 2]]
    #expect(Array(table.paths(true, after: nil, before: nil)) == all)
    #expect(Array(table.paths(false, after: nil, before: nil)) == all.reversed())
    #expect(Array(table.paths(true, after: [0, 1], before: nil)) == Array(all[2...]))
    #expect(Array(table.paths(false, after: [2, 0], before: nil)) == [[0, 1], [0, 0]])
  }

  @Test("a list that is gone has gained and lost no rows")
  func goneList() throws {
    let spot: RowSpot
    do {
      let made = try self.spot()
      spot = made.2
      made.0.device.perform { made.1.removeFromSuperview() }
      made.0.device.settle()
    }
    #expect(spot.added == 0)
  }

  @Test("a row that moves within its section is shifted, one that moves to another is not")
  func shift() throws {
    let (stage, table, spot, field) = try spot()
    stage.device.perform {
      table.rows[1] = 4
      table.insertRows(at: [[1, 0]], with: .none)
    }
    #expect(spot.shift(of: field, in: FieldScope(around: field)) == 1)
    stage.device.perform {
      table.rows = [4, 3]
      table.moveRow(at: [1, 3], to: [0, 0])
    }
    #expect(table.path(of: field) == [0, 0])
    #expect(spot.shift(of: field, in: FieldScope(around: field)) == nil)
  }

  @Test("a field in no list has no other field in its place, whatever else is in no list")
  func inNoList() {
    let fields = [textField("a", 100), textField("b", 160)]
    let stage = FieldsStage(fields[0], fields[1])
    let scope = FieldScope(around: stage.view)
    let spot = RowSpot(of: fields[0], among: scope.look().fields, in: scope)
    #expect(spot.field(among: [fields[1]], in: scope, except: nil) == nil)
  }
}
