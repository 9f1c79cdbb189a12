import Foundation

/// The places of a table's rows, headers and footers, as plain numbers. A binary search finds the
/// visible rows of a section.
struct TableGeometry {
  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The y coordinate at which the section starts.
    fileprivate(set) var y: CGFloat = 0
    /// The start of each row, and the end of the last row, measured from the end of the header.
    fileprivate(set) var offsets: [CGFloat]
    /// Whether each row has only an estimated height, because it sizes itself and still has to be
    /// measured, for the first time or again.
    fileprivate(set) var isEstimated: [Bool]
    /// Whether each row sizes itself, which means that its cell determines its height.
    fileprivate let sizesItself: [Bool]

    init(rows: [(height: CGFloat, isEstimated: Bool, sizesItself: Bool)]) {
      offsets = [0]
      offsets.reserveCapacity(rows.count + 1)
      isEstimated = rows.map(\.isEstimated)
      sizesItself = rows.map(\.sizesItself)
      for row in rows { offsets.append(offsets[offsets.count - 1] + max(0, row.height)) }
    }

    var rowCount: Int { isEstimated.count }
    var rowsStart: CGFloat { y + padding + header }
    var rowsEnd: CGFloat { rowsStart + offsets[offsets.count - 1] }
    var end: CGFloat { rowsEnd + footer }
  }

  /// The height of the table's header view.
  var top: CGFloat = 0
  /// The height of the table's footer view.
  var bottom: CGFloat = 0
  private(set) var sections: [Section] = []

  init() {}

  init(top: CGFloat, bottom: CGFloat, sections: [Section]) {
    self.top = top
    self.bottom = bottom
    self.sections = sections
    stack(from: 0)
  }

  private mutating func stack(from first: Int) {
    for index in sections.indices.dropFirst(first) {
      sections[index].y = index == 0 ? top : sections[index - 1].end
    }
  }

  mutating func setTop(_ top: CGFloat, bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
    stack(from: 0)
  }

  var rowsEnd: CGFloat { sections.last?.end ?? top }

  var height: CGFloat { rowsEnd + bottom }

  func contains(_ row: TableRow) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rowCount
  }

  // MARK: Rows

  func start(of row: TableRow) -> CGFloat {
    sections[row.section].rowsStart + sections[row.section].offsets[row.row]
  }

  func height(of row: TableRow) -> CGFloat {
    let offsets = sections[row.section].offsets
    return offsets[row.row + 1] - offsets[row.row]
  }

  func isEstimated(_ row: TableRow) -> Bool { sections[row.section].isEstimated[row.row] }

  /// Marks every self-sizing row as estimated, so that it is measured again. Until then the row
  /// keeps its height.
  mutating func forgetMeasuredHeights() {
    for index in sections.indices { sections[index].isEstimated = sections[index].sizesItself }
  }

  /// Sets a row's measured height, moves everything below it, and returns the change.
  @discardableResult
  mutating func setHeight(_ height: CGFloat, of row: TableRow) -> CGFloat {
    sections[row.section].isEstimated[row.row] = false
    let change = max(0, height) - self.height(of: row)
    guard change != 0 else { return 0 }
    for index in sections[row.section].offsets.indices.dropFirst(row.row + 1) {
      sections[row.section].offsets[index] += change
    }
    stack(from: row.section + 1)
    return change
  }

  /// Returns the first and last row that overlap the range from `low` to `high`; nil if no row
  /// does.
  func rows(from low: CGFloat, to high: CGFloat) -> (first: TableRow, last: TableRow)? {
    guard high > low, let first = firstRow(endingAfter: low), start(of: first) < high,
      let last = lastRow(startingBefore: high), last >= first
    else { return nil }
    return (first, last)
  }

  private func firstRow(endingAfter y: CGFloat) -> TableRow? {
    for index in sections.indices where sections[index].rowCount > 0 {
      let section = sections[index]
      guard section.rowsEnd > y else { continue }
      let row = section.offsets.partitionPoint { $0 > y - section.rowsStart } - 1
      return TableRow(section: index, row: max(0, row))
    }
    return nil
  }

  private func lastRow(startingBefore y: CGFloat) -> TableRow? {
    for index in sections.indices.reversed() where sections[index].rowCount > 0 {
      let section = sections[index]
      guard section.rowsStart < y else { continue }
      let row = section.offsets.partitionPoint { $0 >= y - section.rowsStart } - 1
      return TableRow(section: index, row: min(row, section.rowCount - 1))
    }
    return nil
  }

  /// Returns the row at a y coordinate; nil outside all rows, such as in a header.
  func row(at y: CGFloat) -> TableRow? {
    guard let row = firstRow(endingAfter: y), start(of: row) <= y else { return nil }
    return row
  }

  func next(after row: TableRow) -> TableRow? {
    if row.row + 1 < sections[row.section].rowCount {
      return TableRow(section: row.section, row: row.row + 1)
    }
    let index = sections.indices.first { $0 > row.section && sections[$0].rowCount > 0 }
    return index.map { TableRow(section: $0, row: 0) }
  }
}

extension Array {
  /// Returns the first index whose element satisfies the predicate. All elements that satisfy it
  /// must be at the end of the array.
  fileprivate func partitionPoint(_ predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
