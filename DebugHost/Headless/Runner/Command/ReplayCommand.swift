import ArgumentParser
import Foundation
import ResponderJournal

/// `swift run DebugHost replay FILE`: prints every decision of a journal, made again.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Makes every decision of an exported journal again.",
    discussion: """
      Reads a journal that ResponderHUD.exportJournal() wrote, on a phone or here, and makes each decision again from \
      its recorded inputs alone: to explain a decision, and for regressions of the rules. Lines that cannot be read are \
      skipped and counted. Exit code: 0 all came out the same, 1 nothing can be read, 2 a decision differs; its line is \
      named. The inspector's page shows a journal with all its numbers: Open… in `DebugHost serve`.
      """)

  /// The size of the largest file that is read, in bytes. Exports are much smaller.
  static let largest = 16 * 1024 * 1024

  @Argument(help: "The journal: JSON Lines.")
  var file: String

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError("replay needs a file") }
  }

  /// Runs the replay and returns the exit code.
  /// - Throws: A `Failure` of one line if the file cannot be read, or has no entry.
  @MainActor
  func run(_ console: Console) throws(Failure) -> Int32 {
    let reading = try read()
    var decisions = 0
    var difference: (line: Int, found: Replay.Difference)?
    for line in reading.lines {
      let replay = Replay([line.entry])
      guard replay.decisions > 0 else { continue }
      decisions += 1
      let found = replay.firstDifference
      if difference == nil { difference = found.map { (line.number, $0) } }
      let words = found == nil ? "=" : "DIFFERS"
      console.line(
        Wording.line(
          "line \(line.number)  \(Wording.seconds(line.entry.time))  \(words)  \(line.entry.summary)"
        ))
    }
    func complain(_ words: String) {
      console.complaint(Wording.line("DebugHost: \(file): \(words)", most: 600))
    }
    if let note = reading.skippedNote { complain(note) }
    guard let difference else {
      console.line(Replay.words(entries: reading.lines.count, decisions: decisions))
      return 0
    }
    complain(Replay.words(difference.found, line: difference.line))
    return 2
  }

  private func read() throws(Failure) -> JournalReading {
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw Failure("\(file): there is no such file")
    }
    // Reading from a device or a pipe may never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw Failure("\(file): not a file")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.largest else {
      throw Failure("\(file): \(size) bytes; a journal has at most \(Self.largest)")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(file): cannot be read")
    }
    let reading = JournalReader.readLeniently(data)
    guard reading.lines.isEmpty else { return reading }
    throw Failure("\(file): \(reading.skipped.first.map { "\($0)" } ?? "no entries")")
  }
}
