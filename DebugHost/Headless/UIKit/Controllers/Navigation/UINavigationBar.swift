import Foundation

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}

/// The bar above the content of a navigation controller. It shows the title, the back button and
/// the bar button items (A; measurements K).
///
/// The bar is transparent while the content is at its top, and has a material while content is
/// under the bar, as on iOS 15 and later. The stand-in does not shrink large titles when the
/// content scrolls.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var prefersLargeTitles = false { didSet { itemsDidChange() } }
  open var barTintColor: UIColor? { didSet { backgroundMayHaveChanged() } }
  open var items: [UINavigationItem]? {
    didSet { itemsDidChange() }
  }

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let shadow = UIView()
  private(set) var content: NavigationBarContent?
  private var incoming: NavigationBarContent?
  private weak var searchBar: UISearchBar?
  private var isTransitioning = false
  /// Called when the user taps the back button. If it is nil, the bar pops its top item.
  var onBack: (() -> Void)?
  /// The height of the background above the bar, in points.
  var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether content has scrolled under the bar.
  var liesOnContent = false {
    didSet { if liesOnContent != oldValue { backgroundMayHaveChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    shadow.backgroundColor = .separator
    background.contentView.addSubview(shadow)
    addSubview(background)
    backgroundMayHaveChanged()
  }

  private func backgroundMayHaveChanged() {
    background.contentView.backgroundColor = barTintColor
    background.alpha = liesOnContent || barTintColor != nil ? 1 : 0
  }

  // MARK: Items

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    items?.popLast()
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  private func itemsDidChange() {
    for item in items ?? [] { item.onChange = { [weak self] in self?.itemsDidChange() } }
    guard !isTransitioning else { return }
    replaceContent()
    superview?.setNeedsLayout()
  }

  /// Shows the search bar of the top item. It stays in place while other properties of the item
  /// change, because the user may be editing in it.
  private func placeSearchBar() {
    let wanted = topItem?.searchController?.searchBar
    if wanted !== searchBar {
      searchBar?.removeFromSuperview()
      searchBar = wanted
      if let wanted { addSubview(wanted) }
    }
    if let wanted { bringSubviewToFront(wanted) }
  }

  private func replaceContent() {
    content?.removeFromSuperview()
    content = makeContent()
    if let content { addSubview(content) }
    placeSearchBar()
    setNeedsLayout()
  }

  private func makeContent() -> NavigationBarContent? {
    guard let item = topItem else { return nil }
    let content = NavigationBarContent(
      item: item, back: backItem, isLarge: showsLargeTitle(of: item), barHeight: Self.rowHeight)
    content.onBack = { [weak self] in self?.backTapped() }
    return content
  }

  private func backTapped() {
    if let topItem, delegate?.navigationBar(self, shouldPop: topItem) == false { return }
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  // MARK: Size

  static let rowHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  func showsLargeTitle(of item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, let item else { return false }
    return item.largeTitleDisplayMode != .never && item.largeTitleDisplayMode != .inline
  }

  /// Whether the bar's row is away because the user has scrolled the content up (T4.24.2).
  var isMinimised = false

  func height(for item: UINavigationItem?) -> CGFloat {
    (isMinimised ? 0 : Self.rowHeight) + (showsLargeTitle(of: item) ? Self.largeTitleHeight : 0)
      + (item?.searchController == nil ? 0 : Self.searchHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: topItem))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    shadow.frame = CGRect(
      x: 0, y: background.bounds.height, width: bounds.width, height: 1 / 3)
    content?.frame = bounds
    incoming?.frame = bounds
    searchBar?.frame = CGRect(
      x: 8, y: bounds.height - Self.searchHeight, width: bounds.width - 16,
      height: Self.searchHeight)
  }

  // MARK: Transitions

  /// Adds the content of the new top item over that of the old one. The new content fades in during
  /// the transition.
  func beginTransition(to items: [UINavigationItem]) {
    guard content != nil else {
      self.items = items
      return
    }
    isTransitioning = true
    self.items = items
    guard let new = makeContent() else { return }
    incoming = new
    new.alpha = 0
    new.frame = bounds
    addSubview(new)
    new.layoutTreeIfNeeded()
  }

  /// Shows the old item at a progress of 0, and the new item at 1.
  func setTransition(_ progress: CGFloat) {
    content?.alpha = 1 - progress
    incoming?.alpha = progress
  }

  func endTransition(restoring items: [UINavigationItem]?) {
    incoming?.removeFromSuperview()
    incoming = nil
    isTransitioning = false
    if let items { self.items = items } else { replaceContent() }
  }
}
