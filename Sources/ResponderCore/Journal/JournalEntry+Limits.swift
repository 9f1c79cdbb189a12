extension JournalEntry {
  /// The maximum number of rectangles that an entry may list as covering a scroll view. Real
  /// keyboards, bars and panels are fewer. Without a limit, a journal from an untrusted source
  /// could make a replay take very long: the time to judge a place grows with at least the third
  /// power of the number of rectangles.
  static let mostCovers = 32

  /// The path of the value that exceeds `mostCovers`; nil if there is none.
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
    case .focus, .scroll, .keyboard, .resign, .anchor, .action, .hud, .screen: return nil
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
