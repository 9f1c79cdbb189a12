/// The limits of what a replay reads and writes: a journal may come from anywhere.
struct ReplayLimits {
  /// A decision takes microseconds; all decisions of a real journal take less than this.
  var time = Duration.seconds(60)
  /// A replay draws no more pictures than a person looks at.
  var pictures = 500
  /// Bytes of all pictures together.
  var bytes = 64 * 1024 * 1024
  /// More lines than a person reads are neither printed nor listed.
  var lines = 5_000
}
