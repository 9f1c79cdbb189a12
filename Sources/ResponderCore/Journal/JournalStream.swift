package import Foundation

/// The content of a line of a journal.
enum JournalLine {
  case blank
  case header(JournalHeader)
  case entry(JournalEntry)
}

/// Reads a journal piece by piece. Of a line that is too long, it keeps only the first
/// `JournalReader.longestLine + 1` bytes.
package struct JournalStream {
  /// The maximum number of entries that are kept. Further entries are skipped and counted.
  package static let mostEntries = 100_000

  private let mostEntries: Int
  private let decoder = JournalFormat.decoder()
  private var reading = JournalReading()
  private var rest = Data()
  private var hasRest = false

  package init(mostEntries: Int = Self.mostEntries) { self.mostEntries = mostEntries }

  /// Reads the next piece of the journal, which may begin and end in the middle of a line.
  package mutating func read(_ piece: Data) {
    var piece = piece[...]
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      keep(piece[..<end])
      finishLine()
      piece = piece[piece.index(after: end)...]
    }
    if !piece.isEmpty { keep(piece) }
  }

  /// Returns the entries and the errors of all pieces. A last line without a newline counts as a
  /// line.
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
        // Several journals may be joined in one file. The result keeps the first header, which
        // describes the beginning of the file.
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
