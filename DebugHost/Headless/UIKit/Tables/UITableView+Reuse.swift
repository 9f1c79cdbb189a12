import Foundation

/// Cells that are not shown wait, hidden, under their identifier.
extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A waiting cell, else a new one of the registered class, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusePool[identifier]?.popLast() {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    return cellClasses[identifier].map { ReusableViews.make($0, identifier) }
  }

  /// Never nil; an identifier without a class, where UIKit throws, gives a plain cell and a word on the console.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    print("UITableView: no class is registered for the identifier \(identifier).")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = headerPool[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier].map { ReusableViews.make($0, identifier) }
  }

  /// Hides the cell for later; a first responder inside has to resign (T4.4.20).
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
