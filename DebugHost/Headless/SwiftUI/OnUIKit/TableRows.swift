/// The table behind a list, up to iOS 15.
package final class ListTableView: UITableView {}

/// Shows rows in a table.
@MainActor
final class TableRows: NSObject, RowsView, UITableViewDataSource, UITableViewDelegate {
  private let table = ListTableView(frame: .zero, style: .plain)
  private var rows: [Row] = []
  private var cells = RowCells()
  private var environment = EnvironmentValues()
  var controller: () -> UIViewController? = { nil }
  var sides: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if sides != oldValue { update(to: rows, environment) } }
  }

  var scrollView: UIScrollView { table }

  override init() {
    super.init()
    table.dataSource = self
    table.delegate = self
    table.estimatedRowHeight = 44
    table.alwaysBounceVertical = true
  }

  func update(to new: [Row], _ environment: EnvironmentValues) {
    self.environment = environment
    let changes = RowChanges(from: rows, to: new)
    rows = new
    defer { cells.keep(rows) }
    guard table.window != nil else {
      cells.follow(rows, environment)
      return table.reloadData()
    }
    if !changes.isEmpty {
      table.performBatchUpdates { [table] in
        table.deleteRows(at: changes.removed, with: .none)
        table.insertRows(at: changes.inserted, with: .none)
      }
    }
    for case let cell as ListTableCell in table.visibleCells {
      guard let path = table.indexPath(for: cell), rows.indices.contains(path.row) else { continue }
      cell.show(rows[path.row], environment, controller(), sides)
    }
  }

  func end() {
    rows = []
    table.reloadData()
    cells.keep([])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? ListTableCell
      ?? ListTableCell(style: .default, reuseIdentifier: "row")
    cells.add(cell.row)
    cell.show(rows[indexPath.row], environment, controller(), sides)
    return cell
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? ListTableCell)?.row.rest()
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    false
  }
}

package final class ListTableCell: UITableViewCell, RowCell {
  let row = RowHosting()

  package override func layoutSubviews() {
    super.layoutSubviews()
    row.layOut(in: contentView.bounds)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { row.size(fitting: size) }
}
