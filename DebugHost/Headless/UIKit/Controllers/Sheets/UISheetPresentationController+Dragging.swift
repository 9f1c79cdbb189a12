import Foundation

/// The state of one drag of a sheet.
@MainActor
struct SheetDrag {
  /// The y coordinate of the sheet's top when the drag began.
  let startTop: CGFloat
  /// The dismissal. If the drag may dismiss the sheet, the dismissal begins as soon as the sheet is
  /// below its lowest detent.
  var dismissal: ModalDismissal?
  /// Whether the drag may dismiss the sheet; nil until the sheet is below its lowest detent. The
  /// delegate is queried at most once for each drag.
  var mayDismiss: Bool?
}

/// Drags a sheet between its detents, and down to dismiss it (A for the delegate's calls;
/// thresholds K).
///
/// When the sheet goes below its lowest detent, the calls are *shouldDismiss → willDismiss and
/// will-disappear*. When the finger lifts, they are *did-disappear → didDismiss* or, if the sheet
/// springs back, will-appear and did-appear. If the sheet may not be dismissed, it resists, and a
/// pull that would have dismissed it ends in *didAttemptToDismiss*.
extension UISheetPresentationController {
  func installPan() {
    let pan = SheetPan()
    pan.sheet = self
    pan.delegate = self
    panAction = GestureAction(pan) { [weak self] in self?.panDidChange($0.state) }
    dropShadow.addGestureRecognizer(pan)
    self.pan = pan
  }

  var canGrow: Bool {
    let all = resolvedDetents
    return geometry.isEdgeAttached && (all.last?.value ?? 0) > currentDetent.value + 0.5
  }

  var scrollingExpands: Bool { prefersScrollingExpandsWhenScrolledToEdge }

  private var lowestTop: CGFloat { geometry.frame(value: resolvedDetents[0].value).minY }
  private var highestTop: CGFloat {
    geometry.frame(value: resolvedDetents.last?.value ?? 0).minY
  }

  private func panDidChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      guard phase == .presented, presentedViewController.ownPresented == nil else { return }
      drag = SheetDrag(startTop: dropShadow.frame.minY)
      followFinger()
    case .changed: followFinger()
    case .ended: release(isCancelled: false)
    case .cancelled: release(isCancelled: true)
    default: break
    }
  }

  private func followFinger() {
    guard let drag, let pan else { return }
    let wish = drag.startTop + pan.translation(in: containerView).y
    if wish > lowestTop { askToDismiss() }
    let limits = highestTop...(self.drag?.mayDismiss == true ? geometry.container.maxY : lowestTop)
    let band = RubberBand(dimension: geometry.container.height)
    UIView.performWithoutAnimation { moveTop(to: band.offset(for: wish, limits: limits)) }
    let way = geometry.container.maxY - lowestTop
    self.drag?.dismissal?.coordinator.percentComplete = min(
      1, max(0, (wish - lowestTop) / max(1, way)))
  }

  private func askToDismiss() {
    guard drag?.mayDismiss == nil else { return }
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    drag?.mayDismiss = isAllowed
    guard isAllowed else { return }
    isInteractivelyDismissing = true
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    drag?.dismissal = beginDismissal(animated: true, isInteractive: true)
  }

  /// Moves the sheet's top. A centred sheet keeps its size. A sheet at the bottom edge changes its
  /// height; below its lowest detent, it keeps its height and moves down.
  private func moveTop(to top: CGFloat) {
    let geometry = geometry
    guard geometry.isEdgeAttached else {
      let rest = frameOfPresentedViewInContainerView
      return place(CGRect(x: rest.minX, y: top, width: rest.width, height: rest.height))
    }
    let height = max(geometry.container.maxY - top, geometry.container.maxY - lowestTop)
    place(
      CGRect(x: geometry.container.minX, y: top, width: geometry.container.width, height: height))
  }

  private func release(isCancelled: Bool) {
    guard let drag, let pan else { return }
    self.drag = nil
    let speed = isCancelled ? 0 : pan.velocity(in: containerView).y
    let top = isCancelled ? drag.startTop : drag.startTop + pan.translation(in: containerView).y
    let projected = top + speed * 0.15
    let wantsOut = projected > (lowestTop + geometry.container.maxY) / 2
    if wantsOut, let dismissal = drag.dismissal { return dismissal.run() }
    select(nearestTo: projected)
    let back = { [self] in
      place(frameOfPresentedViewInContainerView)
      updateLook()
    }
    if let dismissal = drag.dismissal { return dismissal.cancel(animation: back) }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: .systemTransition, animations: back)
    if wantsOut, drag.mayDismiss == false {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
    }
  }

  private func select(nearestTo top: CGFloat) {
    let geometry = geometry
    let nearest = resolvedDetents.min {
      abs(geometry.frame(value: $0.value).minY - top)
        < abs(geometry.frame(value: $1.value).minY - top)
    }
    guard let nearest, nearest.identifier != currentDetent.identifier else { return }
    // While `drag` is set, the new selection does not move the sheet. The animation that follows
    // moves it.
    drag = SheetDrag(startTop: top)
    selectedDetentIdentifier = nearest.identifier
    drag = nil
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension UISheetPresentationController: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? SheetPan)?.mayBegin() ?? true
  }
}
