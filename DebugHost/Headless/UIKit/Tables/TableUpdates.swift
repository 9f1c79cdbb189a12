import Foundation

/// A batch of row and section changes. For each row after the batch, it determines the row's place
/// before the batch.
///
/// Deletions, reloads and the sources of moves refer to the places before the batch. Insertions and
/// the destinations of moves refer to the places after it. The order of the calls does not matter.
struct TableUpdates {
  private(set) var deletedRows: Set<TableRow> = []
  private(set) var insertedRows: Set<TableRow> = []
  private(set) var reloadedRows: Set<TableRow> = []
  private(set) var movedRows: [(from: TableRow, to: TableRow)] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var isAnimated = false

  private mutating func note(_ animation: UITableView.RowAnimation) {
    if animation != .none { isAnimated = true }
  }

  mutating func delete(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    deletedRows.formUnion(rows.compactMap(TableRow.init))
    note(animation)
  }

  mutating func insert(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    insertedRows.formUnion(rows.compactMap(TableRow.init))
    note(animation)
  }

  mutating func reload(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    reloadedRows.formUnion(rows.compactMap(TableRow.init))
    note(animation)
  }

  mutating func move(_ from: IndexPath, to: IndexPath) {
    guard let from = TableRow(from), let to = TableRow(to) else { return }
    movedRows.append((from, to))
    isAnimated = true
  }

  mutating func move(_ from: Int, to: Int) {
    movedSections.append((from, to))
    isAnimated = true
  }

  mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    deletedSections.formUnion(sections)
    note(animation)
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    insertedSections.formUnion(sections)
    note(animation)
  }

  /// Returns the old row for every new row that had one; nil if the numbers of rows before and
  /// after do not match the changes.
  ///
  /// - Parameters:
  ///   - old: The number of rows in each section before the changes.
  ///   - new: The number of rows in each section now, as the data source reports it.
  func origins(old: [Int], new: [Int]) -> [TableRow: TableRow]? {
    let left = Set(movedSections.map(\.from)).union(deletedSections)
    let taken = Set(movedSections.map(\.to)).union(insertedSections)
    let survivingSections = old.indices.filter { !left.contains($0) }
    let keptPlaces = new.indices.filter { !taken.contains($0) }
    guard survivingSections.count == keptPlaces.count,
      movedSections.allSatisfy({ old.indices.contains($0.from) && new.indices.contains($0.to) }),
      insertedSections.allSatisfy({ new.indices.contains($0) }),
      deletedSections.allSatisfy({ old.indices.contains($0) })
    else { return nil }
    var origins: [TableRow: TableRow] = [:]
    let pairs = Array(zip(keptPlaces, survivingSections)) + movedSections.map { ($0.to, $0.from) }
    for (place, section) in pairs {
      let gone = Set(movedRows.map(\.from)).union(deletedRows)
      let arrived = Set(movedRows.map(\.to)).union(insertedRows)
      let survivors = (0..<old[section]).filter {
        !gone.contains(TableRow(section: section, row: $0))
      }
      let places = (0..<new[place]).filter { !arrived.contains(TableRow(section: place, row: $0)) }
      guard survivors.count == places.count else { return nil }
      for (to, from) in zip(places, survivors) {
        origins[TableRow(section: place, row: to)] = TableRow(section: section, row: from)
      }
    }
    for move in movedRows { origins[move.to] = move.from }
    return origins
  }
}
