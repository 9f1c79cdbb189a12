import Foundation

public protocol CALayerDelegate: AnyObject {}

/// A layer: the values that are drawn, as model and, while animations run, as presentation.
///
/// Geometry by T4.6.5 to T4.6.8. A view's own layer animates only inside the view's animation blocks; any other layer
/// animates implicitly, as Core Animation's do.
@preconcurrency @MainActor
open class CALayer: NSObject {
  package var state = LayerState()
  package private(set) var animations: [LayerAnimation] = []

  open weak var delegate: (any CALayerDelegate)?
  public private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []
  open var name: String?
  open var contentsScale: CGFloat = 1
  open var mask: CALayer?
  open var shadowPath: CGPath?
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var allowsGroupOpacity = true

  public required override init() {
    super.init()
  }

  /// Called when a value that needs layout or drawing changed; the owning view asks for a commit.
  package var onChange: (() -> Void)?

  // MARK: Geometry

  open var bounds: CGRect {
    get { state.bounds }
    set { update(.bounds) { $0.bounds = newValue } }
  }

  open var position: CGPoint {
    get { state.position }
    set { update(.position) { $0.position = newValue } }
  }

  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { update(nil) { $0.anchorPoint = newValue } }
  }

  open var zPosition: CGFloat {
    get { state.zPosition }
    set { update(nil) { $0.zPosition = newValue } }
  }

  open var frame: CGRect {
    get { state.frame }
    set {
      var target = state
      target.frame = newValue
      bounds = target.bounds
      position = target.position
    }
  }

  open func affineTransform() -> CGAffineTransform { state.transform }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    update(.transform) { $0.transform = transform }
  }

  // MARK: Look

  open var opacity: Float {
    get { state.opacity }
    set { update(.opacity) { $0.opacity = newValue } }
  }

  open var isHidden: Bool {
    get { state.isHidden }
    set { update(nil) { $0.isHidden = newValue } }
  }

  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { update(nil) { $0.masksToBounds = newValue } }
  }

  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { update(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { update(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { update(.borderWidth) { $0.borderWidth = newValue } }
  }

  open var borderColor: CGColor? {
    get { state.borderColor }
    set { update(.borderColor) { $0.borderColor = newValue } }
  }

  open var shadowColor: CGColor? {
    get { state.shadowColor }
    set { update(nil) { $0.shadowColor = newValue } }
  }

  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { update(.shadowOpacity) { $0.shadowOpacity = newValue } }
  }

  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { update(nil) { $0.shadowOffset = newValue } }
  }

  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { update(.shadowRadius) { $0.shadowRadius = newValue } }
  }

  // MARK: Tree

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: children.count))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.superlayer = self
    layer.onChange?()
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = children.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
  }

  open func setNeedsDisplay() {
    onChange?()
  }

  open func setNeedsLayout() {
    onChange?()
  }

  open func layoutIfNeeded() {}

  // MARK: Animation

  /// Changes the model at once and, where an animation is due, remembers how to get there.
  package func update(_ key: AnimatableKey?, _ change: (inout LayerState) -> Void) {
    var target = state
    change(&target)
    guard target != state else { return }
    if let key, let action = CAAction.current(for: self) {
      let (old, new) = (key.numbers(in: state), key.numbers(in: target))
      animations.append(
        LayerAnimation(
          key: key, change: zip(new, old).map { $0 - $1 }, begin: action.begin,
          duration: action.duration, curve: action.curve))
      AnimationScheduler.shared.keepFrames(until: action.begin + action.duration)
    }
    state = target
    onChange?()
  }

  open func removeAllAnimations() {
    animations = []
  }

  /// The values on screen at the clock's time.
  package func presentedState(at time: TimeInterval) -> LayerState {
    if animations.isEmpty { return state }
    animations.removeAll { $0.end <= time }
    var presented = state
    for animation in animations { animation.apply(to: &presented, at: time) }
    return presented
  }

  /// A copy of the layer as it is on screen now.
  open func presentation() -> Self? {
    let copy = type(of: self).makePresentation(of: self)
    copy.state = presentedState(at: HeadlessLoop.main.now)
    return copy as? Self
  }

  class func makePresentation(of layer: CALayer) -> CALayer {
    CALayer()
  }

  // MARK: Conversion

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      transform = transform.concatenating(current.state.toSuperlayer)
      layer = current.superlayer
    }
    return transform
  }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot }
    return transformToRoot.concatenating(other.transformToRoot.inverted())
  }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
