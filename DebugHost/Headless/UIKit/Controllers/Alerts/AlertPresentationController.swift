import Foundation

/// Places an alert in the middle of the area that the keyboard leaves free, and an action sheet at
/// the bottom (K).
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIDimmingView()
  private var keyboardHeight: CGFloat = 0
  private var keyboardObserver: KeyboardFrameObserver?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedViewController.view else {
      return .zero
    }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    if alert?.preferredStyle == .actionSheet {
      let width = min(bounds.width, bounds.height) - 16
      let size = view.sizeThatFits(CGSize(width: width, height: bounds.height))
      return CGRect(
        x: (bounds.width - width) / 2, y: bounds.maxY - max(8, safe.bottom) - size.height,
        width: width, height: size.height)
    }
    let size = view.sizeThatFits(CGSize(width: 270, height: bounds.height))
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: safe.top, left: 0, bottom: max(safe.bottom, keyboardHeight), right: 0))
    let middle = keyboardHeight > 0 ? room.midY : bounds.midY
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: max(room.minY, (middle - size.height / 2).rounded()), width: size.width,
      height: size.height)
  }

  override func installPresentedView(in container: UIView) {
    guard let view = presentedViewController.view else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(dimming)
    if alert?.preferredStyle == .actionSheet {
      dimming.onTap = { [weak self] in
        guard let alert = self?.alert else { return }
        // A tap outside an action sheet has the effect of its cancel button, if there is one.
        if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
          alert.choose(cancel)
        }
      }
    }
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
    keyboardObserver = KeyboardFrameObserver { [weak self] frame, duration, curve in
      self?.keyboardWillMove(to: frame, duration: duration, curve: curve)
    }
    _ = alert?.textFields?.first?.becomeFirstResponder() ?? alert?.becomeFirstResponder()
  }

  private func keyboardWillMove(to frame: CGRect, duration: TimeInterval, curve: Int) {
    let height = coveredHeight(by: frame)
    guard height != keyboardHeight, phase != .dismissing else { return }
    keyboardHeight = height
    KeyboardFrameObserver.animate(duration, curve) { [self] in place() }
  }

  private func place() {
    guard let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func showPresentedView(_ isShown: Bool) {
    guard let view = presentedView else { return }
    dimming.alpha = isShown ? 1 : 0
    place()
    if alert?.preferredStyle == .actionSheet {
      if !isShown, let container = containerView {
        view.center.y = container.bounds.maxY + view.bounds.height / 2
      }
      return
    }
    view.alpha = isShown ? 1 : 0
    // An alert shrinks to its size while it appears. While it disappears, it only fades.
    let isComing = phase == .presenting && !isShown
    view.transform = isComing ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
  }

  override func layoutPresentedView() {
    if phase == .presented { place() }
  }

  override func willDismiss() {
    keyboardObserver = nil
  }
}
