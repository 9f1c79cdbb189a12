// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A view whose content the user scrolls and zooms. Scrolling moves the origin of the bounds (4.9
/// to 4.11, T4.6.8, 4.16).
///
/// Extensions contain the other code: `+Offset` (what may change the offset), `+Insets` (safe area,
/// limits), `+Dragging` (scrolling with a finger), `+Motion` (deceleration and animated scrolling),
/// `+Zooming`, `+Nesting`, `+KeyboardDismissal`, and `+System` (the tap on the status bar).
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  /// The choices for the questions about scrolling that the sources leave open
  /// (`Facts/Conflicts.md`), for all scroll views.
  package static var configuration = HeadlessChoices.initial.scrolling

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var observers: [Observer] = []

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(owner: self)

  // MARK: Guides

  /// The frame of the content, in the scroll view's own coordinates.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    of: self, identifier: "UIScrollView-contentLayoutGuide"
  ) { view in
    (view as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .zero
  }

  /// The visible area of the scroll view.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    of: self, identifier: "UIScrollView-frameLayoutGuide"
  ) { $0.bounds }

  // MARK: Content

  /// The origin of the bounds (T4.6.8). The offset is rounded to pixels but not clamped (T4.10.8),
  /// and each change calls `scrollViewDidScroll` once (T4.10.7).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { observing(\.contentOffset) { bounds.origin = pixelGrid.round(newValue) } }
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
    didSet {
      guard contentInset != oldValue else { return }
      tellObservers(of: \.contentInset, old: oldValue)
      insetsMayHaveChanged()
      clampIfNeeded()
    }
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

  /// The height that is added to the app's bottom inset, in points. `ListKeyboardRoom` sets it for
  /// the keyboard in the list of a table or collection view controller (T4.17.9). The stand-in for
  /// SwiftUI sets it for the keyboard and for the bars below a list.
  package var keyboardRoom: CGFloat = 0 {
    didSet { if keyboardRoom != oldValue { insetsMayHaveChanged() } }
  }
  /// The height that the stand-in for SwiftUI adds for the bars above a list, in points.
  package var topRoom: CGFloat = 0 {
    didSet { if topRoom != oldValue { insetsMayHaveChanged() } }
  }

  open func adjustedContentInsetDidChange() {}

  /// Whether a navigation or tab controller shows the scroll view as its content (T4.11.5).
  package var isContentOfContainer = false { didSet { insetsMayHaveChanged() } }

  /// Called at each change of the offset, so that a bar of a container controller can follow the
  /// content.
  package var containerDidScroll: (() -> Void)?

  // MARK: Behaviour

  open var bounces = true
  /// Whether the content bounces vertically. It matters only if `bounces` is true (iOS 17.4).
  open var bouncesVertically = true
  /// Whether the content bounces horizontally. It matters only if `bounces` is true (iOS 17.4).
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

  /// The scale of the view that the delegate zooms; 1 if there is none.
  open var zoomScale: CGFloat {
    get { scaleOfZoomedView }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, middle: nil, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, is in the middle of the
  /// viewport and as large as the viewport and the zoom limits permit.
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

  /// True from the touch-down to the end of the touch (T4.10.15).
  open internal(set) var isTracking = false
  /// True from the recognition of the drag to the end of the touch (T4.10.16).
  open internal(set) var isDragging = false
  /// True while the content coasts, bounces or moves to a page (T4.10.17).
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
  /// Whether the finger of a drag has reached the keyboard, which now follows the finger.
  var pullsKeyboard = false
  /// Whether the current touch has stopped a motion. The content then does not receive the touch.
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

  /// While the content coasts or bounces, a touch only stops it. The content does not receive the
  /// touch (T4.9.41).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isDecelerating && hit != nil ? self : hit
  }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a touch on the content is cancelled when scrolling begins. A touch on a
  /// control is not cancelled (T4.9.40).
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  package override var delaysContentTouchesForSubviews: Bool {
    delaysContentTouches && isScrollEnabled
  }

  package override func contentTouchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    !touchStoppedMotion && touchesShouldBegin(touches, with: event, in: view)
  }

  /// Returns the offset at which a released drag comes to rest. A subclass may change it before
  /// the delegate receives it. Collection views ask their layout.
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

  /// The adjusted content inset already includes the safe area, so subviews inherit none of it.
  package override var safeAreaForSubviews: UIEdgeInsets { .zero }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }
}
