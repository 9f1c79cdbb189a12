import Foundation

/// The delegate of a tab bar. On iOS, its method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom of a tab bar controller. It is 49 points high, plus the bottom safe area
/// (K).
@preconcurrency @MainActor
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  open weak var selectedItem: UITabBarItem? { didSet { update() } }
  open var unselectedItemTintColor: UIColor? { didSet { update() } }

  static let rowHeight: CGFloat = 49
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let shadow = UIView()
  private var buttons: [TabBarButton] = []

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
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      item.onChange = { [weak button] in button?.update() }
      addSubview(button)
      return button
    }
    update()
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func update() {
    for button in buttons {
      button.rest = unselectedItemTintColor ?? .systemGray
      button.isSelected = button.item === selectedItem
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    shadow.frame = CGRect(x: 0, y: -1 / 3, width: bounds.width, height: 1 / 3)
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: Self.rowHeight)
    }
  }
}

/// The button of one tab.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  var rest = UIColor.systemGray { didSet { update() } }
  private let picture = UIImageView(image: nil)
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 9
    picture.contentMode = .center
    for view in [picture, label, badge] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  func update() {
    let color: UIColor = isSelected ? tintColor : rest
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = color
    label.text = item.title
    label.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: bounds.midX - 16, y: 4, width: 32, height: 28)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 12)
    let width = max(18, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
  }
}
