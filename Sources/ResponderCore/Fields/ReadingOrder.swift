import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Reading order: rows from top to bottom, in a row from the leading to the trailing edge.
///
/// The rectangles are cut into rows where a level line separates them, and a row that still holds several is cut into blocks beside
/// each other, again and again, until every piece is one rectangle. Cuts, unlike a comparison of two rectangles, cannot
/// contradict each other: there is one answer, whatever the order in which the rectangles come.
///
/// - A rectangle taller than its row stands before the rows beside it where it leads them, and after them where it trails.
/// - Columns whose rows do not line up are read one after the other.
/// - Rectangles that no line separates are read by their top edges, then by their leading ones.
enum ReadingOrder {
  /// Neighbours that overlap by less than this part of the shortest one are separate all the same.
  private static let slack: CGFloat = 0.25

  /// The indices of the boxes, in reading order.
  static func indices(of boxes: [ReadingBox]) -> [Int] {
    // Pieces that are still to be read, the next one last: deep layouts need no deep recursion.
    var pieces = [boxes]
    var order: [Int] = []
    while let piece = pieces.popLast() {
      if piece.count < 2 {
        order += piece.map(\.index)
        continue
      }
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

  /// Neighbouring columns whose rows line up are one block, which is read row by row.
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

  /// The pieces between the lines that cross no box, in their order along the axis.
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
      if pieces.isEmpty || range.lowerBound >= end - shortest * slack {
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
