/// What a replay takes and writes at most: a journal is from anywhere.
struct ReplayLimits {
  /// A decision takes microseconds; so long none of ours takes all together.
  var time = Duration.seconds(60)
  /// More pictures than anybody looks at are not drawn.
  var pictures = 500
  /// Bytes of all pictures together.
  var bytes = 64 * 1024 * 1024
  /// More lines than a person reads are neither printed nor listed.
  var lines = 5_000
}
