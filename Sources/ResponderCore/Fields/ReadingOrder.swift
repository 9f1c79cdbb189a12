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
      let rows = cut(piece, along: .down)
      if rows.count > 1 {
        pieces += rows.reversed()
        continue
      }
      let blocks = blocks(of: cut(piece, along: .across))
      if blocks.count > 1 {
        pieces += blocks.reversed()
      } else {
        order += inReadingOrder(piece).map(\.index)
      }
    }
    return order
  }

  /// Joins neighbouring columns whose rows line up into one block, which is then read row by row.
  private static func blocks(of columns: [[ReadingBox]]) -> [[ReadingBox]] {
    var blocks: [[ReadingBox]] = []
    for column in columns {
      if let last = blocks.last, cut(last + column, along: .down).count > 1 {
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
    _ boxes: [ReadingBox], along axis: ReadingBox.Axis
  ) -> [[ReadingBox]] {
    let shortest = boxes.reduce(CGFloat.infinity) {
      min($0, $1.range(axis).upperBound - $1.range(axis).lowerBound)
    }
    var pieces: [[ReadingBox]] = []
    var end = -CGFloat.infinity
    for box in boxes.sortedByNumber({ Double($0.range(axis).lowerBound) }) {
      let range = box.range(axis)
      if range.lowerBound >= end - shortest * slack {
        pieces.append([box])
      } else {
        pieces[pieces.endIndex - 1].append(box)
      }
      end = max(end, range.upperBound)
    }
    return pieces
  }

  /// Sorts the boxes by their top edges, those with the same top by their leading edges.
  private static func inReadingOrder(_ boxes: [ReadingBox]) -> [ReadingBox] {
    boxes.sortedByNumber { Double($0.index) }.sortedByNumber { Double($0.across.lowerBound) }
      .sortedByNumber { Double($0.down.lowerBound) }
  }
}

/// A rectangle to be sorted into reading order.
struct ReadingBox: Equatable {
  enum Axis { case across, down }

  /// The range from the leading to the trailing edge; in right-to-left layouts the numbers grow to
  /// the left.
  let across: ClosedRange<CGFloat>
  /// The range from the top to the bottom edge.
  let down: ClosedRange<CGFloat>
  /// The rectangle's index, which decides between two rectangles at the same place.
  let index: Int

  /// Creates a box; nil if the rectangle has no area, or if one of its coordinates is not finite.
  init?(_ rect: CGRect, isRightToLeft: Bool, index: Int) {
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite,
      rect.width > 0, rect.height > 0, !rect.isInfinite
    else { return nil }
    across = isRightToLeft ? -rect.maxX ... -rect.minX : rect.minX...rect.maxX
    down = rect.minY...rect.maxY
    self.index = index
  }

  func range(_ axis: Axis) -> ClosedRange<CGFloat> { axis == .across ? across : down }
}
