import Foundation

/// The content of a navigation bar for one controller (A).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  open var title: String? { didSet { onChange?() } }
  open var titleView: UIView? { didSet { onChange?() } }
  open var backButtonTitle: String? { didSet { onChange?() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  open var hidesBackButton = false { didSet { onChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }

  /// The controller whose search bar is below the title.
  open var searchController: UISearchController? { didSet { onChange?() } }

  /// Notifies the bar that shows the item.
  var onChange: (() -> Void)?

  public init?(coder: NSCoder) {
    super.init()
  }

  init(for controller: UIViewController) {
    title = controller.title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the bar has no back button. The navigation controller then has no back swipe either
  /// (K).
  var replacesBackButton: Bool {
    hidesBackButton || (!(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton)
  }
}
