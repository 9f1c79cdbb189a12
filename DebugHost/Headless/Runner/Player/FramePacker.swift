/// Stores many similar pictures in little space. It stores each piece of SVG once and describes a
/// frame as a list of pieces.
///
/// A piece begins at an opening tag. Closing tags and text belong to the piece before them. The
/// pieces of a frame, joined in order, are the picture byte for byte. Pieces that follow one
/// another in the store, such as the keys of a keyboard, are written as one run.
struct FramePacker {
  /// The pieces in the order of their first appearance, without duplicates.
  private(set) var pieces: [String] = []
  private var indexes: [Substring: Int] = [:]

  /// Returns the frame as runs. Each run is two numbers: the index of its first piece and the
  /// number of pieces.
  mutating func pack(_ svg: String) -> [Int] {
    var runs: [Int] = []
    for piece in Self.split(svg) {
      let index = index(of: piece)
      if let first = runs.dropLast().last, let count = runs.last, first + count == index {
        runs[runs.count - 1] += 1
      } else {
        runs += [index, 1]
      }
    }
    return runs
  }

  private mutating func index(of piece: Substring) -> Int {
    if let known = indexes[piece] { return known }
    indexes[piece] = pieces.count
    pieces.append(String(piece))
    return pieces.count - 1
  }

  static func split(_ svg: String) -> [Substring] {
    let bytes = svg.utf8
    var pieces: [Substring] = []
    var start = bytes.startIndex
    var position = start
    while position < bytes.endIndex {
      let next = bytes.index(after: position)
      let opens =
        bytes[position] == UInt8(ascii: "<")
        && (next == bytes.endIndex || bytes[next] != UInt8(ascii: "/"))
      if opens && position > start {
        pieces.append(svg[start..<position])
        start = position
      }
      position = next
    }
    if start < bytes.endIndex { pieces.append(svg[start...]) }
    return pieces
  }
}
