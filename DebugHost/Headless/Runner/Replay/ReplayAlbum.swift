import ResponderCore

/// The lines and pictures of a replay, up to its limits.
struct ReplayAlbum {
  struct Picture {
    let name: String
    let svg: String
  }

  /// The rows that the page lists.
  private(set) var rows: [ReplayIndex.Row] = []
  private(set) var pictureCount = 0
  private var bytes = 0
  private let limits: ReplayLimits
  private let timeline: ReplayTimeline
  private let digits: Int

  init(_ reading: JournalReading, limits: ReplayLimits) {
    self.limits = limits
    timeline = ReplayTimeline(reading.entries)
    digits = max(2, String(reading.lines.last?.number ?? 0).count)
  }

  /// Adds a decision and returns its line for the terminal and its picture. Either is nil beyond
  /// the limits. If the decision differs, the limit for lines is twice as high.
  mutating func add(_ line: JournalReading.Line, _ replay: Replay) -> (words: String?, Picture?) {
    let differs = replay.firstDifference != nil && rows.count < 2 * limits.lines
    guard rows.count < limits.lines || differs else { return (nil, nil) }
    let words = PlainText.line(
      "line \(line.number)  \(Figures.seconds(line.entry.time))  "
        + "\(replay.firstDifference == nil ? "=" : "DIFFERS")  \(line.entry.summary)")
    guard pictureCount < limits.pictures, bytes < limits.bytes else {
      rows.append(ReplayIndex.Row(words: words, picture: nil))
      return (words, nil)
    }
    let name = OutputFolder.stepName(
      scene: "replay", number: line.number, digits: digits, title: line.entry.kind.rawValue)
    let picture = ReplayPicture(
      line: line.number, entry: line.entry, recomputed: replay.firstDifference?.recomputed,
      timeline: timeline)
    let svg = picture.svg
    pictureCount += 1
    bytes += svg.utf8.count
    rows.append(ReplayIndex.Row(words: words, picture: name))
    return (words, Picture(name: name, svg: svg))
  }
}
