import UIKit

/// The rows of a table, and a log of the table's calls.
@MainActor
final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var makesFields = false
  var isMultiline = false
  var refusesSelection = false
  var log: [String] = []
  var cellsMade = 0
  var cellRequests = 0

  init(_ counts: [Int]) {
    rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    super.init()
  }

  final class Cell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    var prepared = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellRequests += 1
    let cell: Cell
    if let reused = tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell {
      cell = reused
    } else {
      cell = Cell(style: .default, reuseIdentifier: "cell")
      cellsMade += 1
    }
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    if isMultiline { cell.textLabel?.numberOfLines = 0 }
    if makesFields { cell.contentView.addSubview(cell.field) }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return refusesSelection ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}
