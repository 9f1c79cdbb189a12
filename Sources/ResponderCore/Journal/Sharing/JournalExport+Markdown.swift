internal import Foundation

extension JournalExport {
  private static let tick: Character = "\u{60}"
  /// As many lines as are told in words.
  private static let lastLines = 20
  /// As many verdicts as are told.
  private static let mostVerdicts = 50
  /// Longer than any sentence of ours.
  private static let mostCharacters = 500
  /// GitHub takes issues of 65,536 characters at most; some are left for what the user writes.
  private static let mostBytes = 60_000

  /// A report for an issue: where it comes from, the verdicts, the last lines in words, and the newest lines of the file.
  package var markdown: String {
    let head = """
      # First responder report

      | | |
      | --- | --- |
      \(header.facts.map { "| \($0.name) | \(Self.escaped($0.value)) |" }.joined(separator: "\n"))

      ## Verdicts

      \(verdicts)

      ## The last \(min(entries.count, Self.lastLines)) lines

      \(Self.fenced(entries.suffix(Self.lastLines).map { Self.clipped(Self.words($0)) }.joined(separator: "\n"), as: "text"))

      """
    let (newest, leftOut) = newestLines(within: Self.mostBytes - head.utf8.count)
    let note =
      leftOut == 0
      ? "Saved as a file of type jsonl, it is explained by: swift run DebugHost replay FILE"
      : "The newest lines; \(leftOut) older ones are in the file."
    return """
      \(head)
      ## Journal

      \(note)

      \(Self.fenced(newest.joined().trimmingCharacters(in: .newlines), as: "jsonl"))

      """
  }

  /// The newest of each sort of mistake, with how often it was recognised.
  private var verdicts: String {
    var known: [String: (times: Int, last: JournalEntry, Diagnosis)] = [:]
    var order: [String] = []
    for entry in entries {
      guard case .diagnosis(let diagnosis) = entry.event else { continue }
      let name = diagnosis.id.rawValue
      if known[name] == nil { order.append(name) }
      known[name] = ((known[name]?.times ?? 0) + 1, entry, diagnosis)
    }
    guard !order.isEmpty else { return "No mistake was recognised." }
    return order.prefix(Self.mostVerdicts).compactMap { known[$0] }.map { times, entry, diagnosis in
      let often = times == 1 ? "" : ", \(times) times, at last"
      return "- **\(diagnosis.id.rawValue)**\(often) at \(Wording.seconds(entry.time)): "
        + Self.escaped("\(diagnosis.sentence) \(diagnosis.fix)")
    }.joined(separator: "\n")
  }

  /// Text in which Markdown and HTML see nothing of theirs.
  private static func escaped(_ text: String) -> String {
    JournalExport.clipped(Wording.name(text)).reduce(into: "") { result, character in
      if character == tick || "\\*_[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The beginning of a text of any length.
  private static func clipped(_ text: String) -> String {
    text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
  }

  /// Text between fences that are longer than any in it.
  private static func fenced(_ text: String, as language: String) -> String {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == tick ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: tick, count: max(3, longest + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}
