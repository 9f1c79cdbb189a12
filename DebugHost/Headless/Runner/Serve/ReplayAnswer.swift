import Foundation
import ResponderCore

/// What came of making every decision of a journal again, in words.
struct ReplayAnswer: Encodable {
  let isSame: Bool
  let decisions: Int
  let line: String

  init(_ data: Data) {
    let replay: Replay
    do {
      replay = Replay(try JournalReader.read(data))
    } catch {
      self.init(isSame: false, decisions: 0, line: "Not a journal: \(error)")
      return
    }
    let made = "\(replay.decisions) decision\(replay.decisions == 1 ? "" : "s")"
    self.init(
      isSame: replay.firstDifference == nil, decisions: replay.decisions,
      line: replay.firstDifference.map { "Differs: \(PlainText.line($0.description, most: 300))" }
        ?? "\(made) made again from the recorded inputs: all the same")
  }

  private init(isSame: Bool, decisions: Int, line: String) {
    (self.isSame, self.decisions, self.line) = (isSame, decisions, line)
  }
}
