import Foundation

/// Selection in code, which does not notify the delegate, and selection by touch, which queries and
/// notifies the delegate.
extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadDataIfNeeded()
    guard let indexPath else {
      for row in selectedRows { setSelected(row, false, animated: animated) }
      return
    }
    guard let row = TableRow(indexPath), geometry.contains(row) else { return }
    if !allowsMultipleSelection {
      for other in selectedRows where other != row { setSelected(other, false, animated: animated) }
    }
    setSelected(row, true, animated: animated)
    if position != .none { scrollToRow(at: indexPath, at: position, animated: animated) }
  }

  func setSelected(_ row: TableRow, _ isSelected: Bool, animated: Bool) {
    if isSelected { selectedRows.insert(row) } else { selectedRows.remove(row) }
    cells[row]?.setSelected(isSelected, animated: animated)
  }

  // MARK: Selection by touch

  /// Highlights the row under a touch. The table delays the touches of its content, so a touch that
  /// scrolls at once highlights nothing (T4.9.37).
  func beginTouch(_ touch: UITouch) {
    guard allowsSelection, let cell = touch.view?.enclosingCell,
      let row = cells.first(where: { $0.value === cell })?.key,
      delegate?.tableView(self, shouldHighlightRowAt: row.indexPath) ?? true
    else { return }
    touchedRow = row
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row.indexPath)
  }

  func cancelTouch() {
    guard let row = touchedRow else { return }
    touchedRow = nil
    cells[row]?.setHighlighted(false, animated: true)
    delegate?.tableView(self, didUnhighlightRowAt: row.indexPath)
  }

  func endTouch() {
    guard let row = touchedRow else { return }
    cancelTouch()
    if allowsMultipleSelection, selectedRows.contains(row) {
      deselectAsTouched(row)
    } else {
      selectAsTouched(row)
    }
  }

  private func selectAsTouched(_ touched: TableRow) {
    var row = touched
    if let delegate {
      guard let wanted = delegate.tableView(self, willSelectRowAt: touched.indexPath),
        let wantedRow = TableRow(wanted), geometry.contains(wantedRow)
      else { return }
      row = wantedRow
    }
    if !allowsMultipleSelection {
      for other in selectedRows.sorted() where other != row { deselectAsTouched(other) }
    }
    setSelected(row, true, animated: false)
    delegate?.tableView(self, didSelectRowAt: row.indexPath)
  }

  private func deselectAsTouched(_ row: TableRow) {
    if let delegate {
      guard delegate.tableView(self, willDeselectRowAt: row.indexPath) != nil else { return }
    }
    setSelected(row, false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: row.indexPath)
  }
}

extension UIView {
  /// The cell that contains this view, or the view itself if it is a cell.
  fileprivate var enclosingCell: UITableViewCell? {
    var view: UIView? = self
    while let current = view {
      if let cell = current as? UITableViewCell { return cell }
      view = current.superview
    }
    return nil
  }
}
