import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
  let curve: TimingCurve
  private let isBuiltin: Bool

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = TimingCurve(rawCurve: curve.rawValue)
    isBuiltin = true
    super.init()
    animationCurve = curve
    if case .cubic(let x1, let y1, let x2, let y2) = self.curve {
      controlPoint1 = CGPoint(x: x1, y: y1)
      controlPoint2 = CGPoint(x: x2, y: y2)
    }
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .cubic(
      x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
    isBuiltin = false
    super.init()
    controlPoint1 = point1
    controlPoint2 = point2
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector
  private let make: (TimeInterval) -> TimingCurve

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    make = {
      .spring(dampingRatio: Double(ratio), duration: $0, velocity: Double(velocity.dx))
    }
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    make = { _ in
      .spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(velocity.dx))
    }
    super.init()
  }

  func curve(duration: TimeInterval) -> TimingCurve { make(duration) }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
