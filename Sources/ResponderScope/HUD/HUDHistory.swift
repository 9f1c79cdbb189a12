#if DEBUG && canImport(UIKit)
  internal import ResponderCore

  /// The end of the journal as the panel shows it: the last events and the last diagnoses, newest first.
  ///
  /// Reading the journal costs more the fuller it is, so it is read only when its last entry is news to a reader: samples of
  /// a scroll are not.
  @MainActor
  struct HUDHistory {
    static let length = 12

    private(set) var timeline: [JournalEntry] = []
    private(set) var diagnoses: [Diagnosis] = []
    private var last: JournalEntry?

    mutating func read(_ recorder: JournalRecorder) {
      guard let newest = recorder.journal.last else {
        if last != nil { self = HUDHistory() }
        return
      }
      guard newest.kind != .scroll, newest != last else { return }
      last = newest
      timeline = []
      diagnoses = []
      for entry in recorder.journal.entries.reversed() {
        if timeline.count < Self.length, entry.kind != .scroll { timeline.append(entry) }
        if case .diagnosis(let diagnosis) = entry.event,
          !diagnoses.contains(where: { $0.id == diagnosis.id })
        {
          diagnoses.append(diagnosis)
        }
      }
    }
  }
#endif
