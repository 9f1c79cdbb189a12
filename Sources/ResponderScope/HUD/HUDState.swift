#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore

  /// Everything a panel shows: the snapshot, and what has happened and been recognised.
  struct HUDState: Equatable {
    var snapshot = ResponderSnapshot()
    /// The last events, newest first.
    var timeline: [JournalEntry] = []
    /// What was recognised, newest first.
    var diagnoses: [Diagnosis] = []
    /// The tool whose screen for the responder can be opened.
    var explorer: String?
  }
#endif
