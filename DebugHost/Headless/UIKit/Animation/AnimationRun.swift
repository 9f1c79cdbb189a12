import Foundation

/// One animation in time: when it began, and its progress.
///
/// All changes made in one animation block share one run, so that they end together.
package final class AnimationRun {
  let duration: TimeInterval
  let curve: TimingCurve
  /// Called once: with true at the end, or with false if every animated value was removed before
  /// the end.
  var completion: ((Bool) -> Void)?
  /// The number of layer values that the run animates.
  private(set) var memberCount = 0

  private let begin: TimeInterval
  private(set) var isFinished = false

  init(begin: TimeInterval, duration: TimeInterval, curve: TimingCurve) {
    self.begin = begin
    self.duration = max(duration, 0)
    self.curve = curve
  }

  var end: TimeInterval { begin + duration }

  func isOver(at time: TimeInterval) -> Bool {
    isFinished || end <= time + 1e-9
  }

  /// Returns the progress, from 0 at the start to 1 at the goal.
  func progress(at time: TimeInterval) -> Double {
    curve.progress(elapsed: time - begin, duration: duration)
  }

  func addMember() {
    memberCount += 1
  }

  /// Notes that an animated value was removed. When the last one is removed, the run ends and its
  /// completion receives false.
  func removeMember() {
    memberCount -= 1
    guard memberCount <= 0, !isFinished else { return }
    nonisolated(unsafe) let run = self
    MainActor.assumeIsolated { HeadlessLoop.main.enqueue { run.finish(false) } }
  }

  func finish(_ isComplete: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let block = completion
    completion = nil
    block?(isComplete)
  }
}
