import Foundation

/// The content of a navigation bar for one item.
final class NavigationBarContent: UIView {
  private let item: UINavigationItem
  private let isLarge: Bool
  private let barHeight: CGFloat
  private let title = UILabel()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var back: UIButton?
  var onBack: (() -> Void)?

  init(item: UINavigationItem, back previous: UINavigationItem?, isLarge: Bool, barHeight: CGFloat)
  {
    self.item = item
    self.isLarge = isLarge
    self.barHeight = barHeight
    super.init(frame: .zero)
    title.text = item.title
    title.font =
      isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = isLarge ? .natural : .center
    addSubview(title)
    if let titleView = item.titleView {
      title.isHidden = true
      addSubview(titleView)
    }
    if let previous, !item.replacesBackButton { addBackButton(to: previous) }
    leading = (item.leftBarButtonItems ?? []).compactMap { $0.makeView() }
    trailing = (item.rightBarButtonItems ?? []).compactMap { $0.makeView() }
    for view in leading + trailing { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func addBackButton(to previous: UINavigationItem) {
    let button = UIButton(type: .system)
    let chevron = UIImage(
      systemName: isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    button.setImage(chevron, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    let isMinimal =
      item.backButtonDisplayMode == .minimal || previous.backButtonDisplayMode == .minimal
    let word = previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title
    let text = (word ?? "").isEmpty || (word ?? "").count > 14 ? "Back" : word ?? "Back"
    if !isMinimal { button.setTitle(" " + text, for: .normal) }
    button.accessibilityIdentifier = "BackButton"
    button.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    addSubview(button)
    back = button
  }

  private var isRightToLeft: Bool {
    UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
    guard isRightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  /// Lays out the content from left to right. For a right-to-left language, `layoutSubviews()`
  /// mirrors the content.
  private func layOut() {
    var left: CGFloat = 16
    if let back {
      let size = back.sizeThatFits(.zero)
      back.frame = CGRect(x: 8, y: 0, width: size.width, height: barHeight)
      left = back.frame.maxX + 8
    }
    for view in leading { left = place(view, from: left, forward: true) }
    var right = bounds.width - 16
    for view in trailing { right = place(view, from: right, forward: false) }
    if isLarge {
      title.frame = CGRect(x: 16, y: barHeight, width: bounds.width - 32, height: 52 - 8)
      return
    }
    let room = CGRect(x: left, y: 0, width: max(0, right - left), height: barHeight)
    let target = item.titleView ?? title
    let natural = target === title ? title.intrinsicContentSize : target.bounds.size
    let width = min(natural.width, room.width)
    // The title is in the middle of the bar if there is room for it.
    let x = min(max(bounds.midX - width / 2, room.minX), room.maxX - width)
    target.frame = CGRect(
      x: x, y: (barHeight - natural.height) / 2, width: width, height: natural.height)
  }

  private func place(_ view: UIView, from x: CGFloat, forward: Bool) -> CGFloat {
    let natural =
      view.bounds.width > 0 && !(view is UIButton) ? view.bounds.size : view.sizeThatFits(.zero)
    let width = max(natural.width, view.bounds.width > 0 && view is UIButton ? 8 : 0)
    let height = view is UIButton ? barHeight : min(natural.height, barHeight)
    view.frame = CGRect(
      x: forward ? x : x - width, y: (barHeight - height) / 2, width: width, height: height)
    return forward ? x + width + 8 : x - width - 8
  }
}
