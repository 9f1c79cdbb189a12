import Foundation

/// One animation in time: when it began, how far it is, whether it is held or runs backwards.
///
/// All changes made in one animation block share one run, so that they can be paused, scrubbed and ended together.
@MainActor
package final class AnimationRun {
  /// Seconds of one pass.
  let duration: TimeInterval
  let curve: TimingCurve
  /// How many passes; there and back counts as one.
  let passes: Double
  let autoreverses: Bool
  /// Called once: true at the end, false when everything that moved was taken away before.
  var completion: ((Bool) -> Void)?
  /// How many layer values move with it.
  private(set) var memberCount = 0

  private var anchorTime: TimeInterval
  private var anchorElapsed: TimeInterval = 0
  /// 1 forwards, -1 backwards, 0 held.
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

  /// When it ends if nothing changes; never while held.
  var end: TimeInterval {
    if rate == 0 { return .infinity }
    return anchorTime + (rate > 0 ? total - anchorElapsed : anchorElapsed)
  }

  var isHeld: Bool { rate == 0 }

  /// Seconds into it; negative during the delay.
  func elapsed(at time: TimeInterval) -> TimeInterval {
    anchorElapsed + rate * (time - anchorTime)
  }

  func isOver(at time: TimeInterval) -> Bool {
    isFinished || end <= time + 1e-9
  }

  /// 0 where it started, 1 where it goes.
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

  /// Goes on from `elapsed` seconds into it at the time: forwards (1), backwards (-1) or not at all (0).
  func resume(from elapsed: TimeInterval, at time: TimeInterval, rate: Double) {
    anchorElapsed = min(max(elapsed, 0), total)
    anchorTime = time
    self.rate = rate
  }

  func addMember() {
    memberCount += 1
  }

  /// A value that moved was taken away; with the last one the run ends unfinished.
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
