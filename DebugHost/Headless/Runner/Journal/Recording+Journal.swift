import ResponderCore

extension Recording.Entry {
  /// An entry of the product's journal in the player's words.
  ///
  /// - Parameters:
  ///   - entry: What happened.
  ///   - time: When, in seconds since the scene began.
  init(_ entry: JournalEntry, at time: Double) {
    let words = JournalWords(entry)
    self.init(
      time: time, kind: words.kind, title: words.title,
      facts: words.facts.map { Recording.Fact(label: $0.label, value: $0.value) },
      isDecision: words.isDecision)
  }
}
