import Foundation
import ResponderCore

/// Runs `DebugHost replay FILE`: makes every decision again, and writes a line and a picture for
/// each, up to its limits.
@MainActor
struct ReplayProgram {
  let console: Console
  var limits = ReplayLimits()

  /// Runs the replay and returns the exit code: 0 if all decisions that it has made again are the
  /// same, 2 if one differs.
  /// - Throws: A `Failure` if a file cannot be read or written.
  func run(_ command: ReplayCommand) throws -> Int32 {
    let reading = try JournalFile(path: command.file).reading
    let folder = try OutputFolder(path: command.out, scenes: ["replay"])
    var album = ReplayAlbum(reading, limits: limits)
    var (decisions, difference) = (0, (line: Int, Replay.Difference)?.none)
    let end = ContinuousClock.now + limits.time
    var isComplete = true
    for line in reading.lines {
      guard ContinuousClock.now < end else {
        isComplete = false
        break
      }
      let replay = Replay([line.entry])
      guard replay.decisions > 0 else { continue }
      decisions += 1
      if difference == nil { difference = replay.firstDifference.map { (line.number, $0) } }
      let (words, picture) = album.add(line, replay)
      if let words { console.line(words) }
      if let picture { try folder.write(picture.svg, to: picture.name) }
    }
    let name = (command.file as NSString).lastPathComponent
    try folder.write(
      ReplayIndex.html(of: name, album.rows, decisions: decisions), to: "replay.html")
    console.line("")
    console.line(
      PlainText.line(
        "\(command.out): \(album.pictureCount) pictures of \(decisions) decisions, "
          + "replay.html (open this one)", most: 600))
    if let note = reading.skippedNote { complain("\(command.file): \(note)") }
    if !isComplete {
      complain("\(command.file): stopped after \(limits.time), before the end")
    }
    guard let (line, found) = difference else {
      console.line(Replay.words(entries: reading.lines.count, decisions: decisions))
      return 0
    }
    complain("\(command.file): \(Replay.words(found, line: line))")
    return 2
  }

  private func complain(_ words: String) {
    console.complaint("DebugHost: " + PlainText.line(words, most: 600))
  }
}
