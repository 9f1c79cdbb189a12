import Foundation

/// Changes the stack and then brings the screen up to date.
extension UINavigationController {
  /// Changes the stack. New controllers become children at once. Popped ones are notified at once,
  /// and leave when they are off the screen (A).
  func changeStack(to new: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.filter { gone in !new.contains { $0 === gone } }
    let added = new.filter { fresh in !old.contains { $0 === fresh } }
    guard !removed.isEmpty || !added.isEmpty || zip(old, new).contains(where: { $0 !== $1 }) else {
      return
    }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    for controller in new { updateSafeArea(of: controller) }
    pendingAnimated = animated
    tabBarController?.bottomBarMayHaveChanged(animated: animated)
    guard isViewLoaded else { return settleUnseen(removed, added) }
    if appearance.state == .disappeared {
      showTopAtOnce()
      settleUnseen(removed, added)
    } else {
      // The controllers in between are on the screen neither before nor after the change, so they
      // do not wait for the transition.
      settleUnseen(removed.filter { $0 !== shown }, added.filter { $0 !== new.last })
      view.setNeedsLayout()
    }
  }

  private func settleUnseen(_ removed: [UIViewController], _ added: [UIViewController]) {
    for controller in removed where controller !== shown || !isViewLoaded {
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
    if !isViewLoaded { shown = nil }
  }

  /// Shows the top controller without a transition. Without a window, and before the first
  /// appearance, there is no transition to see.
  func showTopAtOnce() {
    guard running == nil, shown !== stack.last else { return }
    let old = shown
    shown = stack.last
    pendingAnimated = nil
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    if let old {
      old.managingAppearance { old.loadedView?.superview?.removeFromSuperview() }
      if !stack.contains(where: { $0 === old }) { old.removeFromParent() }
    }
    guard let top = shown else { return }
    install(top, at: transitionView.bounds, below: nil)
    adoptScrollView(of: top)
  }

  @discardableResult
  func install(_ controller: UIViewController, at frame: CGRect, below other: UIView?) -> UIView {
    updateSafeArea(of: controller)
    let isManaged = controller.appearance.isManaged
    controller.appearance.isManaged = true
    let wrapper = UIViewControllerWrapperView(holding: controller.view, frame: frame)
    if let other {
      transitionView.insertSubview(wrapper, belowSubview: other)
    } else {
      transitionView.addSubview(wrapper)
    }
    controller.appearance.isManaged = isManaged
    return wrapper
  }

  /// Starts the pending transition during a layout pass, unless another one is running.
  func startDeferredTransitionIfNeeded() {
    guard let animated = pendingAnimated, running == nil, viewIfLoaded?.window != nil,
      appearance.state != .disappeared
    else { return }
    pendingAnimated = nil
    guard let new = stack.last, shown !== new else {
      return navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    }
    let isPop = shown.map { old in !stack.contains { $0 === old } } ?? false
    let transition = NavigationTransition(
      in: self, from: shown, to: new, isPop: isPop,
      animated: animated && UIView.areAnimationsEnabled)
    transition.begin()
    transition.complete()
  }

  /// Requests a layout pass if the app has changed the stack during the transition.
  func transitionDidEnd() {
    running = nil
    if pendingAnimated != nil {
      view.setNeedsLayout()
    } else if shown !== stack.last {
      pendingAnimated = false
      view.setNeedsLayout()
    }
  }
}
