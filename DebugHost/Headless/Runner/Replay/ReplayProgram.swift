import Foundation
import ResponderCore

/// `DebugHost replay FILE`: every decision again, a line and a picture each.
@MainActor
struct ReplayProgram {
  /// More pictures than anybody looks at are not drawn.
  static let mostPictures = 500

  let console: Console

  /// Runs and returns the exit code: 0 all the same, 2 a decision differs.
  /// - Throws: `Failure` for what cannot be read or written.
  func run(_ command: ReplayCommand) throws -> Int32 {
    let file = try JournalFile(path: command.file)
    let folder = try OutputFolder(path: command.out, scenes: ["replay"])
    let timeline = ReplayTimeline(file.entries.map(\.entry))
    var (decisions, pictures) = (0, 0)
    var difference: (line: Int, Replay.Difference)?
    var index: [ReplayIndex.Row] = []
    let digits = max(2, String(file.entries.last?.line ?? 0).count)
    for (line, entry) in file.entries {
      let replay = Replay([entry])
      guard replay.decisions > 0 else { continue }
      decisions += 1
      if difference == nil { difference = replay.firstDifference.map { (line, $0) } }
      let mark = replay.firstDifference == nil ? "=" : "DIFFERS"
      let words = "line \(line)  \(Figures.seconds(entry.time))  \(mark)  \(entry.summary)"
      console.line(PlainText.line(words))
      guard pictures < Self.mostPictures else {
        index.append(ReplayIndex.Row(words: words, picture: nil))
        continue
      }
      let picture = ReplayPicture(
        line: line, entry: entry, recomputed: replay.firstDifference?.recomputed,
        timeline: timeline)
      let name = OutputFolder.stepName(
        scene: "replay", number: line, digits: digits, title: entry.kind.rawValue)
      try folder.write(picture.svg, to: name)
      index.append(ReplayIndex.Row(words: words, picture: name))
      pictures += 1
    }
    let name = (command.file as NSString).lastPathComponent
    try folder.write(ReplayIndex.html(of: name, index), to: "replay.html")
    console.line("")
    console.line(
      PlainText.line(
        "\(command.out): \(pictures) pictures of \(decisions) decisions, "
          + "replay.html (open this one)", most: 600))
    guard let (line, found) = difference else {
      console.line(ReplayAnswer.words(entries: file.entries.count, decisions: decisions))
      return 0
    }
    console.complaint(
      "DebugHost: "
        + PlainText.line(
          "\(command.file): \(ReplayAnswer.words(found, line: line))", most: 600))
    return 2
  }
}
