extension JournalEntry {
  /// More rectangles than ever cover a list: keyboard, bars, panels. What is judged under them is compared place by place, which takes
  /// their number to the third power and more; a journal is from anywhere.
  static let mostCovers = 32

  /// The path of the value that is beyond what a journal may hold; nil if none is.
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
