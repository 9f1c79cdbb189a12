import Foundation

/// A batch of item and section changes. It computes the origin of every new item and section.
///
/// Deletions, reloads and the sources of moves refer to the places before the batch. Insertions and
/// the destinations of moves refer to the places after it. The order of the calls does not matter.
struct CollectionUpdates {
  /// For each new item and section, the old item or section that it was.
  struct Origins {
    var items: [TableRow: TableRow] = [:]
    var sections: [Int: Int] = [:]
  }

  private(set) var deletedItems: Set<TableRow> = []
  private(set) var insertedItems: Set<TableRow> = []
  private(set) var reloadedItems: Set<TableRow> = []
  private(set) var movedItems: [(from: TableRow, to: TableRow)] = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []

  mutating func delete(_ items: [IndexPath]) {
    deletedItems.formUnion(items.compactMap(TableRow.init))
  }

  mutating func insert(_ items: [IndexPath]) {
    insertedItems.formUnion(items.compactMap(TableRow.init))
  }

  mutating func reload(_ items: [IndexPath]) {
    reloadedItems.formUnion(items.compactMap(TableRow.init))
  }

  mutating func move(_ from: IndexPath, to: IndexPath) {
    guard let from = TableRow(from), let to = TableRow(to) else { return }
    movedItems.append((from, to))
  }

  mutating func delete(_ sections: IndexSet) { deletedSections.formUnion(sections) }
  mutating func insert(_ sections: IndexSet) { insertedSections.formUnion(sections) }
  mutating func move(_ from: Int, to: Int) { movedSections.append((from, to)) }

  /// Returns the origins of the new items and sections, or nil if the numbers before and after the
  /// batch do not fit the changes.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the batch.
  ///   - new: The number of items in each section after the batch, from the data source.
  func origins(old: [Int], new: [Int]) -> Origins? {
    var origins = Origins()
    let left = Set(movedSections.map(\.from)).union(deletedSections)
    let taken = Set(movedSections.map(\.to)).union(insertedSections)
    let survivors = old.indices.filter { !left.contains($0) }
    let places = new.indices.filter { !taken.contains($0) }
    guard survivors.count == places.count, left.allSatisfy({ old.indices.contains($0) }),
      taken.allSatisfy({ new.indices.contains($0) })
    else { return nil }
    for (to, from) in zip(places, survivors) { origins.sections[to] = from }
    for move in movedSections { origins.sections[move.to] = move.from }

    let gone = Set(movedItems.map(\.from)).union(deletedItems)
    let arrived = Set(movedItems.map(\.to)).union(insertedItems)
    for place in new.indices {
      guard let section = origins.sections[place] else { continue }
      let kept = (0..<old[section]).filter { !gone.contains(TableRow(section: section, row: $0)) }
      let free = (0..<new[place]).filter { !arrived.contains(TableRow(section: place, row: $0)) }
      guard kept.count == free.count else { return nil }
      for (to, from) in zip(free, kept) {
        origins.items[TableRow(section: place, row: to)] = TableRow(section: section, row: from)
      }
    }
    for move in movedItems {
      guard old.indices.contains(move.from.section), new.indices.contains(move.to.section),
        move.from.row < old[move.from.section], move.to.row < new[move.to.section]
      else { return nil }
      origins.items[move.to] = move.from
    }
    return origins
  }

  /// The changes as the layout receives them: deletions first, then reloads, moves and insertions.
  @MainActor
  var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(indexes: [index, NSNotFound]) }
    typealias Item = UICollectionViewUpdateItem
    return deletedSections.map { Item(.delete, before: section($0), after: nil) }
      + deletedItems.sorted().map { Item(.delete, before: $0.indexPath, after: nil) }
      + reloadedItems.sorted().map { Item(.reload, before: $0.indexPath, after: $0.indexPath) }
      + movedSections.map { Item(.move, before: section($0.from), after: section($0.to)) }
      + movedItems.map { Item(.move, before: $0.from.indexPath, after: $0.to.indexPath) }
      + insertedSections.map { Item(.insert, before: nil, after: section($0)) }
      + insertedItems.sorted().map { Item(.insert, before: nil, after: $0.indexPath) }
  }
}
