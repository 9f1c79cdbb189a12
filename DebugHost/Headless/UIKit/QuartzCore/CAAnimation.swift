import Foundation

@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// Optional on Apple's systems (T1.7).
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An explicit animation of a layer; a layer keeps a copy of what it is given.
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
  /// Kept strongly, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  public required override init() {
    super.init()
  }

  /// The copy that a layer keeps.
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

  /// The curve of one pass.
  var curve: TimingCurve { timingFunction?.curve ?? .linear }

  /// Puts the values at `progress` of a pass into the state; `time` seconds into the pass for groups.
  func apply(progress: Double, elapsed: TimeInterval, to state: inout LayerState) {}
}

/// Several animations at once, cut off at the group's own duration.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.clone() }
  }

  override func apply(progress: Double, elapsed: TimeInterval, to state: inout LayerState) {
    for animation in animations ?? [] {
      let length = animation.duration > 0 ? animation.duration : duration
      let run = AnimationRun(
        begin: animation.beginTime, duration: length, curve: animation.curve,
        passes: max(Double(animation.repeatCount), 1), autoreverses: animation.autoreverses)
      let inside = run.elapsed(at: elapsed)
      let isFilled = animation.fillMode == .both
      guard inside >= 0 || isFilled || animation.fillMode == .backwards else { continue }
      guard inside < run.total || isFilled || animation.fillMode == .forwards else { continue }
      animation.apply(progress: run.progress(at: elapsed), elapsed: inside, to: &state)
    }
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A change between two states of a layer; here it takes its time and shows the new state at once.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    if let other = other as? CATransition { type = other.type }
  }
}
