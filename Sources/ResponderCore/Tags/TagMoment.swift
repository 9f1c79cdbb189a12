/// When a turn ended, as an adapter knows it: on any clock that only runs forward, and in frames that were shown meanwhile.
public struct TagMoment: Equatable, Sendable {
  /// Seconds.
  public var seconds: Double
  /// Frames, counted from anywhere.
  public var frames: Int

  /// Makes a moment.
  public init(seconds: Double, frames: Int) {
    self.seconds = seconds
    self.frames = frames
  }

  /// What "soon" means wherever the package waits for a view: the one place of the number.
  ///
  /// A turn of the run loop is not a frame, and how many turns lie between a change and its layout is not established (truths
  /// T4.19.6, T4.20.22): so the wait is counted in time, and lasts some frames where time runs and frames do not, as in a
  /// process that was stopped.
  package enum Soon {
    /// Seconds.
    package static let longest = 0.5
    /// Frames.
    package static let fewestFrames = 2
  }

  /// Whether what was expected soon at the earlier moment is late by now.
  package func isLate(since start: TagMoment) -> Bool {
    seconds - start.seconds >= Soon.longest && frames - start.frames >= Soon.fewestFrames
  }
}
