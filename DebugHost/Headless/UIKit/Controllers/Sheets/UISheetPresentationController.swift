import Foundation

/// The delegate of a sheet. It is notified when the user has dragged the sheet to another detent.
/// The method is optional on iOS.
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

/// Presents a controller as a page sheet or a form sheet, with detents (A; geometry and gestures
/// K).
///
/// The responder chain is *view → controller → UIDropShadowView → UITransitionView → UIWindow*
/// (T4.3.7). The presenter stays on the screen and receives no callbacks. `+Dragging` contains the
/// gestures, `+Keyboard` makes room for the keyboard, and `SheetGeometry` contains the numbers.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  public weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// Up to this detent, the sheet dims nothing, and touches outside the sheet reach the presenter.
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
  /// Whether the sheet is up or moving up. Only then may the keyboard move it.
  var hasRisen = false
  var keyboardObserver: KeyboardFrameObserver?
  var presenterCard: PresenterCard?

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

  /// The detents that have a value in this container, lowest first; only the large one if there are
  /// none.
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

  /// The selected detent or, without a selection, the lowest one (A).
  var currentDetent: (identifier: Detent.Identifier, value: CGFloat) {
    let all = resolvedDetents
    return all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.frame(value: currentDetent.value)
  }

  open override var presentedView: UIView? { dropShadow }

  open override var shouldRemovePresentersView: Bool { isFullScreen && adaptedStyle == .fullScreen }

  /// Whether the delegate has adapted the sheet to a full-screen style.
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

  /// Sets the sheet's frame. The dimming and the presenter's card follow its top.
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

  /// Whether the presenter has stepped back at least half of its way, so that it is no longer
  /// behind the status bar.
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
