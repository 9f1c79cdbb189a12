import Testing
import UIKit

@Suite("UITableView: rows that are reconfigured, sections that move") @MainActor
struct TableReconfigureTests {
  /// A data source that dequeues cells for index paths, as reconfiguring requires.
  private final class Source: NSObject, UITableViewDataSource {
    var rows: [[String]]
    /// Whether the data source returns another kind of cell, which UIKit does not accept when the
    /// table reconfigures a cell.
    var usesOtherKind = false

    init(_ rows: [[String]]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: usesOtherKind ? "other" : "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(rows[section].first ?? "")"
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
  private let source = Source([["a", "b", "c"], ["d", "e"], ["f"]])

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.register(TableModel.Cell.self, forCellReuseIdentifier: "cell")
    table.register(TableModel.Cell.self, forCellReuseIdentifier: "other")
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private var texts: [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test("a reconfigured row keeps its cell, unprepared, and the first responder in it")
  func same() throws {
    let cell = try #require(table.cellForRow(at: path(0, 1)) as? TableModel.Cell)
    cell.contentView.addSubview(cell.field)
    #expect(cell.field.becomeFirstResponder())
    source.rows[0][1] = "B"
    source.rows[0][2] = "not asked"
    table.reconfigureRows(at: [path(0, 1), path(7, 0)])
    #expect(texts.prefix(3) == ["a", "B", "c"])
    #expect(table.cellForRow(at: path(0, 1)) === cell)
    #expect(cell.prepared == 0 && cell.field.isFirstResponder)
    #expect(cell.field.resignFirstResponder())
  }

  @Test("a row that sizes itself takes its new height, and the rows below move")
  func height() {
    let (first, below) = (table.rectForRow(at: path(0, 1)), table.rectForRow(at: path(1, 0)))
    source.rows[0][1] = String(repeating: "many words ", count: 30)
    table.reconfigureRows(at: [path(0, 1)])
    table.layoutIfNeeded()
    let grown = table.rectForRow(at: path(0, 1)).height - first.height
    #expect(grown > 20)
    #expect(abs(table.rectForRow(at: path(1, 0)).minY - below.minY - grown) < 0.001)
  }

  @Test(
    "a cell of another kind is not accepted (UIKit throws, the host lives): the row keeps its own")
  func other() {
    let cell = table.cellForRow(at: path(0, 0))
    source.usesOtherKind = true
    table.reconfigureRows(at: [path(0, 0)])
    #expect(table.cellForRow(at: path(0, 0)) === cell)
    #expect(texts.count == 6)
  }

  @Test("a section that moves takes its cells, its header and the selection along")
  func moved() {
    let cell = table.cellForRow(at: path(2, 0))
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    source.rows = [source.rows[2], source.rows[0], source.rows[1]]
    table.moveSection(2, toSection: 0)
    #expect(texts == ["f", "a", "b", "c", "d", "e"])
    #expect(table.cellForRow(at: path(0, 0)) === cell)
    #expect(table.indexPathForSelectedRow == path(1, 2))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section f")
  }

  @Test("a batch uses old index paths for removals, and new ones for insertions")
  func batch() {
    let cell = table.cellForRow(at: path(0, 0))
    source.rows = [["f"], ["new"], ["a", "b", "c"]]
    table.performBatchUpdates {
      table.moveSection(0, toSection: 2)
      table.deleteSections([1], with: .none)
      table.insertSections([1], with: .none)
    }
    #expect(texts == ["f", "new", "a", "b", "c"])
    #expect(table.cellForRow(at: path(2, 0)) === cell)
  }
}
