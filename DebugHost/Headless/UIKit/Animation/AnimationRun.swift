import Foundation

/// One animation in time: when it began, and its progress.
///
/// All changes made in one animation block share one run, so that they end together.
package final class AnimationRun {
  /// The duration of one pass, or of one way of a pass if the run autoreverses, in seconds.
  let duration: TimeInterval
  let curve: TimingCurve
  /// The number of passes. If the run autoreverses, a pass includes the way back.
  let passes: Double
  let autoreverses: Bool
  /// Called once: with true at the end, or with false if every animated value was removed before
  /// the end.
  var completion: ((Bool) -> Void)?
  /// The number of layer values that the run animates.
  private(set) var memberCount = 0

  private let begin: TimeInterval
  private(set) var isFinished = false

  init(
    begin: TimeInterval, duration: TimeInterval, curve: TimingCurve, passes: Double = 1,
    autoreverses: Bool = false
  ) {
    self.begin = begin
    self.duration = max(duration, 0)
    self.curve = curve
    self.passes = max(passes, 0)
    self.autoreverses = autoreverses
  }

  /// The time from the beginning to the end, in seconds, without the delay.
  var total: TimeInterval { duration * passes * (autoreverses ? 2 : 1) }

  var end: TimeInterval { begin + total }

  func isOver(at time: TimeInterval) -> Bool {
    isFinished || end <= time + 1e-9
  }

  /// Returns the progress, from 0 at the start to 1 at the goal.
  func progress(at time: TimeInterval) -> Double {
    let elapsed = time - begin
    guard duration > 0 else { return 1 }
    guard elapsed > 0 else { return 0 }
    guard elapsed < total else { return autoreverses ? 0 : 1 }
    let pass = (elapsed / duration).rounded(.down)
    let inside = elapsed - pass * duration
    let isBack = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(elapsed: isBack ? duration - inside : inside, duration: duration)
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
