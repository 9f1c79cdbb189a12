import Foundation

/// A group of layer changes. Here it determines whether and how layers without a view animate.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var disableActions = false
    var duration: TimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// When the last animation added in this transaction ends; nil if there is none.
    var end: TimeInterval?
  }

  private static var levels: [Level] = []

  open class func begin() {
    var level = levels.last ?? Level()
    level.completion = nil
    level.end = nil
    levels.append(level)
  }

  open class func commit() {
    guard let level = levels.popLast() else { return }
    if let end = level.end { note(end: end) }
    guard let completion = level.completion else { return }
    guard let end = level.end, end.isFinite else { return completion() }
    HeadlessLoop.main.schedule(after: end - HeadlessLoop.main.now, completion)
  }

  /// Records when an animation ends, because the completion of the transaction waits for it.
  static func note(end: TimeInterval) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].end = max(levels[levels.count - 1].end ?? 0, end)
  }

  /// Commits the changes made so far, without waiting for the commit of the turn.
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

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last?.timing
  }
}

/// How a change of a layer is to be animated.
@MainActor
enum CAAction {
  /// Returns the animation for a change of the layer now; nil if the change happens at once.
  static func run(for layer: CALayer) -> AnimationRun? {
    if layer.isOwnedByView {
      guard let context = AnimationContext.current, context.duration > 0 else { return nil }
      context.noteAnimation(of: layer)
      return context.run
    }
    guard layer.superlayer != nil, !CATransaction.disableActions() else { return nil }
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return nil }
    return AnimationRun(
      begin: HeadlessLoop.main.now, duration: duration,
      curve: CATransaction.animationTimingFunction()?.curve ?? .coreAnimationDefault)
  }
}
