#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import ResponderCore

  /// An entry of a journal in words, as the page lists it.
  package struct JournalRow: Encodable, Equatable {
    package let time: String
    package let kind: String
    package let title: String
    package let facts: [[String]]
    package let isDecision: Bool
    /// The app's functions on the call stack of a change of focus, innermost first; empty for other
    /// entries, and if the journal has not recorded the stack.
    package let stack: [String]
    /// The result of making the decision again, if it differs from the recorded one; otherwise nil.
    package var now: String?

    /// - Parameter entry: The entry, whose identifiers are already hashed unless the developer
    ///   reveals them.
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

  /// What moved the focus in one change: the app's functions on the call stack, or why these are
  /// not known.
  package struct FocusAccount: Encodable, Equatable {
    let time: String
    /// The responders before and after the change: `UITextField "email" → none`.
    let title: String
    /// The cause in words; nil if the journal has not recorded the call stack.
    let cause: String?
    /// Whether the cause is known. If it is not, and the journal has recorded the call stack,
    /// `cause` says why.
    let isKnown: Bool
    /// The app's functions on the call stack, innermost first.
    let stack: [String]
    /// The index in `stack` of the function that `cause` names; nil if it names none.
    let culprit: Int?

    /// Returns nil if the entry is not a change of focus.
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
