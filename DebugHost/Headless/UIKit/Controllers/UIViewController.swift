import Foundation

/// A view controller: a view, its appearance and its children (T4.3.5 to T4.3.8, T4.7.18, T4.7.19).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  private var isLoadingView = false
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  private var appearance = Appearance.disappeared

  private enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  open var title: String?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }
  open internal(set) weak var presentingViewController: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView != nil { viewDidLoad() }
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Chain

  /// The view's superview while there is one, else whoever presented this (T4.3.5, T4.3.7, T4.3.8, C5.12).
  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  package override var ownFocusWindow: UIWindow? { loadedView?.ownFocusWindow }

  // MARK: Appearance

  /// Runs will-appear and its companions, for the children too.
  package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    default:
      return
    }
    for child in children where child.loadedView?.superview != nil {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  package func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    default:
      return
    }
    for child in children { child.endAppearance(animated: animated) }
  }

  package var isAppearingOrAppeared: Bool { appearance == .appearing || appearance == .appeared }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
