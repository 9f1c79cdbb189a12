import Foundation

/// The reuse of cells. A cell that is not shown is kept as a hidden subview, under its identifier.
extension UITableView {
  /// Hides the cell for later use, or removes it if it has no identifier. A first responder in the
  /// cell has to resign (T4.4.20).
  func recycle(_ cell: UITableViewCell) {
    cell.resignInsideBeforeLeaving()
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation { cell.isHidden = true }
    reusePool[identifier, default: []].append(cell)
  }

  func recycleEverything() {
    let old = cells
    cells = [:]
    tiled = nil
    for (row, cell) in old.sorted(by: { $0.key < $1.key }) {
      recycle(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
    }
    putAwayHeaders()
  }
}
