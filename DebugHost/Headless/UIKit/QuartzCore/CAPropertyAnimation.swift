import Foundation

/// An animation of one value of a layer, named by its key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The value at `progress`, as numbers, seen from the value that is there now; nil where it says nothing.
  func numbers(at progress: Double, from current: [CGFloat]) -> [CGFloat]? { nil }

  override func apply(progress: Double, elapsed: TimeInterval, to state: inout LayerState) {
    guard let path = keyPath.flatMap(LayerKeyPath.init), let current = path.numbers(in: state),
      let numbers = numbers(at: progress, from: isAdditive ? current.map { _ in 0 } : current),
      numbers.count == current.count
    else { return }
    path.set(isAdditive ? zip(current, numbers).map { $0 + $1 } : numbers, in: &state)
  }
}

/// From one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func numbers(at progress: Double, from current: [CGFloat]) -> [CGFloat]? {
    let from = fromValue.flatMap(LayerKeyPath.numbers)
    let to = toValue.flatMap(LayerKeyPath.numbers)
    let by = byValue.flatMap(LayerKeyPath.numbers)
    func sum(_ a: [CGFloat], _ b: [CGFloat], _ sign: CGFloat) -> [CGFloat] {
      zip(a, b).map { $0 + $1 * sign }
    }
    let ends: ([CGFloat], [CGFloat])
    switch (from, to, by) {
    case (let from?, let to?, _): ends = (from, to)
    case (let from?, nil, let by?): ends = (from, sum(from, by, 1))
    case (nil, let to?, let by?): ends = (sum(to, by, -1), to)
    case (let from?, nil, nil): ends = (from, current)
    case (nil, let to?, nil): ends = (current, to)
    case (nil, nil, let by?): ends = (current, sum(current, by, 1))
    case (nil, nil, nil): return nil
    }
    return zip(ends.0, ends.1).map { $0 + ($1 - $0) * CGFloat(progress) }
  }
}

/// From one value to another as a spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// Seconds until the motion is less than a thousandth.
  open var settlingDuration: CFTimeInterval {
    let omega = Double(stiffness / mass).squareRoot()
    let ratio = min(Double(damping) / (2 * Double(stiffness * mass).squareRoot()), 1)
    return ratio > 0 && omega > 0 ? log(1000) / (ratio * omega) : .infinity
  }

  override var curve: TimingCurve {
    .spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// Through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Parts of the duration, 0 to 1; evenly spread without.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func numbers(at progress: Double, from current: [CGFloat]) -> [CGFloat]? {
    let frames = (values ?? []).compactMap(LayerKeyPath.numbers)
    guard let first = frames.first, let last = frames.last else { return nil }
    guard frames.count > 1 else { return first }
    let times =
      keyTimes.map { $0.map(\.doubleValue) }
      ?? frames.indices.map { Double($0) / Double(frames.count - 1) }
    guard times.count >= frames.count, progress < 1 else { return last }
    let index = max(0, (frames.indices.last { times[$0] <= progress } ?? 0))
    guard index + 1 < frames.count else { return last }
    if calculationMode == .discrete { return frames[index] }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? max(0, (progress - times[index]) / length) : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      part = functions[index].curve.progress(elapsed: part, duration: 1)
    }
    return zip(frames[index], frames[index + 1]).map { $0 + ($1 - $0) * CGFloat(part) }
  }
}
