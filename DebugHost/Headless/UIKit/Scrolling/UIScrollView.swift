// Over 150 lines because Swift on Linux can override only what stands in the class itself, not in an extension.
import Foundation

/// A view whose bounds' origin a finger moves (4.9 to 4.11, T4.6.8, 4.16).
///
/// `+Offset`: what may change the offset. `+Insets`: safe area, limits. `+Dragging`: the finger. `+Motion`: flights
/// and animated scrolling. `+Zooming`, `+Nesting`, `+KeyboardDismissal`, `+System`: what their names say.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// The answers to the open questions of part 5 for all scroll views.
  package static var configuration = HeadlessChoices.initial.scrolling

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(owner: self)

  // MARK: Guides

  /// The content, in the scroll view's own coordinates.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    of: self, identifier: "UIScrollView-contentLayoutGuide"
  ) { view in
    (view as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .zero
  }

  /// What shows of it.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    of: self, identifier: "UIScrollView-frameLayoutGuide"
  ) { $0.bounds }

  // MARK: Content

  /// The bounds' origin (T4.6.8); not clamped (T4.10.8), one `didScroll` if it changed (T4.10.7).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != oldOrigin { offsetDidChange() }
    }
  }

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      limitsMayHaveChanged()
      setNeedsLayout()
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaContribution
    return UIEdgeInsets(
      top: contentInset.top + (safe.top + addedTopRoom), left: contentInset.left + safe.left,
      bottom: contentInset.bottom + (safe.bottom + addedKeyboardRoom),
      right: contentInset.right + safe.right)
  }

  /// What a table or collection controller adds for the keyboard (T4.17.9), and SwiftUI for that and the bars it puts below a list,
  /// beside the app's inset; points.
  package var keyboardRoom: CGFloat = 0 {
    didSet { if keyboardRoom != oldValue { insetsMayHaveChanged() } }
  }
  /// What SwiftUI adds for the bars it puts above a list, points.
  package var topRoom: CGFloat = 0 {
    didSet { if topRoom != oldValue { insetsMayHaveChanged() } }
  }

  open func adjustedContentInsetDidChange() {}

  /// Set by a navigation or tab controller for its content's scroll view (T4.11.5).
  package var isContentOfContainer = false { didSet { insetsMayHaveChanged() } }

  /// Called at each change of the offset: the container's bar follows.
  package var containerDidScroll: (() -> Void)?

  // MARK: Behaviour

  open var bounces = true
  /// Of the two axes, which bounce where `bounces` says that any does (iOS 17.4).
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isDirectionalLockEnabled = false
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var bouncesZoom = true
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  open var isZooming: Bool { zoom != nil }
  open internal(set) var isZoomBouncing = false
  open internal(set) var isZoomAnimating = false
  var zoom: ScrollZoom?

  /// The scale of the delegate's view, 1 without one.
  open var zoomScale: CGFloat {
    get { scaleOfZoomedView }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, middle: nil, animated: animated)
  }

  /// Shows a rectangle of the zoomed view, in its coordinates, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isUsable, rect.width > 0, rect.height > 0 else { return }
    zoom(
      to: min(bounds.width / rect.width, bounds.height / rect.height),
      middle: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
  let indicators = ScrollIndicators()

  // MARK: State

  /// From touch-down (T4.10.15).
  open internal(set) var isTracking = false
  /// From recognition (T4.10.16).
  open internal(set) var isDragging = false
  /// While coasting or bouncing (T4.10.17).
  open internal(set) var isDecelerating = false

  open var isScrollAnimating: Bool {
    if case .animation = motion?.kind { return true }
    return false
  }

  var reportedInset = UIEdgeInsets.zero
  var knownLimits: OffsetLimits?
  var needsClamp = false
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var motionClient: FrameClient?
  /// The drag has met the keyboard, which follows it now.
  var pullsKeyboard = false
  /// The touch that is down stopped a motion: it is not meant for the content.
  var touchStoppedMotion = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Scrolling in code

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(revealing: rect) else { return }
    setContentOffset(offset, animated: animated)
  }

  open func flashScrollIndicators() {
    indicators.flash(in: self)
  }

  // MARK: Touches of the content

  /// Content that moves is not touched: the touch stops it, and that is all (T4.9.41).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isDecelerating && hit != nil ? self : hit
  }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether the content gives up its touches to scrolling; controls do not (T4.9.40).
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  package override var delaysContentTouchesForSubviews: Bool {
    delaysContentTouches && isScrollEnabled
  }

  package override func contentTouchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    !touchStoppedMotion && touchesShouldBegin(touches, with: event, in: view)
  }

  /// Where a subclass lets a released drag come to rest, before the delegate is asked; collections ask their layout.
  package func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  package override func contentTouchesMayBeCancelled(in view: UIView) -> Bool {
    canCancelContentTouches && touchesShouldCancel(in: view)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if let pinch = pinchGestureRecognizer, gestureRecognizer === pinch { return zoomedView != nil }
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return canScrollHorizontally || canScrollVertically
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    limitsMayHaveChanged()
    clampIfNeeded()
    indicators.update(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The safe area is spent on the content inset.
  package override var safeAreaForSubviews: UIEdgeInsets { .zero }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }
}
