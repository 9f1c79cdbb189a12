import Foundation

/// The places of a flow layout's items and headers. The x axis runs across the scroll direction and the y axis along it, so that one set of rules serves both directions.
///
/// The rules are documented or were observed on iOS, except the one marked K:
/// - Items fill a line as long as they fit with the minimum spacing between them (documented).
/// - In every line but the last, the items share the remaining space as additional spacing, and an
///   item that is alone is centred.
/// - Items whose lengths along the scroll direction differ are centred in their line.
/// - The last line keeps the grid of the full lines if all items are equally large. Otherwise its
///   items start at the left with the minimum spacing (openradar 20825965, 32517782).
/// - Places are rounded to pixels (K).
struct FlowGeometry {
  struct Metrics {
    var header: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The sizes of the items, with the width across the scroll direction and the height along it.
    var sizes: [CGSize] = []
  }

  struct Line {
    var items: Range<Int>
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  struct Section {
    var metrics: Metrics
    var start: CGFloat
    var frames: [CGRect] = []
    var lines: [Line] = []
    var end: CGFloat = 0
  }

  let breadth: CGFloat
  let grid: PixelGrid
  private(set) var sections: [Section] = []

  init(breadth: CGFloat, grid: PixelGrid, sections: [Metrics]) {
    self.breadth = breadth
    self.grid = grid
    self.sections.reserveCapacity(sections.count)
    for metrics in sections { append(metrics) }
  }

  var length: CGFloat { sections.last?.end ?? 0 }

  private mutating func append(_ metrics: Metrics) {
    var section = Section(metrics: metrics, start: length)
    let room = max(0, breadth - metrics.leading - metrics.trailing)
    let ranges = Self.breakLines(metrics, room: room)
    let isUniform = metrics.sizes.allSatisfy { $0 == metrics.sizes.first }
    section.frames.reserveCapacity(metrics.sizes.count)
    var y = section.start + metrics.header + metrics.before
    for (index, range) in ranges.enumerated() {
      if index > 0 { y += metrics.lineSpacing }
      let length = range.reduce(0) { max($0, metrics.sizes[$1].height) }
      let isLast = index == ranges.count - 1
      var (x, gap) = placing(range, metrics, room: room, isLast: isLast, isUniform: isUniform)
      x += metrics.leading
      for item in range {
        let size = metrics.sizes[item]
        section.frames.append(
          CGRect(
            x: grid.round(x), y: grid.round(y + (length - size.height) / 2), width: size.width,
            height: size.height))
        x += size.width + gap
      }
      section.lines.append(Line(items: range, start: y, length: length))
      y += length
    }
    section.end = y + metrics.after
    sections.append(section)
  }

  private static func breakLines(_ metrics: Metrics, room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, used): (Int, CGFloat) = (0, 0)
    for (index, size) in metrics.sizes.enumerated() {
      let wanted = index == first ? size.width : used + metrics.itemSpacing + size.width
      // Apps that divide the width among their items may exceed it by a rounding error of up to a
      // thousandth of a point.
      if index > first, wanted > room + 0.001 {
        lines.append(first..<index)
        (first, used) = (index, size.width)
      } else {
        used = wanted
      }
    }
    if first < metrics.sizes.count { lines.append(first..<metrics.sizes.count) }
    return lines
  }

  /// Returns the x coordinate of the line's first item, and the space between two items.
  private func placing(
    _ range: Range<Int>, _ metrics: Metrics, room: CGFloat, isLast: Bool, isUniform: Bool
  ) -> (x: CGFloat, gap: CGFloat) {
    let least = metrics.itemSpacing
    if isLast, !isUniform { return (0, least) }
    var (count, used) = (range.count, range.reduce(0) { $0 + metrics.sizes[$1].width })
    if isLast {
      let width = metrics.sizes[range.lowerBound].width
      let step = width + least
      count = step > 0 ? max(count, Int(min(((room + least + 0.001) / step), 1e6))) : count
      used = width * CGFloat(count)
    }
    guard count > 1 else { return (max(0, (room - used) / 2), least) }
    let left = room - used - least * CGFloat(count - 1)
    return (0, least + max(0, left) / CGFloat(count - 1))
  }

  /// The place of a section's header; nil if the section has none.
  func header(of section: Int) -> CGRect? {
    let height = sections[section].metrics.header
    return height > 0
      ? CGRect(x: 0, y: sections[section].start, width: breadth, height: height) : nil
  }

  // MARK: Search

  /// Returns the sections that intersect a range of the y axis.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.partition { $0.end > low }
    let last = sections.partition { $0.start >= high }
    return first..<max(first, last)
  }

  /// Returns the items of a section whose lines intersect a range of the y axis.
  func items(in section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let lines = sections[section].lines
    let first = lines.partition { $0.end > low }
    let last = lines.partition { $0.start >= high }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  func contains(_ item: TableRow) -> Bool {
    sections.indices.contains(item.section)
      && sections[item.section].frames.indices.contains(item.row)
  }
}

extension Array {
  /// Returns the index of the first element that satisfies the predicate. All elements that satisfy
  /// it must be at the end of the array.
  fileprivate func partition(_ predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
