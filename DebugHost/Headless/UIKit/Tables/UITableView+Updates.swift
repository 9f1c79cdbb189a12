import Foundation

/// Batch updates. The cell of a row that remains stays with the row, even if the row's index path
/// changes.
extension UITableView {
  /// The time in which rows move to their new places, in seconds (K).
  private static let updateDuration: TimeInterval = 0.3

  func batch(_ change: () -> Void) {
    beginUpdates()
    change()
    endBatch(completion: nil)
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else {
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    let changes = updates
    updates = TableUpdates()
    guard changes.isAnimated, window != nil else {
      UIView.performWithoutAnimation { apply(changes) }
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.apply(changes)
        self.layoutIfNeeded()
      }, completion: completion)
  }

  private func apply(_ changes: TableUpdates) {
    let old = geometry
    let oldCounts = old.sections.map(\.rowCount)
    let newCounts = currentCounts
    guard let origins = changes.origins(old: oldCounts, new: newCounts) else {
      // UIKit throws an exception here, but the headless host has to keep running.
      print("UITableView: invalid update: \(oldCounts) rows before, \(newCounts) after; reloading.")
      return reloadData()
    }
    let reloaded = changes.reloadedRows
    let oldCells = cells
    var newCells: [TableRow: UITableViewCell] = [:]
    var newSelection: Set<TableRow> = []
    for (new, origin) in origins {
      if selectedRows.contains(origin) { newSelection.insert(new) }
      if let cell = oldCells[origin], !reloaded.contains(origin) { newCells[new] = cell }
    }
    cells = newCells
    selectedRows = newSelection
    touchedRow = nil
    tiled = nil
    geometry = makeGeometry(
      keeping: origins.filter { !reloaded.contains($0.value) }, of: old)
    let gone = oldCells.filter { old in !newCells.values.contains { $0 === old.value } }
    // Sorts the rows, because the order of a dictionary differs from run to run.
    for (row, cell) in gone.sorted(by: { $0.key < $1.key }) {
      if !reloaded.contains(row) {
        window?.focus.endInDeleted(
          cell, or: "Attempt to delete row containing first responder that refused to resign")
      }
      recycle(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
    }
    putAwayHeaders()
    geometryDidChange()
    for (row, cell) in cells { cell.frame = frame(of: row) }
    refreshCells()
  }

  private var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }
}
