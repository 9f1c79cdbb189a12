import Foundation

/// A batch of deletions, which refer to the places before the batch, and of insertions, which refer
/// to those after it. The order of the calls does not matter.
struct CollectionUpdates {
  private var deleted: Set<TableRow> = []
  private var inserted: Set<TableRow> = []

  mutating func delete(_ items: [IndexPath]) {
    deleted.formUnion(items.compactMap(TableRow.init))
  }

  mutating func insert(_ items: [IndexPath]) {
    inserted.formUnion(items.compactMap(TableRow.init))
  }

  /// Returns the old item of every new item that had one, or nil if the numbers before and after
  /// the batch do not fit the changes.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the batch.
  ///   - new: The number of items in each section after the batch, from the data source.
  func origins(old: [Int], new: [Int]) -> [TableRow: TableRow]? {
    guard old.count == new.count else { return nil }
    var origins: [TableRow: TableRow] = [:]
    for section in new.indices {
      func items(_ count: Int, without gone: Set<TableRow>) -> [TableRow] {
        (0..<count).map { TableRow(section: section, row: $0) }.filter { !gone.contains($0) }
      }
      let kept = items(old[section], without: deleted)
      let free = items(new[section], without: inserted)
      guard kept.count == free.count else { return nil }
      for (to, from) in zip(free, kept) { origins[to] = from }
    }
    return origins
  }
}
