import Foundation

extension UIView {
  /// Whether animation blocks animate. They do not inside `performWithoutAnimation`.
  public private(set) static var areAnimationsEnabled: Bool {
    get { animationsEnabled }
    set { animationsEnabled = newValue }
  }

  private static var animationsEnabled = true

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = animationsEnabled
    animationsEnabled = false
    AnimationContext.run(nil, actionsWithoutAnimation)
    animationsEnabled = outer
  }

  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(animations, duration: duration, delay: 0, options: [], completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    run(animations, duration: duration, delay: 0, options: [], completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, duration: duration, delay: delay, options: options, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = TimingCurve.spring(
      dampingRatio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
    run(
      animations, duration: duration, delay: delay, options: options, curve: spring,
      completion: completion)
  }

  // MARK: Running

  /// Runs an animation block. Properties change at once, and the layers record the animations. The
  /// completion runs when the time has passed (T4.10.11).
  ///
  /// A block inside another block takes over the outer duration and curve. A spring keeps its own
  /// curve. A block that changes nothing, has no duration, or runs while animations are disabled
  /// completes in the next callout of the main queue.
  private class func run(
    _ animations: () -> Void, duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions, curve: TimingCurve? = nil, completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationContext.current
    let ownDuration = duration.isFinite ? max(0, duration) : 0
    let ownCurve = curve ?? TimingCurve(rawCurve: options.rawCurve)
    let context = AnimationContext(
      duration: outer?.duration ?? ownDuration, delay: delay.isFinite ? max(0, delay) : 0,
      curve: curve ?? outer?.curve ?? ownCurve)
    let isAnimated = areAnimationsEnabled && context.duration > 0
    AnimationContext.run(isAnimated ? context : nil, animations)
    guard isAnimated, context.animatedSomething else {
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    context.run.completion = completion
    AnimationScheduler.shared.follow(context.run)
  }
}
