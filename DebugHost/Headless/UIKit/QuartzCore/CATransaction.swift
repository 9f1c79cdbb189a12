import Foundation

/// A group of layer changes. In the stand-in, it determines whether layers that no view owns
/// animate.
open class CATransaction: NSObject {
  /// Whether actions are disabled, in each open group.
  private nonisolated(unsafe) static var levels: [Bool] = []

  open class func begin() {
    levels.append(disableActions())
  }

  open class func commit() {
    _ = levels.popLast()
  }

  /// Commits the changes made so far, without waiting for the commit of the turn.
  open class func flush() {
    MainActor.assumeIsolated { HeadlessLoop.main.commitNow() }
  }

  open class func disableActions() -> Bool {
    levels.last ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    if !levels.isEmpty { levels[levels.count - 1] = flag }
  }
}

/// Determines how a change of a layer is animated.
enum CAAction {
  /// Returns the animation for a change of the layer now; nil if the change happens at once. If the
  /// animation is that of an animation block, the block records that it animates something.
  static func run(for layer: CALayer) -> AnimationRun? {
    if layer.isOwnedByView {
      guard let context = AnimationContext.current, context.duration > 0 else { return nil }
      context.noteAnimation()
      return context.run
    }
    guard layer.superlayer != nil, !CATransaction.disableActions() else { return nil }
    return AnimationRun(
      begin: HeadlessLoop.clock, duration: 0.25, curve: .coreAnimationDefault)
  }
}
