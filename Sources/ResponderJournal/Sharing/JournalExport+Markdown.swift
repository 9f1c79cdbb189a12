extension JournalExport {
  private static let tick: Character = "\u{60}"
  /// How many of the newest entries the report shows in words.
  private static let lastLines = 20
  /// The maximum number of kinds of mistakes that the report lists.
  private static let mostVerdicts = 50
  /// The maximum number of characters of one text in the report. It is more than any sentence of
  /// this package has.
  private static let mostCharacters = 500
  /// The largest size, in bytes, of the report's first part and its journal lines together. GitHub
  /// accepts issues of at most 65,536 characters; the rest is left for the user's own text.
  private static let mostBytes = 60_000

  /// A report for an issue: the origin of the journal, the mistakes, the newest entries in words,
  /// and as many of the newest lines of the file as fit.
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

  /// The newest diagnosis of each kind of mistake, with the number of times that kind was
  /// diagnosed.
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
        + Self.escaped(diagnosis.account)
    }.joined(separator: "\n")
  }

  /// Returns a text, cut off after `mostCharacters` characters, with the special characters of
  /// Markdown and HTML escaped.
  private static func escaped(_ text: String) -> String {
    JournalExport.clipped(Wording.name(text)).reduce(into: "") { result, character in
      if character == tick || "\\*_[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Returns a text, cut off after `mostCharacters` characters.
  private static func clipped(_ text: String) -> String {
    text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
  }

  /// Returns text between fences that are longer than any fence inside it.
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
