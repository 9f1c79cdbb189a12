import Foundation

@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// These methods are optional on Apple's systems (T1.7).
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An explicit animation of a layer. A layer keeps a copy of each animation that is added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  public required override init() {
    super.init()
  }

  /// Returns the copy that a layer keeps.
  func clone() -> CAAnimation {
    let copy = type(of: self).init()
    copy.takeValues(from: self)
    return copy
  }

  func takeValues(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// The timing curve of one pass.
  var curve: TimingCurve { timingFunction?.curve ?? .linear }

  /// Applies the values at `progress` of a pass to the state. Groups use `elapsed`, the time in
  /// seconds since the animation began.
  func apply(progress: Double, elapsed: TimeInterval, to state: inout LayerState) {}
}
