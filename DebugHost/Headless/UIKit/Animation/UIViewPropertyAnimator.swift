import Foundation

/// An animation under the app's control. Every block runs when the animation starts, or at once if it is active (K).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run: AnimationRun?
  /// The layers that moved, as far as they still exist.
  private var layers: [WeakLayer] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: options.rawCurve) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state != .stopped else { return }
    if let run { perform([animation], in: run) } else { blocks.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    let now = HeadlessLoop.main.now
    isRunning = true
    if let run {
      run.resume(from: run.elapsed(at: now), at: now, rate: isReversed ? -1 : 1)
      AnimationScheduler.shared.follow(run)
      return
    }
    activate(begin: now + max(0, delay))
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    let now = HeadlessLoop.main.now
    if run == nil { activate(begin: now) }
    isRunning = false
    guard let run else { return }
    run.resume(from: run.elapsed(at: now), at: now, rate: 0)
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  open var isReversed = false {
    didSet {
      guard oldValue != isReversed, isRunning, let run else { return }
      let now = HeadlessLoop.main.now
      run.resume(from: run.elapsed(at: now), at: now, rate: isReversed ? -1 : 1)
      AnimationScheduler.shared.follow(run)
    }
  }

  /// The part of the time that has passed, 0 to 1.
  open var fractionComplete: CGFloat {
    get {
      guard let run, run.total > 0 else { return 0 }
      return CGFloat(min(max(run.elapsed(at: HeadlessLoop.main.now) / run.total, 0), 1))
    }
    set {
      guard state != .stopped, newValue.isFinite else { return }
      let now = HeadlessLoop.main.now
      if run == nil { activate(begin: now) }
      guard let run else { return }
      let rate: Double = isRunning ? (isReversed ? -1 : 1) : 0
      run.resume(from: run.total * Double(min(max(newValue, 0), 1)), at: now, rate: rate)
      HeadlessLoop.main.setNeedsCommit()
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run else { return }
    let now = HeadlessLoop.main.now
    for item in layers { item.layer?.settle(run, at: now) }
    AnimationScheduler.shared.forget(run)
    run.completion = nil
    self.run = nil
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  // MARK: Parts

  private var curve: TimingCurve {
    if let spring = timingParameters?.springTimingParameters {
      return spring.curve(duration: duration)
    }
    return timingParameters?.cubicTimingParameters?.curve ?? .easeInOut
  }

  private func activate(begin: TimeInterval) {
    let run = AnimationRun(begin: begin, duration: duration, curve: curve)
    self.run = run
    state = .active
    if !isRunning { run.resume(from: 0, at: begin, rate: 0) }
    run.completion = { [self] _ in
      let position: UIViewAnimatingPosition = isReversed ? .start : .end
      if isReversed { for item in layers { item.layer?.settle(run, at: HeadlessLoop.main.now) } }
      self.run = nil
      end(at: position)
    }
    let pending = blocks
    blocks = []
    perform(pending, in: run)
    AnimationScheduler.shared.follow(run)
  }

  private func perform(_ blocks: [() -> Void], in run: AnimationRun) {
    let context = AnimationContext(run: run)
    context.onLayer = { [self] layer in
      if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
    }
    AnimationContext.run(duration > 0 ? context : nil) { for block in blocks { block() } }
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    layers = []
    let ended = completions
    completions = []
    for completion in ended { completion(position) }
  }
}
