import Foundation
import ResponderCore

/// A line of a journal in the player's words, as the page lists it.
struct JournalRow: Encodable {
  let time: String
  let kind: String
  let title: String
  let facts: [[String]]
  let isDecision: Bool
  /// What came out when the decision was made again, if it was and differs.
  var now: String?

  init(_ entry: JournalEntry, now: String? = nil) {
    let words = Recording.Entry(entry, at: entry.time)
    time = Figures.clock(entry.time)
    kind = words.kind
    title = PlainText.line(words.title)
    facts = words.facts.map { [$0.label, PlainText.line($0.value)] }
    isDecision = words.isDecision
    self.now = now.map { PlainText.line($0) }
  }
}

/// Values as JSON, the same text for equal values.
enum JSON {
  static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)) ?? Data("{}".utf8)
  }
}
