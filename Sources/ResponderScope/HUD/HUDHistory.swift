#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore

  /// The end of the journal as the panel shows it: the last events and the last diagnoses, newest first.
  ///
  /// Reading the journal costs more the fuller it is, so it is read only when there is news: samples of a scroll are none.
  @MainActor
  final class HUDHistory {
    static let length = 12

    private(set) var timeline: [JournalEntry] = []
    private(set) var diagnoses: [Diagnosis] = []
    private var newsCount = -1

    /// Reads the end of the journal if there is news in it; true if there was.
    func read(_ recorder: JournalRecorder) -> Bool {
      guard recorder.newsCount != newsCount else { return false }
      newsCount = recorder.newsCount
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
      return true
    }
  }
#endif
