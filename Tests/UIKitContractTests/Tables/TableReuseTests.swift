import Testing
import UIKit

@Suite("UITableView: cells and reuse") @MainActor
struct TableReuseTests {
  let model = TableModel([200])
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = model
    table.delegate = model
    table.layoutIfNeeded()
  }

  @Test("only visible rows have cells; they follow the offset", .fact("T4.11.18"))
  func tiling() {
    #expect(table.visibleCells.count == 10)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    table.contentOffset.y = 125
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(2...12))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let cell = table.cellForRow(at: IndexPath(row: 5, section: 0))
    #expect(cell?.textLabel?.text == "0.5")
    #expect(cell?.frame == table.rectForRow(at: IndexPath(row: 5, section: 0)))
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 5, section: 0))
    #expect(cell?.isDescendant(of: table) == true)
  }

  @Test("Cells that scroll away are prepared and used again")
  func reuse() {
    for step in 1...40 {
      table.contentOffset.y = CGFloat(step) * 50
      table.layoutIfNeeded()
    }
    #expect(model.cellsMade <= 12)
    let cells = table.visibleCells.compactMap { $0 as? TableModel.Cell }
    #expect(cells.allSatisfy { $0.prepared > 0 })
    #expect(cells.map { $0.textLabel?.text } == (40..<50).map { "0.\($0)" })
  }

  @Test("An unchanged offset asks the data source for nothing")
  func quiet() {
    let requests = model.cellRequests
    for step in 0..<40 {
      table.contentOffset.y = CGFloat(step)
      table.layoutIfNeeded()
    }
    #expect(model.cellRequests == requests + 1)
  }

  @Test("A registered class is made with its own initialiser; an unknown identifier is harmless")
  func registered() {
    final class Own: UITableViewCell {
      var isMine = false
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isMine = true
      }
      required init?(coder: NSCoder) { nil }
    }
    table.register(Own.self, forCellReuseIdentifier: "own")
    let path = IndexPath(row: 0, section: 0)
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: path)
    #expect((cell as? Own)?.isMine == true)
    #expect(cell.reuseIdentifier == "own")
    #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    final class Header: UITableViewHeaderFooterView {}
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") is Header)
  }

  @Test("reloadData asks again and ends the selection")
  func reload() {
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    model.rows = [["new"]]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.contentSize.height == 50)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["new"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Each cell style has its labels in their places")
  func styles() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    for style in [UITableViewCell.CellStyle.subtitle, .value1] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      cell.layoutIfNeeded()
      let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
      #expect(abs(title.minX - 16) < 0.001)
      #expect(cell.contentView.frame.width < 310)
      #expect(detail.maxX <= cell.contentView.bounds.maxX)
      #expect(style == .subtitle ? detail.minY >= title.maxY : detail.minX >= title.maxX)
    }
  }
}
