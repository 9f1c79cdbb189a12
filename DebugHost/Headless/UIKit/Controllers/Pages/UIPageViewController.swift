import Foundation

/// Shows one of several pages. On iOS the user turns the pages by scrolling. In the stand-in only
/// code turns them.
///
/// The pages are in a paging scroll view, with the visible page in the middle (K). Many apps look
/// for that scroll view among the view's subviews.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open private(set) var viewControllers: [UIViewController]?
  private let scrollView = UIScrollView()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let isAcross = navigationOrientation == .horizontal
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: isAcross ? 3 * size.width : size.width,
      height: isAcross ? size.height : 3 * size.height)
    let middle = CGPoint(x: isAcross ? size.width : 0, y: isAcross ? 0 : size.height)
    scrollView.contentOffset = middle
    viewControllers?.first?.view.frame = CGRect(origin: middle, size: size)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for page in self.viewControllers ?? [] where viewControllers?.contains(page) != true {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    self.viewControllers = viewControllers
    for page in viewControllers ?? [] where page.parent !== self {
      addChild(page)
      loadViewIfNeeded()
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutIfNeeded()
    completion?(true)
  }
}
