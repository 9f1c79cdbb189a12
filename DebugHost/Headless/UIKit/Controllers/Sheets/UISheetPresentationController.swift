import Foundation

/// Hears which detent a finger chose. Optional on iOS.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a controller as a sheet: page sheet or form sheet, with detents (A; geometry and gestures K).
///
/// The chain is *view → controller → UIDropShadowView → UITransitionView → UIWindow* (T4.3.7). The presenter stays where it
/// is and hears nothing. `+Dragging`: the finger. `+Keyboard`: the lift. `SheetGeometry`: the numbers.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  public weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// Up to this one the sheet dims nothing, and touches beside it reach the presenter.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  open var prefersGrabberVisible = false { didSet { sheetDidChange() } }
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }

  let dropShadow = UIDropShadowView()
  let dimming = UIDimmingView()
  private let grabber = UIView()
  /// The popover that became this sheet.
  var popover: UIPopoverPresentationController?
  var drag: SheetDrag?
  var pan: SheetPan?
  var panAction: GestureAction?
  var keyboardHeight: CGFloat = 0
  /// Whether the sheet is up or on its way up, so that the keyboard may move it.
  var hasRisen = false
  var keyboardObserver: KeyboardFrameObserver?
  var presenterCard: PresenterCard?

  /// Changes made inside move the sheet with an animation.
  open func animateChanges(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: .systemTransition,
      animations: { [self] in
        changes()
        layoutPresentedView()
      })
  }

  // MARK: Geometry

  var geometry: SheetGeometry {
    guard let container = containerView else { return SheetGeometry() }
    let traits = container.traitCollection
    var geometry = SheetGeometry()
    geometry.container = container.bounds
    geometry.safeArea = container.safeAreaInsets
    geometry.isCompactWidth = traits.horizontalSizeClass != .regular
    geometry.isCompactHeight =
      traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    geometry.isFormSheet = adaptedStyle == .formSheet
    geometry.preferredSize = presentedViewController.preferredContentSize
    geometry.keyboardHeight = keyboardHeight
    return geometry
  }

  /// The detents that have a height here, lowest first.
  var resolvedDetents: [(identifier: Detent.Identifier, value: CGFloat)] {
    let geometry = geometry
    let context = DetentContext(
      traits: traitCollection, maximum: geometry.maximumValue, medium: geometry.mediumValue)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
    }
    guard !resolved.isEmpty else { return [(.large, geometry.maximumValue)] }
    return resolved.sorted { $0.value < $1.value }
  }

  /// The selected detent, else the lowest one (A).
  var currentDetent: (identifier: Detent.Identifier, value: CGFloat) {
    let all = resolvedDetents
    return all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.frame(value: currentDetent.value)
  }

  open override var presentedView: UIView? { dropShadow }

  open override var shouldRemovePresentersView: Bool { isFullScreen && adaptedStyle == .fullScreen }

  /// The delegate made it a full-screen presentation.
  private var isFullScreen: Bool { adaptedStyle == .fullScreen || adaptedStyle == .overFullScreen }

  // MARK: Views

  package override func installPresentedView(in container: UIView) {
    guard !isFullScreen, let view = presentedViewController.view else {
      return super.installPresentedView(in: container)
    }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(dimming)
    dropShadow.frame = frameOfPresentedViewInContainerView
    dropShadow.clipsToBounds = true
    dropShadow.layer.cornerCurve = .continuous
    dropShadow.traitOverrides.userInterfaceLevel = .elevated
    if adaptedStyle == .formSheet { dropShadow.traitOverrides.horizontalSizeClass = .compact }
    view.frame = dropShadow.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dropShadow.addSubview(view)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    dropShadow.addSubview(grabber)
    container.addSubview(dropShadow)
    presenterCard = PresenterCard(of: presentingViewController)
    observeKeyboard()
    updateLook()
  }

  package override func showPresentedView(_ isShown: Bool) {
    guard let container = containerView else { return }
    var frame = frameOfPresentedViewInContainerView
    if !isShown { frame.origin.y = container.bounds.maxY }
    hasRisen = isShown
    place(frame)
  }

  package override func layoutPresentedView() {
    guard phase == .presented || phase == .presenting, drag == nil else { return }
    place(frameOfPresentedViewInContainerView)
    updateLook()
  }

  /// Puts the sheet somewhere; the dimming and the presenter's card follow its top.
  func place(_ frame: CGRect) {
    dropShadow.frame = frame
    let geometry = geometry
    let undimmedTop = undimmedValue.map { geometry.frame(value: $0).minY }
    let bottom = undimmedTop ?? geometry.container.maxY
    let lowest = geometry.frame(value: resolvedDetents.first { isDimmed($0.value) }?.value ?? 0)
      .minY
    let way = bottom - lowest
    dimming.alpha =
      way > 0.5 ? min(1, max(0, (bottom - frame.minY) / way)) : undimmedTop == nil ? 1 : 0
    presenterCard?.update(top: frame.minY, geometry: geometry)
  }

  /// Whether the presenter has stepped back from the status bar: more than half of its way.
  var coversStatusBar: Bool {
    let (large, middle) = (geometry.highestTop, geometry.container.midY)
    return geometry.isEdgeAttached && hasRisen && dropShadow.frame.minY <= (large + middle) / 2
  }

  private var undimmedValue: CGFloat? {
    guard let largestUndimmedDetentIdentifier else { return nil }
    return resolvedDetents.first { $0.identifier == largestUndimmedDetentIdentifier }?.value
  }

  private func isDimmed(_ value: CGFloat) -> Bool { undimmedValue.map { value > $0 } ?? true }

  func updateLook() {
    let geometry = geometry
    let radius = preferredCornerRadius ?? 10
    dropShadow.layer.cornerRadius = geometry.isCompactHeight && geometry.isCompactWidth ? 0 : radius
    dropShadow.layer.maskedCorners =
      geometry.isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    grabber.isHidden = !prefersGrabberVisible
    grabber.frame = CGRect(x: dropShadow.bounds.midX - 18, y: 5, width: 36, height: 5)
    dropShadow.bringSubviewToFront(grabber)
    let isDimming = isDimmed(currentDetent.value)
    transitionView?.letsTouchesThrough = !isDimming
    dimming.onTap = isDimming ? { [weak self] in self?.dismissByTouch() } : nil
  }

  private func sheetDidChange() {
    guard phase == .presented || phase == .presenting else { return }
    layoutPresentedView()
  }

  // MARK: Phases

  package override func didPresent() {
    guard !isFullScreen else { return }
    installPan()
  }

  package override func willDismiss() {
    keyboardObserver = nil
  }
}
