#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import ResponderCore

  /// A line of a journal in words, as the page lists it.
  package struct JournalRow: Encodable, Equatable {
    package let time: String
    package let kind: String
    package let title: String
    package let facts: [[String]]
    package let isDecision: Bool
    /// The app's functions on the call stack of a change of focus, innermost first.
    package let stack: [String]
    /// What came out when the decision was made again, if it was and differs.
    package var now: String?

    /// - Parameter entry: With names as they may leave the app.
    package init(_ entry: JournalEntry, now: String? = nil) {
      let words = JournalWords(entry)
      time = Figures.clock(entry.time)
      kind = words.kind
      title = PlainText.line(words.title)
      var facts = words.facts.map { [$0.label, PlainText.line($0.value)] }
      stack = FocusAccount(entry)?.stack ?? []
      if let cause = FocusAccount(entry)?.cause { facts.append(["moved by", cause]) }
      self.facts = facts
      isDecision = words.isDecision
      self.now = now.map { PlainText.line($0) }
    }
  }

  /// Who moved the focus last: the app's functions on the call stack, or why that is not known.
  package struct FocusAccount: Encodable, Equatable {
    let time: String
    /// `UITextField "email" → none`
    let title: String
    /// Nil while call stacks are not recorded.
    let cause: String?
    /// Whether it is known, and not only why it is not.
    let isKnown: Bool
    /// Innermost first.
    let stack: [String]
    /// The index of the function that is named as the cause.
    let culprit: Int?

    /// Nil for what is no change of focus.
    init?(_ entry: JournalEntry) {
      guard case .focus(let change) = entry.event else { return nil }
      time = Figures.clock(entry.time)
      title = PlainText.line(JournalWords(entry).title)
      cause = change.cause.map { PlainText.line($0.description) }
      isKnown = change.cause?.origin.isKnown ?? false
      stack = change.cause?.frames.map { PlainText.line($0.description) } ?? []
      culprit = change.cause?.culprit.flatMap { change.cause?.frames.firstIndex(of: $0) }
    }
  }
#endif
