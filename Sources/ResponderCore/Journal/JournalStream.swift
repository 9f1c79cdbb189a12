package import Foundation

/// What a line of a journal holds.
enum JournalLine {
  case blank
  case header(JournalHeader)
  case entry(JournalEntry)
}

/// A journal that is read piece by piece: of a line that is longer than any entry no more is kept than shows that it is.
package struct JournalStream {
  /// More entries than any journal has are counted and not kept.
  package static let mostEntries = 100_000

  private let mostEntries: Int
  private let decoder = JournalFormat.decoder()
  private var reading = JournalReading()
  private var rest = Data()
  private var hasRest = false

  package init(mostEntries: Int = Self.mostEntries) { self.mostEntries = mostEntries }

  /// Takes the next piece, wherever it was cut.
  package mutating func read(_ piece: Data) {
    var piece = piece[...]
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      keep(piece[..<end])
      finishLine()
      piece = piece[piece.index(after: end)...]
    }
    if !piece.isEmpty { keep(piece) }
  }

  /// What was read; a last line without an end counts as one.
  package mutating func end() -> JournalReading {
    if hasRest { finishLine() }
    return reading
  }

  private mutating func keep(_ bytes: Data.SubSequence) {
    hasRest = true
    rest.append(bytes.prefix(JournalReader.longestLine + 1 - rest.count))
  }

  private mutating func finishLine() {
    reading.lineCount += 1
    do throws(JournalReadError.Problem) {
      switch try JournalReader.line(rest, decoder) {
      case .blank: reading.blankCount += 1
      case .header(let header):
        // Journals may be joined to one file: the first says where it begins.
        reading.headerCount += 1
        if reading.header == nil { reading.header = header }
      case .entry(let entry): keep(entry)
      }
    } catch {
      reading.skip(error)
    }
    rest = Data()
    hasRest = false
  }

  private mutating func keep(_ entry: JournalEntry) {
    guard reading.lines.count < mostEntries else { return reading.skip(.tooMany) }
    reading.lines.append(JournalReading.Line(number: reading.lineCount, entry: entry))
  }
}
