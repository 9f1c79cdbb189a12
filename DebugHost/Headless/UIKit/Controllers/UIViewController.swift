// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A view controller: a view, its appearance, its children and the controller that it presents
/// (T4.3.5 to T4.3.8, T4.7.18, T4.7.19).
///
/// `+Appearance` contains the order of the callbacks, `+Containment` the children, and
/// `+Presentation` the choice of the presenter.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, TraitObserving {
  /// The stand-in's behaviour where sources about UIKit leave a choice (`Facts/Conflicts.md`).
  package static var choices = HeadlessChoices.initial.controllers

  var loadedView: UIView?
  private var isLoadingView = false

  open var title: String? {
    didSet { titleDidChange() }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The insets of a navigation or tab controller's bars, in addition to the superview's safe area.
  package var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }
  /// The scroll views that the app has named for bars to follow.
  private var contentScrollViews: [UInt: UIScrollView] = [:]

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for part in [NSDirectionalRectEdge.top, .bottom] where edge.contains(part) {
      contentScrollViews[part.rawValue] = scrollView
    }
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }

  /// The scroll view that a large title or a tab bar follows: the named one, else the first on the
  /// way down through the first subview of each view (T4.20.48).
  package func followedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge)
      ?? sequence(first: view, next: { $0?.subviews.first }).lazy.compactMap { $0 as? UIScrollView }
      .first
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIScreen.main.model.idiom == .pad ? .all : .allButUpsideDown
  }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    view.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// The view's trait overrides. They apply to the view and its descendants.
  open var traitOverrides: any UITraitOverrides { view.traitOverrides }
  package private(set) lazy var traitObservers = TraitObservers()
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
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
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
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
  open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.statusBarNeedsAnswer() }

  // MARK: Size (`SizeTransition`; the default implementations notify the children)

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // UIKit notifies a child before its size changes (Apple), and not if its size stays the same.
      guard new != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: System edges and bars

  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Commands and editing

  /// The commands that the app has added. An override of `keyCommands` replaces them.
  private var addedCommands: [UIKeyCommand] = []

  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.append(keyCommand)
  }

  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }

  // MARK: Responder chain

  /// The view's superview or, without one, the presenting controller (T4.3.5, T4.3.7, T4.3.8,
  /// C5.12). `choices.presentedNext` can change this.
  open override var next: UIResponder? {
    let presenter = parent == nil ? presentingViewController : nil
    if Self.choices.presentedNext == .alwaysPresenter, let presenter { return presenter }
    return loadedView?.superview ?? presenter
  }

  package override var ownFocusWindow: UIWindow? { loadedView?.ownFocusWindow }

  package override var endsFocusSearch: Bool { loadedView?.window == nil }

  // MARK: Appearance

  var appearance = Appearance()

  /// Whether the children receive the appearance callbacks automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called before will-appear, so that a container can put its child's view in place.
  package func prepareToAppear() {}

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
  }
  var activeTransition: TransitionCoordinator?

  open package(set) var isMovingToParent = false
  open package(set) var isMovingFromParent = false
  open package(set) var isBeingPresented = false
  open package(set) var isBeingDismissed = false

  // MARK: Children

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Containers

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open private(set) lazy var navigationItem = UINavigationItem(for: self)
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? makeTabBarItem() }
    set { ownTabBarItem = newValue }
  }
  var ownTabBarItem: UITabBarItem?
  open var hidesBottomBarWhenPushed = false
  /// The first responder of the view when another screen took the view's place (K).
  var preservedFocus: PreservedFocus?

  /// Pushes the controller if there is a navigation controller. Otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController, navigationController !== self {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// The controller that this one presents and retains.
  var ownPresented: UIViewController?
  weak var ownPresenter: UIViewController?
  var ownPresentation: UIPresentationController?

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var presentedViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.ownPresented).first
  }

  open var presentingViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.ownPresenter).first
  }

  open var presentationController: UIPresentationController? { nearestPresentationController }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    let controller = presentationController
    return controller as? UIPopoverPresentationController
      ?? (controller as? UISheetPresentationController)?.popover
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentFromHere(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissFromHere(animated: flag, completion: completion)
  }

  /// Makes the presentation controller for a style.
  package func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    UIPresentationController.standard(for: self, style: style, presenting: presenting)
  }
}
