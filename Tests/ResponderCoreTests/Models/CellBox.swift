import Foundation
import TestSupport

/// A rectangle of whole cells, from which the geometry model is made. The model counts cells
/// instead of computing areas.
struct CellBox: Equatable {
  var x: Range<Int>
  var y: Range<Int>

  init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  /// Makes a box of at least one cell, in the region around 0...`limit`.
  init(within limit: Int, using random: inout SplitMix64) {
    func range() -> Range<Int> {
      let start = random.int(-limit / 3...limit)
      return start..<start + random.int(1...limit)
    }
    self.init(x: range(), y: range())
  }

  var count: Int { x.count * y.count }
  func contains(_ column: Int, _ row: Int) -> Bool { x.contains(column) && y.contains(row) }

  /// Returns the number of cells for which a condition holds.
  func count(where holds: (_ column: Int, _ row: Int) -> Bool) -> Int {
    x.reduce(0) { sum, column in sum + y.count { holds(column, $0) } }
  }

  func moved(_ dx: Int, _ dy: Int) -> CellBox {
    CellBox(
      x: x.lowerBound + dx..<x.upperBound + dx, y: y.lowerBound + dy..<y.upperBound + dy)
  }

  /// Returns the box in points, where a cell is `unit` points wide and high.
  func rect(_ unit: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x.lowerBound) * unit, y: CGFloat(y.lowerBound) * unit,
      width: CGFloat(x.count) * unit, height: CGFloat(y.count) * unit)
  }
}
