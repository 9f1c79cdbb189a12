extension JournalEntry {
  /// The maximum number of rectangles that may cover a list; real keyboards, bars and panels are
  /// fewer. The time to judge a place grows with at least the third power of their number, and a
  /// journal may come from an untrusted source.
  static let mostCovers = 32

  /// The path of the value that exceeds the limits of a journal; nil if there is none.
  var limitsProblem: String? {
    let covers: (count: Int, path: String)
    switch event {
    case .dragEnd(let end): covers = (end.obscured.count, "dragEnd.obscured")
    case .dismissal(let record):
      covers = (record.decision.obscured.count, "dismissal.decision.obscured")
    case .geometry(let record):
      covers = (record.decision.obscured.count, "geometry.decision.obscured")
    case .diagnosis(let diagnosis):
      covers = (diagnosis.evidence?.coverCount ?? 0, "diagnosis.evidence")
    case .focus, .scroll, .keyboard, .resign, .anchor, .action, .hud: return nil
    }
    return covers.count > Self.mostCovers ? covers.path : nil
  }
}

extension DiagnosisEvidence {
  fileprivate var coverCount: Int {
    guard case .place(let geometry, let caret, _, _) = self else { return 0 }
    return max(geometry.decision.obscured.count, caret?.decision.obscured.count ?? 0)
  }
}
