import Foundation

/// Decides which tabs the user can select, and is notified of selections. The methods are optional
/// on iOS.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Shows one of several controllers, each with a tab (A; order of callbacks and looks K).
///
/// When the selection changes, the callbacks come in this order, without an animation: *new
/// will-appear, old will-disappear, old did-disappear, new did-appear*. A tab that leaves loses the
/// focus, because its view leaves the window (T4.4.20). It does not get the focus back.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()
  private let transitionView = UITransitionView()
  private weak var shown: UIViewController?
  private var selection = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(transitionView)
    container.addSubview(tabBar)
    tabBar.delegate = self
    container.onLayout = { [weak self] in self?.layOut() }
    view = container
    showSelection()
  }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    didSet { viewControllersDidChange(from: oldValue ?? []) }
  }

  private func viewControllersDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.setItems(new.map { $0.tabBarItem }, animated: false)
    selection = min(selection, max(0, new.count - 1))
    if isViewLoaded { showSelection() }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      guard viewControllers?.indices.contains(newValue) ?? false else { return }
      selection = newValue
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if isViewLoaded { showSelection() }
    }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let chosen = viewControllers?.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    if chosen === selectedViewController {
      // A tap on the selected tab pops its stack to the root.
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = chosen
    delegate?.tabBarController(self, didSelect: chosen)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Showing

  private func showSelection() {
    let (old, new) = (shown, selectedViewController)
    guard old !== new else { return }
    shown = new
    let isVisible = isAppearingOrAppeared
    if isVisible {
      new?.beginAppearance(true, animated: false)
      old?.beginAppearance(false, animated: false)
    }
    if let old {
      let wrapper = old.viewIfLoaded?.superview
      old.managingAppearance {
        old.viewIfLoaded?.removeFromSuperview()
        wrapper?.removeFromSuperview()
      }
    }
    if let new {
      updateSafeArea(of: new)
      new.managingAppearance {
        let wrapper = UIViewControllerWrapperView(holding: new.view, frame: transitionView.bounds)
        transitionView.addSubview(wrapper)
      }
      if isVisible { new.deliverIsAppearing() }
      new.barsScrollView?.isContentOfContainer = true
    }
    view.setNeedsLayout()
    guard isVisible else { return }
    HeadlessLoop.main.afterCommit {
      old?.endAppearance()
      new?.endAppearance()
    }
  }

  /// Whether a screen on the stack of the selected tab hides the bar to have the whole height.
  private var hidesBar: Bool {
    (selectedViewController as? UINavigationController)?.stack.contains {
      $0.hidesBottomBarWhenPushed
    } ?? false
  }

  /// Called when a stack inside a tab has changed. Without an animation, the bar hides or appears
  /// within the call (`hidesBottomBarWhenPushed`).
  func bottomBarMayHaveChanged(animated: Bool) {
    guard isViewLoaded else { return }
    if animated { view.setNeedsLayout() } else { layOut() }
  }

  private func layOut() {
    let height = TabBarMetrics.height(in: view)
    tabBar.isHidden = hidesBar
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for child in children { updateSafeArea(of: child) }
  }

  private func updateSafeArea(of child: UIViewController) {
    child.containerSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: hidesBar ? 0 : UITabBar.rowHeight, right: 0)
  }
}

@MainActor
private enum TabBarMetrics {
  static func height(in view: UIView) -> CGFloat {
    UITabBar.rowHeight + view.safeAreaInsets.bottom
  }
}
