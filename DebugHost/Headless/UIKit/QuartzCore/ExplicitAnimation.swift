import Foundation

/// An animation that was added to a layer, with its timing.
@MainActor
struct ExplicitAnimation {
  let key: String?
  /// The copy that the layer keeps.
  let animation: CAAnimation
  let run: AnimationRun

  func apply(to state: inout LayerState, at time: TimeInterval) {
    let elapsed = run.elapsed(at: time)
    let mode = animation.fillMode
    if elapsed < 0, mode != .backwards, mode != .both { return }
    if elapsed >= run.total, mode != .forwards, mode != .both { return }
    animation.apply(
      progress: run.progress(at: time), elapsed: min(max(elapsed, 0), run.total), to: &state)
  }
}

extension CALayer {
  func addExplicit(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeExplicit { $0.key == key } }
    let copy = anim.clone()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    let speed = Double(copy.speed) > 0 ? Double(copy.speed) : 1
    let length = copy.duration / speed
    var passes = max(Double(copy.repeatCount), copy.repeatCount == 0 ? 1 : 0)
    if copy.repeatDuration > 0 {
      passes = copy.repeatDuration / (copy.duration * (copy.autoreverses ? 2 : 1))
    }
    let now = HeadlessLoop.main.now
    let start = copy.beginTime > 0 ? copy.beginTime : now
    let run = AnimationRun(
      begin: start - copy.timeOffset / speed, duration: length, curve: copy.curve, passes: passes,
      autoreverses: copy.autoreverses)
    run.completion = { [weak self] isComplete in
      if isComplete, copy.isRemovedOnCompletion {
        self?.explicitAnimations.removeAll { $0.run === run }
      }
      copy.delegate?.animationDidStop(copy, finished: isComplete)
    }
    explicitAnimations.append(ExplicitAnimation(key: key, animation: copy, run: run))
    run.addMember()
    HeadlessLoop.main.enqueue { if !run.isFinished { copy.delegate?.animationDidStart(copy) } }
    AnimationScheduler.shared.follow(run)
    onChange?()
  }

  func removeExplicit(where isMeant: (ExplicitAnimation) -> Bool) {
    let removed = explicitAnimations.filter(isMeant)
    guard !removed.isEmpty else { return }
    explicitAnimations.removeAll(where: isMeant)
    for animation in removed {
      AnimationScheduler.shared.forget(animation.run)
      animation.run.removeMember()
    }
    onChange?()
  }
}
