import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Sorts rectangles into reading order: rows from top to bottom, and each row from the leading to
/// the trailing edge.
///
/// The sort cuts the rectangles into rows wherever a horizontal line separates them, and a row of
/// several rectangles into blocks side by side. It repeats this until no piece can be cut any
/// further. Unlike comparisons of two rectangles, cuts cannot contradict each other, so the result
/// does not depend on the order of the input.
///
/// - A rectangle beside several rows comes before them if it is on their leading side, and after
///   them if it is on their trailing side.
/// - Columns whose rows do not line up are read one after the other.
/// - Rectangles that no line separates are sorted by their top edges, then by their leading edges.
enum ReadingOrder {
  /// Boxes that overlap by at most this fraction of the shortest box still count as separate.
  private static let slack: CGFloat = 0.25

  /// Returns the indices of the boxes in reading order.
  static func indices(of boxes: [ReadingBox]) -> [Int] {
    // The pieces that are not sorted yet, the next one last. This stack replaces recursion, because
    // layouts can be deep.
    var pieces = [boxes]
    var order: [Int] = []
    while let piece = pieces.popLast() {
      let rows = cut(piece, along: \.down)
      if rows.count > 1 {
        pieces += rows.reversed()
        continue
      }
      let blocks = blocks(of: cut(piece, along: \.across))
      if blocks.count > 1 {
        pieces += blocks.reversed()
      } else {
        order += piece.sorted(by: isBefore).map(\.index)
      }
    }
    return order
  }

  /// Joins neighbouring columns whose rows line up into one block, which is then read row by row.
  private static func blocks(of columns: [[ReadingBox]]) -> [[ReadingBox]] {
    var blocks: [[ReadingBox]] = []
    for column in columns {
      if let last = blocks.last, cut(last + column, along: \.down).count > 1 {
        blocks[blocks.endIndex - 1] += column
      } else {
        blocks.append(column)
      }
    }
    return blocks
  }

  /// Cuts the boxes along the lines that cross no box, apart from the `slack`, and returns the
  /// pieces in their order along the axis.
  private static func cut(
    _ boxes: [ReadingBox], along axis: KeyPath<ReadingBox, ClosedRange<CGFloat>>
  ) -> [[ReadingBox]] {
    let shortest = boxes.reduce(CGFloat.infinity) {
      min($0, $1[keyPath: axis].upperBound - $1[keyPath: axis].lowerBound)
    }
    var pieces: [[ReadingBox]] = []
    var end = -CGFloat.infinity
    for box in boxes.sorted(by: { $0[keyPath: axis].lowerBound < $1[keyPath: axis].lowerBound }) {
      let range = box[keyPath: axis]
      if range.lowerBound >= end - shortest * slack {
        pieces.append([box])
      } else {
        pieces[pieces.endIndex - 1].append(box)
      }
      end = max(end, range.upperBound)
    }
    return pieces
  }

  private static func isBefore(_ one: ReadingBox, _ other: ReadingBox) -> Bool {
    (one.down.lowerBound, one.across.lowerBound, one.index)
      < (other.down.lowerBound, other.across.lowerBound, other.index)
  }
}
