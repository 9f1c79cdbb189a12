/// The limits of what a replay reads and writes. They are needed because a journal may come from
/// anywhere.
struct ReplayLimits {
  /// The maximum time for all decisions. A decision takes microseconds, so a real journal takes
  /// less.
  var time = Duration.seconds(60)
  /// The maximum number of pictures that a replay draws. A person does not look at more.
  var pictures = 500
  /// The size of all pictures together, in bytes, at which a replay stops drawing.
  var bytes = 64 * 1024 * 1024
  /// The maximum number of lines that are printed and listed, because a person does not read more.
  /// Decisions that differ are printed and listed up to twice this number.
  var lines = 5_000
}
