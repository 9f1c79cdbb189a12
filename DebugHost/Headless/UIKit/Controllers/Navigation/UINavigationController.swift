// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A stack of controllers under a bar, with the back swipe (A; order of callbacks O; measurements
/// and times K).
///
/// The stack changes at once. The screen follows in the next layout pass (O:
/// `_startDeferredTransitionIfNeeded:` under `layoutSubviews`). The responder chain of a child is
/// *its view's wrapper → UINavigationTransitionView → UILayoutContainerView → the navigation
/// controller* (T4.3.7). `+Transition` contains the pushes and pops, `+BackSwipe` the interactive
/// pop, and `+Layout` the bar and the safe area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The duration of hiding and showing the bar, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar = UINavigationBar()
  private var backSwipe: UIGestureRecognizer?
  let transitionView = UINavigationTransitionView()
  var stack: [UIViewController] = []
  /// The controller on the screen. During a transition it is already the new one.
  var shown: UIViewController?
  /// Whether to animate the change of `stack` that is not on the screen yet; nil if the screen
  /// already shows the current stack.
  var pendingAnimated: Bool?
  var running: NavigationTransition?
  var popAction: GestureAction?
  var popGate: BackSwipeGate?

  // MARK: Initialisers

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.clipsToBounds = true
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    container.onLayout = { [weak self] in self?.layOut() }
    view = container
    backSwipe = makeBackSwipe(in: container)
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }), viewController !== self else {
      return print("UINavigationController: \(type(of: viewController)) is on the stack already.")
    }
    changeStack(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bar

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  var hidesBar = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? Double(Self.hideShowBarDuration) : 0) { [self] in
      layOutBar()
    }
    view.setNeedsLayout()
  }

  // MARK: Appearance

  package override func prepareToAppear() {
    loadViewIfNeeded()
    showTopAtOnce()
  }

  /// While the bar is visible, the navigation controller determines the status bar's style, and not
  /// its top controller (A).
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
