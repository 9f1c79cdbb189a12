import Foundation

/// One push or pop. It completes, unless the user drives it with a finger and cancels it.
///
/// The callbacks come in this order (O, several logs): *old will-disappear, new will-appear, old
/// did-disappear, new did-appear*. If the transition is cancelled, other callbacks replace the last
/// two (O, iOS 7 log): *new will-disappear, new did-disappear, old will-appear, old did-appear*.
/// The old screen loses the focus when the transition begins. It gets the focus back as soon as a
/// later transition to it can no longer be cancelled (O that it returns; K when). A screen that the
/// user swipes back keeps focus and keyboard until the pop has landed (T4.13.73 to T4.13.75).
@MainActor
final class NavigationTransition {
  /// The navigation controller. The transition retains this controller, because the app may release
  /// it meanwhile. At the end, `running` becomes nil, which releases the transition.
  private let navigation: UINavigationController
  let old: UIViewController?
  let new: UIViewController
  private let isPop: Bool
  private let isAnimated: Bool
  private let isInteractive: Bool
  /// Whether the finger that drives the transition is still down.
  var followsFinger: Bool
  private let coordinator: TransitionCoordinator
  private let shade = UIView()
  private var oldWrapper: UIView?
  private var newWrapper: UIView?
  private let isVisible: Bool
  private let oldItems: [UINavigationItem]?

  init(
    in navigation: UINavigationController, from old: UIViewController?, to new: UIViewController,
    isPop: Bool, animated: Bool, isInteractive: Bool = false
  ) {
    self.navigation = navigation
    self.old = old
    self.new = new
    self.isPop = isPop
    isAnimated = animated
    self.isInteractive = isInteractive
    followsFinger = isInteractive
    isVisible = navigation.isAppearingOrAppeared
    oldItems = navigation.navigationBar.items
    coordinator = TransitionCoordinator(
      from: old, to: new, in: navigation.transitionView,
      duration: animated ? UIViewController.choices.pushDuration : 0, isInteractive: isInteractive)
  }

  private var width: CGFloat { navigation.transitionView.bounds.width }
  /// Whether the old screen loses the focus at the begin already (C5.23).
  private var leavesFocusAtBegin: Bool {
    !isInteractive || UIViewController.choices.swipeTakesFocus
  }

  // MARK: Begin

  func begin() {
    navigation.running = self
    navigation.shown = new
    navigation.activeTransition = coordinator
    navigation.delegate?.navigationController(navigation, willShow: new, animated: isAnimated)
    if isVisible {
      old?.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    let focus = PreservedFocus(of: old?.loadedView)
    if let focus { old?.preservedFocus = focus }
    oldWrapper = old?.loadedView?.superview
    let bounds = navigation.transitionView.bounds
    newWrapper = navigation.install(new, at: bounds, below: isPop ? oldWrapper : nil)
    if isVisible { new.deliverIsAppearing() }
    if isInteractive { KeyboardHost.current?.beginTravel(with: old?.loadedView) }
    if leavesFocusAtBegin { old?.loadedView?.resignFocusInside(isGone: isPop) }
    navigation.adoptScrollView(of: new)
    navigation.navigationBar.beginTransition(to: navigation.stack.map(\.navigationItem))
    addShade()
    navigation.transitionView.isUserInteractionEnabled = isInteractive || !isAnimated
    UIView.performWithoutAnimation {
      newWrapper?.layoutTreeIfNeeded()
      move(to: 0)
    }
  }

  private func addShade() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    shade.isUserInteractionEnabled = false
    shade.frame = navigation.transitionView.bounds
    let upper = isPop ? oldWrapper : newWrapper
    guard let upper else { return }
    navigation.transitionView.insertSubview(shade, belowSubview: upper)
  }

  /// Moves the screens to a progress: 0 shows the old screen, 1 the new one.
  func move(to progress: CGFloat) {
    let opening = isPop ? 1 - progress : progress
    let (upper, lower) = isPop ? (oldWrapper, newWrapper) : (newWrapper, oldWrapper)
    upper?.frame.origin.x = width * (1 - opening)
    lower?.frame.origin.x = -0.3 * width * opening
    if isInteractive { KeyboardHost.current?.travel(to: upper?.frame.minX ?? 0) }
    shade.alpha = opening
    coordinator.percentComplete = progress
    navigation.navigationBar.setTransition(progress)
  }

  // MARK: End

  func complete(velocityFactor: TimeInterval = 1) {
    coordinator.endInteraction(isCancelled: false)
    if !isInteractive { giveFocus(to: new) }
    run(to: 1, duration: UIViewController.choices.pushDuration * velocityFactor) { [self] in
      finish()
    }
  }

  func cancel() {
    coordinator.endInteraction(isCancelled: true)
    run(to: 0, duration: UIViewController.choices.pushDuration * 0.6) { [self] in finishCancel() }
  }

  private func giveFocus(to controller: UIViewController?) {
    guard let controller, let focus = controller.preservedFocus else { return }
    controller.preservedFocus = nil
    focus.restore(replacing: nil)
  }

  private func run(to progress: CGFloat, duration: TimeInterval, _ end: @escaping () -> Void) {
    let change = { [self] in
      move(to: progress)
      if progress == 1 { coordinator.runAlongside() }
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      return HeadlessLoop.main.afterCommit(end)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .systemTransition, animations: change,
      completion: { _ in end() })
  }

  private func finish() {
    if isInteractive { old?.loadedView?.resignFocusInside(isGone: isPop) }
    tidyUp(leaving: old, oldWrapper, restoring: nil)
    if isInteractive {
      KeyboardHost.current?.endTravel(isCancelled: false)
      giveFocus(to: new)
    }
    navigation.layOutBar()
    if isVisible {
      old?.endAppearance()
      new.endAppearance()
    }
    coordinator.finish()
    if isPop, let old, !navigation.stack.contains(where: { $0 === old }) {
      old.removeFromParent()
    } else if !isPop {
      new.didMove(toParent: navigation)
    }
    navigation.delegate?.navigationController(navigation, didShow: new, animated: isAnimated)
    navigation.transitionDidEnd()
  }

  private func finishCancel() {
    guard let old else { return }
    navigation.shown = old
    tidyUp(leaving: new, newWrapper, restoring: oldItems)
    if isVisible {
      new.beginAppearance(false, animated: isAnimated)
      new.endAppearance()
      old.beginAppearance(true, animated: isAnimated)
      old.endAppearance()
    }
    if leavesFocusAtBegin { giveFocus(to: old) }
    old.preservedFocus = nil
    KeyboardHost.current?.endTravel(isCancelled: true)
    coordinator.finish()
    navigation.transitionDidEnd()
  }

  private func tidyUp(
    leaving controller: UIViewController?, _ wrapper: UIView?, restoring items: [UINavigationItem]?
  ) {
    controller?.managingAppearance {
      controller?.loadedView?.removeFromSuperview()
      wrapper?.removeFromSuperview()
    }
    shade.removeFromSuperview()
    navigation.transitionView.isUserInteractionEnabled = true
    navigation.navigationBar.endTransition(restoring: items)
    if navigation.activeTransition === coordinator { navigation.activeTransition = nil }
  }
}
