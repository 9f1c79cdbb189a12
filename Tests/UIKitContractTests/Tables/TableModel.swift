import UIKit

/// The rows of a table, and a log of the table's calls.
@MainActor
final class TableModel: NSObject, RowModel, UITableViewDataSource, UITableViewDelegate {
  var items: [[String]]
  var headers: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var makesFields = false
  var log: [String] = []
  var cellsMade = 0

  init(_ counts: [Int]) {
    items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    super.init()
  }

  final class Cell: UITableViewCell, RowCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    var shownText: String? { textLabel?.text }
    var prepared = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }
  }

  /// A table with rows of 50 points.
  func table(_ frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { items.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: Cell
    if let reused = tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell {
      cell = reused
    } else {
      cell = Cell(style: .default, reuseIdentifier: "cell")
      cellsMade += 1
    }
    cell.textLabel?.text = items[indexPath.section][indexPath.row]
    if makesFields { cell.contentView.addSubview(cell.field) }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
}
