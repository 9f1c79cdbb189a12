// Over 400 lines because Swift on Linux cannot override a member that is declared in an extension.
import Foundation

/// A view: it owns a layer, and is a node of the view hierarchy and a link of the responder chain.
///
/// Geometry T4.6.1 to T4.6.11, hit testing T4.6.12 to T4.6.17, chain T4.3.2 to T4.3.4, leaving a
/// window T4.4.20 to T4.4.23, remembered focus T4.4.8. The other parts are in `UIView+….swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment,
  TraitObserving
{
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer
  package internal(set) var children: [UIView] = []
  public internal(set) weak var superview: UIView?
  /// The controller whose `view` this is.
  package weak var viewController: UIViewController?
  weak var attachedWindow: UIWindow?
  var layoutFlags = LayoutFlags()
  var wantsFocusInWindow = false
  /// The responder whose input accessory view or input view this is, while the keyboard shows it.
  package weak var inputViewOwner: UIResponder?
  /// The keyboard layout guide, which is created on first use.
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// The description in UIKit's format: class, address, frame, layer.
  open nonisolated override var description: String {
    // A debugger may call this on any thread. A failed actor assertion would end the process.
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated {
      let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { value in
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
      }
      return "<\(type(of: self)): 0x\(address); frame = (\(numbers[0]) \(numbers[1]); "
        + "\(numbers[2]) \(numbers[3])); \(isHidden ? "hidden = YES; " : "")layer = \(layer)>"
    }
  }

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  open var isOpaque = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  open private(set) lazy var traitOverrides: any UITraitOverrides = makeTraitOverrides()
  var traitBox: TraitBox?
  /// The traits of which the view was last notified; nil before the first notification.
  var knownTraits: UITraitCollection?
  package private(set) lazy var traitObservers = TraitObservers()
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The storage of `accessibilityElements`.
  var ownAccessibilityElements: [Any]?
  /// What SwiftUI's accessibility tree calls the view. The view itself does not know it (T4.20.46).
  package var swiftUIIdentifier: String?
  var isSwiftUIHost = false
  open var accessibilityElementsHidden = false

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type).map { $0.init() } ?? CALayer()
    super.init()
    attachLayer()
    // Not through the property, whose override may use what the subclass has yet to initialise.
    if frame.isUsable { layer.frame = frame }
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type).map { $0.init() } ?? CALayer()
    super.init()
    attachLayer()
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.state.frame }
    set {
      guard newValue.isUsable else { return }
      let oldSize = layer.state.bounds.size
      layer.frame = newValue
      autoresizeSubviews(from: oldSize)
    }
  }

  open var bounds: CGRect {
    get { layer.state.bounds }
    set {
      guard newValue.isUsable else { return }
      let oldSize = layer.state.bounds.size
      layer.bounds = newValue
      autoresizeSubviews(from: oldSize)
    }
  }

  open var center: CGPoint {
    get { layer.state.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      layer.position = newValue
    }
  }

  open var transform: CGAffineTransform {
    get { layer.state.transform }
    set { layer.setAffineTransform(newValue) }
  }

  open var anchorPoint: CGPoint {
    get { layer.state.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The container of an accessory view measures it again at the next layout (T4.13.76).
  open func invalidateIntrinsicContentSize() {
    if inputViewOwner != nil, followsIntrinsicHeight { superview?.setNeedsLayout() }
  }

  private var rareBox: RareViewBox?
  var hasRareValues: Bool { rareBox != nil }
  var rare: RareViewValues {
    get { rareBox?.values ?? RareViewValues() }
    set {
      if rareBox == nil { rareBox = RareViewBox() }
      rareBox?.values = newValue
    }
  }
  open var canBecomeFocused: Bool { false }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    didSet { resolveBackground() }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.state.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.state.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.state.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha masks this one. It does not belong to a view hierarchy.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The tint colour of this view, or else of the nearest superview that sets one.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: UIColor?

  open func tintColorDidChange() {
    setNeedsDisplay()
    for child in children where child.ownTintColor == nil { child.tintColorDidChange() }
  }

  open func setNeedsDisplay() {
    if attachedWindow != nil { HeadlessLoop.main.setNeedsCommit() }
  }

  /// Returns what the view draws over its layer's background, in the coordinates of its bounds.
  package func drawingCommands() -> [DrawingCommand] { [] }

  open var traitCollection: UITraitCollection { resolvedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: View hierarchy

  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, atLayer: index)
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    resignInsideBeforeLeaving()
    detach()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var window: UIWindow? { attachedWindow }

  /// The view controller whose view this is, or else the superview (T4.3.2 to T4.3.4). For an input
  /// view or an accessory view that the keyboard shows, the responder that supplied it (T4.3.14).
  open override var next: UIResponder? { viewController ?? inputViewOwner ?? superview }

  /// Whether the view is the first responder of its window. For a view in no window or in the
  /// keyboard's window, the window is the one that its responder chain leads to.
  open override var isFirstResponder: Bool {
    guard let window = ownFocusWindow else { return super.isFirstResponder }
    return window.focus.firstResponder === self
  }

  /// The window whose first responder this view can be. Nil in the keyboard's window, where the
  /// window of the responder that supplied the view counts instead.
  package override var ownFocusWindow: UIWindow? {
    guard let window = attachedWindow, !(window is UIRemoteKeyboardWindow) else { return nil }
    return window
  }

  package override func rememberFocusRequest() {
    wantsFocusInWindow = true
  }

  package override func forgetFocusRequest() {
    wantsFocusInWindow = false
  }

  // MARK: Layout

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  open func layoutIfNeeded() {
    layoutRoot.layoutTreeIfNeeded()
  }

  open func layoutSubviews() {}

  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  open private(set) lazy var safeAreaLayoutGuide = UIView.safeAreaGuide(of: self)
  open private(set) lazy var layoutMarginsGuide = UIView.marginsGuide(of: self)

  // MARK: Margins

  var margins = Margins()

  open var layoutMargins: UIEdgeInsets {
    get { computedLayoutMargins }
    set {
      (margins.own, margins.directional) = (newValue, nil)
      marginsMayHaveChanged()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { computedDirectionalMargins }
    set {
      (margins.own, margins.directional) = (nil, newValue)
      marginsMayHaveChanged()
    }
  }

  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }
  open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }

  open func layoutMarginsDidChange() {}

  /// The safe area that subviews inherit. A scroll view passes on none of it, because its adjusted
  /// content inset already includes the safe area.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // MARK: Hit testing

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    // A touch cannot hit a view that its transform gives no area.
    for child in children.reversed() where child.transform.determinant != 0 {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Returns whether the point is inside the bounds. Of the edges, only left and top count as
  /// inside (T4.6.17).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Gestures

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Touches of the content (scroll views override these: T4.9.37 to T4.9.40)

  /// Whether touches on subviews are delayed in case they scroll: `delaysContentTouches`.
  package var delaysContentTouchesForSubviews: Bool { false }

  /// Whether the touches reach the subview at all: `touchesShouldBegin(_:with:in:)`.
  package func contentTouchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether the subview's touches are cancelled when scrolling starts: `canCancelContentTouches`
  /// and `touchesShouldCancel(in:)`.
  package func contentTouchesMayBeCancelled(in view: UIView) -> Bool { true }

  // MARK: Editing

  /// Asks the first responder among the view and its subviews to resign. With `force`, UIKit makes
  /// the responder resign without asking (T4.4.24 to T4.4.27).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let focus = focusWindow?.focus, let responder = focus.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return force ? focus.endForced(responder) : responder.resignFirstResponder()
  }

  // MARK: Conversion

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view))
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    SpaceConversion.convert(point, from: self, to: coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    SpaceConversion.convert(point, from: coordinateSpace, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    SpaceConversion.convert(rect, from: self, to: coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    SpaceConversion.convert(rect, from: coordinateSpace, to: self)
  }
}
