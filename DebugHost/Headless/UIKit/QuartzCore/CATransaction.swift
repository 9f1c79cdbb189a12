import Foundation

/// A group of layer changes; here it says whether and how free layers animate.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var disableActions = false
    var duration: TimeInterval = 0.25
    var completion: (() -> Void)?
  }

  private static var levels: [Level] = []

  open class func begin() {
    var level = levels.last ?? Level()
    level.completion = nil
    levels.append(level)
  }

  open class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    HeadlessLoop.main.schedule(after: level.disableActions ? 0 : level.duration, completion)
  }

  /// Commits what has changed so far at once, without waiting for the turn's own commit.
  open class func flush() {
    HeadlessLoop.main.commitNow()
  }

  open class func disableActions() -> Bool {
    levels.last?.disableActions ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].disableActions = flag
  }

  open class func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].duration = dur
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].completion = block
  }
}

/// How a change of a layer is to be animated.
@MainActor
struct CAAction {
  let begin: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve

  /// The animation that is due for a change of the layer now; nil when it happens at once.
  static func current(for layer: CALayer) -> CAAction? {
    let now = HeadlessLoop.main.now
    if layer.delegate is UIView {
      guard let context = AnimationContext.current, context.duration > 0 else { return nil }
      context.animatedSomething = true
      return CAAction(
        begin: now + context.delay, duration: context.duration, curve: context.curve)
    }
    let duration = CATransaction.animationDuration()
    guard layer.superlayer != nil, !CATransaction.disableActions(), duration > 0 else { return nil }
    return CAAction(begin: now, duration: duration, curve: .coreAnimationDefault)
  }
}
