import Foundation

extension UIView {
  /// Whether animation blocks animate; off inside `performWithoutAnimation`.
  public private(set) static var areAnimationsEnabled: Bool {
    get { animationsEnabled }
    set { animationsEnabled = newValue }
  }

  private static var animationsEnabled = true

  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsEnabled = enabled
  }

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
    run(animations, duration: duration, delay: 0, curve: .easeInOut, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    run(animations, duration: duration, delay: 0, curve: .easeInOut, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      animations, duration: duration, delay: delay, curve: TimingCurve(rawCurve: options.rawCurve),
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = TimingCurve.spring(
      dampingRatio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
    run(animations, duration: duration, delay: delay, curve: spring, completion: completion)
  }

  /// Properties change at once, layers remember the way, the completion comes when the time has passed (T4.10.11). A block
  /// inside another takes over the outer one's duration unless it says otherwise; one that changes nothing completes
  /// in the next turn.
  private class func run(
    _ animations: () -> Void, duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
    completion: ((Bool) -> Void)?
  ) {
    let duration = duration.isFinite ? max(0, duration) : 0
    let isAnimated = areAnimationsEnabled && duration > 0
    let context = AnimationContext(duration: duration, delay: max(0, delay), curve: curve)
    AnimationContext.run(isAnimated ? context : nil, animations)
    guard let completion else { return }
    if isAnimated, context.animatedSomething {
      let end = HeadlessLoop.main.now + context.delay + duration
      AnimationScheduler.shared.complete(at: end, completion)
    } else {
      HeadlessLoop.main.enqueue { completion(true) }
    }
  }
}
