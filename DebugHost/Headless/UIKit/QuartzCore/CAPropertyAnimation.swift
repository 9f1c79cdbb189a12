import Foundation

/// An animation of one value of a layer. Its key path names the value.
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

  /// Returns the value at `progress` as numbers, based on the present value; nil if the animation
  /// does not set a value.
  func numbers(at progress: Double, from current: [CGFloat]) -> [CGFloat]? { nil }

  override func apply(progress: Double, elapsed: TimeInterval, to state: inout LayerState) {
    guard let path = keyPath.flatMap(LayerKeyPath.init), let current = path.numbers(in: state),
      let numbers = numbers(at: progress, from: isAdditive ? current.map { _ in 0 } : current),
      numbers.count == current.count
    else { return }
    path.set(isAdditive ? zip(current, numbers).map { $0 + $1 } : numbers, in: &state)
  }
}

/// An animation from one value to another.
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
