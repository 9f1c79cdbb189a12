import Foundation

/// A batch of row changes. For each row after the batch, it determines the row's place before the
/// batch.
///
/// Deletions and reloads refer to the places before the batch, and insertions to those after it.
/// The order of the calls does not matter.
struct TableUpdates {
  private var rows = CollectionUpdates()
  private(set) var reloadedRows: Set<TableRow> = []
  private(set) var isAnimated = false

  private mutating func note(_ animation: UITableView.RowAnimation) {
    if animation != .none { isAnimated = true }
  }

  mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    rows.delete(paths)
    note(animation)
  }

  mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    rows.insert(paths)
    note(animation)
  }

  mutating func reload(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    reloadedRows.formUnion(paths.compactMap(TableRow.init))
    note(animation)
  }

  /// Returns the old row for every new row that had one; nil if the numbers of rows before and
  /// after do not match the changes.
  func origins(old: [Int], new: [Int]) -> [TableRow: TableRow]? {
    rows.origins(old: old, new: new)
  }
}
