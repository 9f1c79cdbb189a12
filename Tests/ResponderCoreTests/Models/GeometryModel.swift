import Foundation
import ResponderCore
import TestSupport

/// A model of a field, a scroll view and the keyboard on a grid. It counts the visible cells one by
/// one.
struct GeometryModel {
  /// The viewport, in viewport coordinates like `area`, `clip` and `keyboard`.
  var viewport: CellBox
  /// The part of the viewport inside the insets that hide content.
  var area: CellBox
  /// The part of the viewport that the views around the list leave, or nil if none clips it.
  var clip: CellBox?
  /// What the keyboard covers, along a whole edge of the list, or nil if it covers nothing.
  var keyboard: CellBox?
  /// The app's own insets, in addition to those that hide content. The list can scroll further
  /// because of them, but they hide nothing.
  var own: (left: Int, top: Int, right: Int, bottom: Int)
  /// The field, in content coordinates.
  var field: CellBox
  /// The clip between the field and the list, in content coordinates, or nil if there is none.
  var fieldClip: CellBox?
  /// The size of the content.
  var content: (width: Int, height: Int)
  /// The offset now.
  var offset: (x: Int, y: Int)
  /// The offset at rest.
  var rest: (x: Int, y: Int)
  /// The width and height of a cell, in points. Thirds and tenths make sure that sums are not
  /// exact.
  var unit: CGFloat

  init(using random: inout SplitMix64) {
    let (width, height) = (random.int(4...14), random.int(4...14))
    viewport = CellBox(x: 0..<width, y: 0..<height)
    let (left, top) = (random.chance(3) ? random.int(0...3) : 0, random.int(0...3))
    let right = min(width - left, random.chance(3) ? random.int(0...3) : 0)
    let bottom = min(height - top, random.int(0...5))
    area = CellBox(x: left..<width - right, y: top..<height - bottom)
    own = (0, 0, 0, 0)
    if random.chance(2) {
      own = (random.int(0...3), random.int(0...6), random.int(0...3), random.int(0...6))
    }
    clip = random.chance(3) ? CellBox(within: 12, using: &random) : nil
    if !random.chance(4) {
      let rows = random.int(0...height)
      keyboard = CellBox(x: -1..<width + 1, y: random.chance(4) ? -1..<rows : rows..<height + 2)
    }
    field = CellBox(within: 16, using: &random)
    fieldClip = random.chance(3) ? CellBox(within: 16, using: &random) : nil
    content = (random.int(0...40), random.int(0...40))
    offset = (random.int(-6...20), random.int(-6...20))
    rest = (random.int(-6...20), random.int(-6...20))
    unit = random.pick([1, 1.0 / 3, 0.1, 44, 10.0 / 3])
  }

  // MARK: Visible cells

  /// Returns how many of the field's cells are visible at an offset.
  func seen(at offset: (x: Int, y: Int)) -> Int {
    field.count { column, row in
      let (x, y) = (column - offset.x, row - offset.y)
      return area.contains(x, y) && clip?.contains(x, y) != false
        && fieldClip?.contains(column, row) != false && keyboard?.contains(x, y) != true
    }
  }

  /// The largest number of cells that could be visible, found by trying every whole offset. If a
  /// list in between clips the field, that list shows as much of the field as fits.
  var best: Int {
    let (columns, rows) = (viewport.x.count, viewport.y.count)
    // Each element is the number of free cells to the left of a corner and above it.
    var sums = Array(repeating: Array(repeating: 0, count: rows + 1), count: columns + 1)
    for x in 0..<columns {
      for y in 0..<rows {
        sums[x + 1][y + 1] = sums[x][y + 1] + sums[x + 1][y] - sums[x][y] + (isFree(x, y) ? 1 : 0)
      }
    }
    let width = min(field.x.count, fieldClip?.x.count ?? .max)
    let height = min(field.y.count, fieldClip?.y.count ?? .max)
    func within(_ place: Int, _ limit: Int) -> Int { min(max(place, 0), limit) }
    var most = 0
    for x in -width...columns {
      let (left, right) = (within(x, columns), within(x + width, columns))
      for y in -height...rows {
        let (top, bottom) = (within(y, rows), within(y + height, rows))
        most = max(
          most, sums[right][bottom] - sums[left][bottom] - sums[right][top] + sums[left][top])
      }
    }
    return most
  }

  private func isFree(_ x: Int, _ y: Int) -> Bool {
    isShown(x, y) && keyboard?.contains(x, y) != true
  }

  /// Whether the keyboard hides everything that insets and enclosing views leave free. If insets and
  /// enclosing views leave nothing free, whether the insets alone hide the whole viewport.
  var isWhollyCovered: Bool {
    func hasCell(_ isCell: (Int, Int) -> Bool) -> Bool {
      viewport.x.contains { x in viewport.y.contains { isCell(x, $0) } }
    }
    return hasCell(isShown) ? !hasCell(isFree) : !hasCell(area.contains)
  }

  /// The part of the viewport that insets and enclosing views leave free, or nil if nothing is
  /// free.
  var shown: CellBox? {
    let cells = viewport.y.filter { y in viewport.x.contains { isShown($0, y) } }
    let columns = viewport.x.filter { x in viewport.y.contains { isShown(x, $0) } }
    guard let top = cells.first, let left = columns.first else { return nil }
    return CellBox(x: left..<left + columns.count, y: top..<top + cells.count)
  }

  private func isShown(_ x: Int, _ y: Int) -> Bool {
    area.contains(x, y) && clip?.contains(x, y) != false
  }

  /// Returns the side that hides most of the field's cells, or nil if all are visible, or if insets
  /// and enclosing views leave nothing of the viewport free. Of sides that hide equally many cells,
  /// the keyboard comes first, then the edge beyond which the field reaches farthest.
  func side(at offset: (x: Int, y: Int)) -> FieldVisibility.Side? {
    guard let shown, seen(at: offset) < field.count else { return nil }
    let here = field.moved(-offset.x, -offset.y)
    let covered = here.count { x, y in keyboard?.contains(x, y) == true }
    let sides: [(FieldVisibility.Side, hidden: Int, distance: Int)] = [
      (.behindKeyboard, covered, .max),
      (
        .below, here.count { $1 >= shown.y.upperBound }, here.y.upperBound - shown.y.upperBound
      ),
      (.above, here.count { $1 < shown.y.lowerBound }, shown.y.lowerBound - here.y.lowerBound),
      (
        .right, here.count { x, _ in x >= shown.x.upperBound },
        here.x.upperBound - shown.x.upperBound
      ),
      (
        .left, here.count { x, _ in x < shown.x.lowerBound },
        shown.x.lowerBound - here.x.lowerBound
      ),
    ]
    let most = sides.map(\.hidden).max() ?? 0
    let tied = sides.filter { $0.hidden == most }
    let farthest = tied.map(\.distance).max() ?? 0
    return tied.first { $0.distance == farthest }?.0
  }
}
