import Foundation

/// One animation in time: when it began, its progress, and whether it is paused or reversed.
///
/// All changes made in one animation block share one run, so that they can be paused, scrubbed and ended together.
@MainActor
package final class AnimationRun {
  /// The duration of one pass, in seconds.
  let duration: TimeInterval
  let curve: TimingCurve
  /// The number of passes. With autoreverse, a pass includes the way back.
  let passes: Double
  let autoreverses: Bool
  /// Called once: with true at the end, with false if every animated value was removed before.
  var completion: ((Bool) -> Void)?
  /// The number of layer values that the run animates.
  private(set) var memberCount = 0

  private var anchorTime: TimeInterval
  private var anchorElapsed: TimeInterval = 0
  /// 1 for forwards, -1 for backwards, 0 while paused.
  private var rate: Double = 1
  private(set) var isFinished = false

  init(
    begin: TimeInterval, duration: TimeInterval, curve: TimingCurve, passes: Double = 1,
    autoreverses: Bool = false
  ) {
    anchorTime = begin
    self.duration = max(duration, 0)
    self.curve = curve
    self.passes = max(passes, 0)
    self.autoreverses = autoreverses
  }

  /// Seconds from the beginning to the end, without the delay.
  var total: TimeInterval { duration * passes * (autoreverses ? 2 : 1) }

  /// When the run ends if it continues at its current rate; infinity while it is paused.
  var end: TimeInterval {
    if rate == 0 { return .infinity }
    return anchorTime + (rate > 0 ? total - anchorElapsed : anchorElapsed)
  }

  var isHeld: Bool { rate == 0 }

  /// Returns the seconds since the run began; negative during the delay.
  func elapsed(at time: TimeInterval) -> TimeInterval {
    anchorElapsed + rate * (time - anchorTime)
  }

  func isOver(at time: TimeInterval) -> Bool {
    isFinished || end <= time + 1e-9
  }

  /// Returns the progress, from 0 at the start to 1 at the goal.
  func progress(at time: TimeInterval) -> Double {
    let elapsed = elapsed(at: time)
    guard duration > 0 else { return 1 }
    guard elapsed > 0 else { return 0 }
    guard elapsed < total else { return autoreverses ? 0 : 1 }
    let pass = (elapsed / duration).rounded(.down)
    let inside = elapsed - pass * duration
    let isBack = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(elapsed: isBack ? duration - inside : inside, duration: duration)
  }

  // MARK: Control

  /// Continues from `elapsed` seconds into the run: forwards (1), backwards (-1) or not at all (0).
  func resume(from elapsed: TimeInterval, at time: TimeInterval, rate: Double) {
    anchorElapsed = min(max(elapsed, 0), total)
    anchorTime = time
    self.rate = rate
  }

  func addMember() {
    memberCount += 1
  }

  /// Notes that an animated value was removed. When the last one is removed, the run ends unfinished.
  func removeMember() {
    memberCount -= 1
    guard memberCount <= 0, !isFinished else { return }
    HeadlessLoop.main.enqueue { self.finish(false) }
  }

  func finish(_ isComplete: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let block = completion
    completion = nil
    block?(isComplete)
  }
}
