/// Reads a journal piece by piece. Of a line that is too long, it keeps only the first
/// `JournalReader.longestLine + 1` bytes.
package struct JournalStream {
  /// The maximum number of entries that are kept. Further entries are skipped and counted.
  package static let mostEntries = 100_000

  private let mostEntries: Int
  private let decoder = JournalFormat.decoder()
  private var reading = JournalReading()
  private var rest = Data()

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
    if !rest.isEmpty { finishLine() }
    return reading
  }

  private mutating func keep(_ bytes: Data.SubSequence) {
    rest.append(bytes.prefix(JournalReader.longestLine + 1 - rest.count))
  }

  private mutating func finishLine() {
    reading.lineCount += 1
    do {
      try readLine()
    } catch {
      reading.skip(JournalReader.problem(error))
    }
    rest = Data()
  }

  private mutating func readLine() throws {
    guard rest.count <= JournalReader.longestLine else { throw JournalReadError.Problem.tooLong }
    guard rest.contains(where: { !" \r\t".utf8.contains($0) }) else {
      reading.blankCount += 1
      return
    }
    let head = try decoder.decode(JournalReader.Head.self, from: rest)
    if head.version != JournalEntry.currentVersion {
      throw JournalReadError.Problem.unknownVersion(head.version)
    }
    if head.kind == JournalHeader.Line.kind {
      let header = try decoder.decode(JournalHeader.Line.self, from: rest).header
      // Several journals may be joined in one file. The result keeps the first header, which
      // describes the beginning of the file.
      reading.headerCount += 1
      if reading.header == nil { reading.header = header }
      return
    }
    if JournalEntry.Kind(rawValue: head.kind) == nil {
      throw JournalReadError.Problem.unknownKind(Wording.line(head.kind, most: 60))
    }
    let entry = try decoder.decode(JournalEntry.self, from: rest)
    guard reading.lines.count < mostEntries else { throw JournalReadError.Problem.tooMany }
    reading.lines.append(JournalReading.Line(number: reading.lineCount, entry: entry))
  }
}
