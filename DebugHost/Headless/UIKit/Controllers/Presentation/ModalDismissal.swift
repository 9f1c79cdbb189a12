import Foundation

/// One dismissal of a chain of presentations. The dismissal runs to its end, unless the user drives
/// it with a finger and cancels it.
///
/// In full screen, the callbacks come in this order (O): *will-disappear of the presented
/// controller, will-appear of the presenter, did-appear of the presenter, did-disappear of the
/// presented controller*. If the dismissal is cancelled, the presented controller receives
/// will-appear and did-appear again (O for pops, K for sheets).
@MainActor
final class ModalDismissal {
  /// The presentations that leave, lowest first.
  private let presentations: [UIPresentationController]
  private let presenter: UIViewController?
  private let isAnimated: Bool
  let coordinator: TransitionCoordinator

  init(of presentations: [UIPresentationController], animated: Bool, isInteractive: Bool) {
    self.presentations = presentations
    presenter = presentations.first?.presentedViewController.ownPresenter
    isAnimated = animated
    let top = presentations.last
    coordinator = TransitionCoordinator(
      from: top?.presentedViewController, to: presenter, in: top?.containerView,
      duration: animated ? top?.transitionDuration ?? 0 : 0, isInteractive: isInteractive,
      style: top?.adaptedStyle ?? .none)
  }

  private var presentedViewControllers: [UIViewController] {
    presentations.map(\.presentedViewController)
  }

  func begin() {
    for presentation in presentations { presentation.markDismissing() }
    for controller in presentedViewControllers { controller.activeTransition = coordinator }
    presenter?.activeTransition = coordinator
    presentations.last?.dismissalTransitionWillBegin()
    for (index, controller) in presentedViewControllers.enumerated().reversed() {
      let isTop = index == presentations.count - 1
      controller.beginAppearance(false, animated: isAnimated && isTop)
      if !isTop { presentations[index].transitionView?.isHidden = true }
    }
    bringPresenterBack()
  }

  /// Puts the presenter's view back in its old place, behind everything that leaves.
  private func bringPresenterBack() {
    guard let presenter, let view = presenter.loadedView, let lowest = presentations.first,
      let home = lowest.presenterHome
    else { return }
    presenter.beginAppearance(true, animated: isAnimated)
    lowest.presenterHome = nil
    if let superview = home.view.view {
      view.frame = superview.bounds
      presenter.managingAppearance { superview.insertSubview(view, at: home.index) }
    }
    presenter.deliverIsAppearing()
  }

  // MARK: End

  func run(completion: (() -> Void)? = nil) {
    guard let top = presentations.last else { return }
    coordinator.endInteraction(isCancelled: false)
    giveFocusBack()
    top.willDismiss()
    top.animate(isAnimated, to: false, coordinator) { [self] in finish(completion) }
  }

  /// Returns the focus to the responder that had it before the presentation. If that is not
  /// possible, the first responder inside the presentations resigns (K).
  private func giveFocusBack() {
    guard let lowest = presentations.first else { return }
    var isRestored = false
    for presentation in presentations.reversed() where !isRestored {
      isRestored = lowest.focusOfPresenter?.restore(replacing: presentation.transitionView) ?? false
    }
    if !isRestored {
      for presentation in presentations {
        presentation.transitionView?.resignFocusInside(isGone: true)
      }
    }
  }

  private func finish(_ completion: (() -> Void)?) {
    let controllers = presentedViewControllers
    coordinator.finish()
    if presenter?.activeTransition === coordinator { presenter?.activeTransition = nil }
    for (presentation, controller) in zip(presentations, controllers).reversed() {
      controller.managingAppearance { presentation.transitionView?.removeFromSuperview() }
      if controller.activeTransition === coordinator { controller.activeTransition = nil }
    }
    presenter?.endAppearance()
    for (presentation, controller) in zip(presentations, controllers).reversed() {
      controller.endAppearance()
      presentation.dismissalTransitionDidEnd(true)
      presentation.unlink(controller)
    }
    if let top = presentations.last, top.isInteractivelyDismissing {
      top.isInteractivelyDismissing = false
      top.adaptiveDelegate?.presentationControllerDidDismiss(top)
    }
    completion?()
  }

  /// Cancels an interactive dismissal. The presenter must have stayed on the screen.
  func cancel(animation: @escaping () -> Void) {
    guard let top = presentations.last else { return }
    coordinator.endInteraction(isCancelled: true)
    let controllers = presentedViewControllers
    UIView.animate(
      withDuration: top.transitionDuration, delay: 0, options: .systemTransition,
      animations: animation,
      completion: { [self] _ in
        coordinator.finish()
        if presenter?.activeTransition === coordinator { presenter?.activeTransition = nil }
        for (presentation, controller) in zip(presentations, controllers) {
          presentation.phase = .presented
          presentation.isInteractivelyDismissing = false
          presentation.transitionView?.isHidden = false
          controller.isBeingDismissed = false
          if controller.activeTransition === coordinator { controller.activeTransition = nil }
          controller.beginAppearance(true, animated: true)
          controller.endAppearance()
          presentation.dismissalTransitionDidEnd(false)
        }
      })
  }
}
