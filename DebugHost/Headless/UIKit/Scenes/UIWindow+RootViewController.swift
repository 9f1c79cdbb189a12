import Foundation

extension UIWindow {
  /// Replaces the old root controller's view with the new root controller's view, which fills the
  /// window (T4.7.18, T4.7.19).
  func rootViewControllerDidChange(from old: UIViewController?) {
    if let old {
      old.beginAppearance(false, animated: false)
      for view in subviews where view is UITransitionView { view.removeFromSuperview() }
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance(animated: false)
    }
    guard let controller = rootViewController, let view = controller.view else { return }
    let transition = UITransitionView(frame: bounds)
    let shadow = UIDropShadowView(frame: transition.bounds)
    for container in [transition, shadow] {
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.frame = shadow.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.addSubview(view)
    transition.addSubview(shadow)
    insertSubview(transition, at: 0)
    updateRootAppearance()
  }

  /// Makes the root controller appear or disappear with its window. The "did" callback follows the
  /// next commit.
  func updateRootAppearance() {
    guard let controller = rootViewController, controller.isAppearingOrAppeared == isHidden else {
      return
    }
    controller.beginAppearance(!isHidden, animated: false)
    HeadlessLoop.main.afterCommit { [weak controller] in controller?.endAppearance(animated: false)
    }
  }
}
