/// The UIKit table view of a list, up to iOS 15.
package final class ListTableView: UITableView {}

@MainActor
final class TableRows: ListRows, UITableViewDataSource, UITableViewDelegate {
  private let table = ListTableView(frame: .zero, style: .plain)

  init() {
    super.init(table)
    table.dataSource = self
    table.delegate = self
    table.estimatedRowHeight = 44
  }

  override func reload() { table.reloadData() }

  override func apply(_ changes: RowChanges) {
    table.performBatchUpdates { [table] in
      table.deleteRows(at: changes.removed, with: .none)
      table.insertRows(at: changes.inserted, with: .none)
    }
  }

  override func scroll(to path: IndexPath, _ anchor: UnitPoint?, isAnimated: Bool) {
    let places: [UITableView.ScrollPosition] = [.top, .middle, .bottom]
    let place = anchor.map { places[Self.third(of: $0)] }
    table.scrollToRow(at: path, at: place ?? .none, animated: isAnimated)
  }

  override func refreshCells() {
    for case let cell as ListTableCell in table.visibleCells {
      guard let path = table.indexPath(for: cell), rows.indices.contains(path.row) else { continue }
      show(path.row, in: cell)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? ListTableCell
      ?? ListTableCell(style: .default, reuseIdentifier: "row")
    add(cell, at: indexPath.row)
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
