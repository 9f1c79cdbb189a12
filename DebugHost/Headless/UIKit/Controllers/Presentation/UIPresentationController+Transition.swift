import Foundation

/// The steps of a presentation and of a dismissal, in order.
///
/// A request only schedules these steps. They run after the turn's commit (O:
/// `_scheduleTransition:` under `_runAfterCACommitDeferredBlocks`), but `presentedViewController`
/// is set at once. The callbacks come in the order observed on iOS. If the presenter disappears,
/// the order is *the presenter's will-disappear, the presented controller's will-appear, the
/// presented controller's did-appear, the presenter's did-disappear*. For the dismissal, the two
/// controllers swap their roles. The presenter of a sheet or an alert receives no callbacks.
extension UIPresentationController {
  private var presenter: UIViewController? { presentedViewController.ownPresenter }

  // MARK: Presenting

  func schedulePresentation(animated: Bool, completion: (() -> Void)?) {
    phase = .scheduled
    let presented = presentedViewController
    presented.loadViewIfNeeded()
    HeadlessLoop.main.afterCommit { [self] in
      guard phase == .scheduled else { return }
      runPresentation(of: presented, animated: animated, completion: completion)
    }
  }

  private func runPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter, let presenterView = presenter.loadedView, let window = presenterView.window
    else { return unlink(presented) }
    phase = .presenting
    let isAnimated = animated && UIView.areAnimationsEnabled
    let container = makeContainer(in: window)
    let coordinator = TransitionCoordinator(
      from: presenter, to: presented, in: container, duration: isAnimated ? transitionDuration : 0,
      style: adaptedStyle)
    (presenter.activeTransition, presented.activeTransition) = (coordinator, coordinator)
    let removesPresenter = shouldRemovePresentersView
    adaptiveDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle == requestedStyle ? .none : adaptedStyle,
      transitionCoordinator: coordinator)
    presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearance(false, animated: isAnimated) }
    presented.beginAppearance(true, animated: isAnimated)
    focusOfPresenter = PreservedFocus(of: presenterView)
    presented.managingAppearance { installPresentedView(in: container) }
    presented.deliverIsAppearing()
    takeFocusFromPresenter(presenterView)
    container.layoutTreeIfNeeded()
    animate(isAnimated, to: true, coordinator) { [self] in
      finishPresentation(of: presented, by: presenter, coordinator, completion: completion)
    }
  }

  private func makeContainer(in window: UIWindow) -> UITransitionView {
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in
      self?.containerViewWillLayoutSubviews()
      self?.layoutPresentedView()
      self?.containerViewDidLayoutSubviews()
    }
    transitionView = container
    window.addSubview(container)
    return container
  }

  private func finishPresentation(
    of presented: UIViewController, by presenter: UIViewController,
    _ coordinator: TransitionCoordinator, completion: (() -> Void)?
  ) {
    phase = .presented
    if shouldRemovePresentersView { takePresenterAway(presenter) }
    didPresent()
    coordinator.finish()
    presentationTransitionDidEnd(true)
    presented.endAppearance()
    presented.isBeingPresented = false
    if shouldRemovePresentersView { presenter.endAppearance() }
    endTransition(coordinator, presenter, presented)
    completion?()
    let pending = pendingDismissal
    pendingDismissal = nil
    pending?()
  }

  private func takePresenterAway(_ presenter: UIViewController) {
    guard let view = presenter.loadedView, let home = view.superview,
      let index = home.children.firstIndex(where: { $0 === view })
    else { return }
    presenterHome = (WeakView(view: home), index)
    presenter.managingAppearance { view.removeFromSuperview() }
  }

  // MARK: Dismissing

  /// Dismisses this presentation and those above it. Only the topmost one is animated (A).
  func scheduleDismissal(animated: Bool, completion: (() -> Void)?) {
    let chain = presentations
    if let busy = chain.first(where: { $0.phase == .presenting || $0.phase == .scheduled }) {
      // As in UIKit's queue of transitions, the dismissal waits for the end of the presentation
      // (K).
      let earlier = busy.pendingDismissal
      busy.pendingDismissal = { [weak self] in
        earlier?()
        self?.scheduleDismissal(animated: animated, completion: completion)
      }
      return
    }
    guard phase == .presented else { return }
    for presentation in chain { presentation.markDismissing() }
    HeadlessLoop.main.afterCommit { [self] in
      beginDismissal(animated: animated && UIView.areAnimationsEnabled).run(completion: completion)
    }
  }

  /// This presentation and those above it, lowest first.
  var presentations: [UIPresentationController] {
    [self] + presentedViewController.presentedChain.compactMap(\.ownPresentation)
  }

  func markDismissing() {
    phase = .dismissing
    presentedViewController.isBeingDismissed = true
  }

  /// Sends the callbacks that announce the dismissal, such as `viewWillDisappear(_:)`. Returns a
  /// dismissal that can run to its end or be cancelled.
  func beginDismissal(animated: Bool, isInteractive: Bool = false) -> ModalDismissal {
    let dismissal = ModalDismissal(
      of: presentations, animated: animated, isInteractive: isInteractive)
    dismissal.begin()
    return dismissal
  }

  // MARK: Steps

  func animate(
    _ isAnimated: Bool, to isShown: Bool, _ coordinator: TransitionCoordinator,
    completion: @escaping () -> Void
  ) {
    let change = { [self] in
      showPresentedView(isShown)
      coordinator.runAlongside()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      // The transition completes after the next commit, and therefore after the callbacks that
      // announce it, such as `viewWillAppear(_:)`.
      return HeadlessLoop.main.afterCommit(completion)
    }
    if isShown { UIView.performWithoutAnimation { showPresentedView(false) } }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: .systemTransition, animations: change,
      completion: { _ in completion() })
  }

  func endTransition(_ coordinator: TransitionCoordinator, _ controllers: UIViewController...) {
    for controller in controllers where controller.activeTransition === coordinator {
      controller.activeTransition = nil
    }
  }

  /// Makes the first responder in the presenter's view resign, which hides the keyboard. A field
  /// that refuses to resign keeps the keyboard (K).
  private func takeFocusFromPresenter(_ view: UIView) {
    view.resignFocusInside()
  }

  /// Removes the presentation and all references to it.
  func unlink(_ presented: UIViewController) {
    transitionView?.removeFromSuperview()
    transitionView = nil
    phase = .idle
    presenterHome = nil
    focusOfPresenter = nil
    presented.isBeingPresented = false
    presented.isBeingDismissed = false
    presented.ownPresenter?.ownPresented = nil
    presented.ownPresenter = nil
    presented.ownPresentation = nil
    // While the sheet is shown, it and the popover that it replaces retain each other.
    (self as? UISheetPresentationController)?.popover = nil
  }
}

extension UIView.AnimationOptions {
  /// The curve of UIKit's own transitions. It has the same number as the keyboard's curve (K).
  static let systemTransition = UIView.AnimationOptions(rawValue: 7 << 16)
}
