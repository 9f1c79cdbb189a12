#if DEBUG
  internal import ResponderCore

  /// Everything a panel shows: the snapshot, and what has happened and been recognised.
  struct HUDState: Equatable {
    var snapshot = ResponderSnapshot()
    /// The last events, newest first.
    var timeline: [JournalEntry] = []
    /// What was recognised, newest first.
    var diagnoses: [Diagnosis] = []
  }
#endif
