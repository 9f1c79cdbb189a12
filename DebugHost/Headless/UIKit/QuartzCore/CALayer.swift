// Over 400 lines because Swift on Linux cannot override a member that is declared in an extension.
import Foundation

public protocol CALayerDelegate: AnyObject {}

/// A layer: the values to draw, as a model and, while animations run, as a presentation.
///
/// The geometry follows T4.6.5 to T4.6.8; the layer ignores numbers that are not finite. A view's
/// own layer animates only in the view's animation blocks. Any other layer that has a superlayer
/// animates implicitly, unless actions are disabled.
open class CALayer: NSObject {
  package var state = LayerState()
  package private(set) var animations: [LayerAnimation] = []

  open weak var delegate: (any CALayerDelegate)? {
    didSet { isOwnedByView = delegate is UIView }
  }
  /// Whether a view owns the layer, which then animates only in the view's animation blocks.
  final private(set) var isOwnedByView = false
  public private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []
  /// What the layer shows. The renderer draws what the layer's view or source draws instead.
  open var contents: Any?
  open var mask: CALayer? { didSet { onChange?() } }
  open var shadowPath: CGPath?
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  public required override init() {
    super.init()
  }

  /// Called when a value for layout or drawing has changed. The owning view requests a commit.
  package var onChange: (() -> Void)?
  /// Called when the size, or the place in the superlayer, has changed.
  var onGeometryChange: ((_ isResized: Bool) -> Void)?

  // MARK: Geometry

  /// The bounds in standardised form: a negative size moves the origin instead.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      guard newValue.isUsable else { return }
      let bounds = newValue.standardized
      guard bounds != state.bounds else { return }
      let isResized = bounds.size != state.bounds.size
      if let run = CAAction.run(for: self) {
        update(.bounds, run) { $0.bounds = bounds }
      } else {
        state.bounds = bounds
        onChange?()
      }
      if isResized { onGeometryChange?(true) }
    }
  }

  open var position: CGPoint {
    get { state.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != state.position else { return }
      if let run = CAAction.run(for: self) {
        update(.position, run) { $0.position = newValue }
      } else {
        state.position = newValue
        onChange?()
      }
      onGeometryChange?(false)
    }
  }

  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != state.anchorPoint else { return }
      update(nil) { $0.anchorPoint = newValue }
      onGeometryChange?(false)
    }
  }

  open var zPosition: CGFloat {
    get { state.zPosition }
    set { update(nil) { $0.zPosition = newValue } }
  }

  open var frame: CGRect {
    get { state.frame }
    set {
      guard newValue.isUsable else { return }
      var target = state
      target.frame = newValue
      bounds = target.bounds
      position = target.position
    }
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    guard m.isFinite else { return }
    update(.transform) { $0.transform = m }
  }

  // MARK: Appearance

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
    guard layer !== self, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.superlayer = self
    if layer.isLayoutDue { layer.announceLayout() }
    sublayersDidChange()
    layer.onChange?()
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.sublayersDidChange()
    superlayer.onChange?()
  }

  private func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Whether the layout is due. A view's own layer uses the view's flag instead.
  private var isLayoutDue = false
  private var isLayingOut = false

  /// Requests a layout, except inside the layer's own (T4.19.22).
  private func sublayersDidChange() {
    let view = delegate as? UIView
    let isInside = MainActor.assumeIsolated { view?.layoutFlags.isLayingOut } ?? isLayingOut
    if !isInside { setNeedsLayout() }
  }

  open func setNeedsLayout() {
    if let view = delegate as? UIView {
      return MainActor.assumeIsolated { view.setNeedsLayout() }
    }
    isLayoutDue = true
    announceLayout()
    onChange?()
  }

  /// Notifies the view that contains the layer. A commit lays out layers as well as views.
  private func announceLayout() {
    var layer = superlayer
    while let outer = layer {
      if let view = outer.delegate as? UIView {
        return MainActor.assumeIsolated { view.markSublayersNeedLayout() }
      }
      layer = outer.superlayer
    }
  }

  open func needsLayout() -> Bool {
    let view = delegate as? UIView
    return MainActor.assumeIsolated { view?.layoutFlags.needsLayout } ?? isLayoutDue
  }

  private func layOutIfDue() {
    if isLayoutDue {
      isLayoutDue = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    layOutSublayersIfDue()
  }

  /// Lays out the sublayers that are not owned by views.
  func layOutSublayersIfDue() {
    for layer in children where !layer.isOwnedByView { layer.layOutIfDue() }
  }

  open func layoutSublayers() {}

  // MARK: Animation

  /// Changes the model at once. If the change has to be animated, the layer records the animation.
  package func update(
    _ key: AnimatableKey?, _ due: AnimationRun? = nil, _ change: (inout LayerState) -> Void
  ) {
    var target = state
    change(&target)
    guard target != state else { return }
    if let key, let run = due ?? CAAction.run(for: self) {
      let (old, new) = (key.numbers(in: state), key.numbers(in: target))
      animations.append(
        LayerAnimation(key: key, change: zip(new, old).map { $0 - $1 }, run: run))
      run.addMember()
      nonisolated(unsafe) let due = run
      MainActor.assumeIsolated { AnimationScheduler.shared.follow(due) }
    }
    state = target
    onChange?()
  }

  open func removeAllAnimations() {
    let removed = animations
    guard !removed.isEmpty else { return }
    animations = []
    for animation in removed { animation.run.removeMember() }
    onChange?()
  }

  /// Returns the keys of the animations that run; nil if there is none.
  open func animationKeys() -> [String]? {
    let keys = animations.filter { !$0.run.isOver(at: HeadlessLoop.clock) }.flatMap(\.names)
    return keys.isEmpty ? nil : keys
  }

  /// Returns an animation that has the key as its key path and the duration of the newest animation
  /// that runs under that key; nil if none does.
  open func animation(forKey key: String) -> CAAnimation? {
    let now = HeadlessLoop.clock
    let found = animations.last { $0.names.contains(key) && !$0.run.isOver(at: now) }
    guard let found else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = found.run.duration
    return animation
  }

  /// Returns the same time, because all layers here run at the clock's speed.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Returns the values that are on the screen at a time of the clock. Also discards the animations
  /// that are over at that time.
  package func presentedState(at time: TimeInterval) -> LayerState {
    if animations.isEmpty { return state }
    animations.removeAll { $0.run.isOver(at: time) }
    var presented = state
    for animation in animations { animation.apply(to: &presented, at: time) }
    return presented
  }

  /// Returns a copy of the layer as it is on the screen now.
  open func presentation() -> Self? {
    let copy = type(of: self).makePresentation(of: self)
    copy.state = presentedState(at: HeadlessLoop.clock)
    return copy as? Self
  }

  // MARK: Presentation

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
