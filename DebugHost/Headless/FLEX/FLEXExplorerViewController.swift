import UIKit

/// The root controller of FLEX's window. It has the toolbar and presents the tools (flex.md 3.2,
/// 3.3, 3.5).
final class FLEXExplorerViewController: UIViewController {
  private lazy var toolbar = FLEXToolbar(
    onMenu: { [weak self] in
      if self?.presentedViewController == nil { self?.present(FLEXGlobalsViewController()) }
    },
    onClose: { [weak self] in self?.view.window?.isHidden = true })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    view.addSubview(toolbar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    toolbar.frame = CGRect(x: area.minX, y: 100, width: area.width, height: FLEXToolbar.height)
  }

  func takesTouch(at point: CGPoint, in window: UIWindow) -> Bool {
    if let presented = presentedViewController?.viewIfLoaded {
      return presented.hitTest(window.convert(point, to: presented), with: nil) != nil
    }
    return isViewLoaded && toolbar.point(inside: window.convert(point, to: toolbar), with: nil)
  }

  /// Makes FLEX's window key, then presents a tool. If another tool is presented, the method
  /// dismisses that tool first.
  func present(
    _ tool: UIViewController, _ completion: (@Sendable (UINavigationController) -> Void)? = nil
  ) {
    if presentedViewController != nil {
      return dismiss(animated: true) { [weak self] in self?.present(tool, completion) }
    }
    let navigation = FLEXNavigationController(rootViewController: tool)
    view.window?.makeKey()
    present(navigation, animated: true) { completion?(navigation) }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let window = view.window as? FLEXWindow
    super.dismiss(animated: flag, completion: completion)
    window?.handBackKey()
  }
}

/// FLEX's navigation controller. It adds a Done button to each screen that has no button on the
/// right (flex.md 2.5).
final class FLEXNavigationController: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addDone(to: topViewController)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addDone(to: viewController)
    super.pushViewController(viewController, animated: animated)
  }

  private func addDone(to controller: UIViewController?) {
    guard let item = controller?.navigationItem, item.rightBarButtonItem == nil else { return }
    let done = UIAction(title: "Done") { [weak self] _ in
      self?.presentingViewController?.dismiss(animated: true)
    }
    item.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: done)
  }
}
