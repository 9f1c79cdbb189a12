import UIKit

/// FLEX's toolbar with its five items. In this stand-in, only menu and close are enabled.
final class FLEXToolbar: UIView {
  static let height: CGFloat = 50
  private var items: [UIButton] = []

  init(onMenu: @escaping () -> Void, onClose: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 10
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    let actions: [(String, (() -> Void)?)] = [
      ("menu", onMenu), ("views", nil), ("select", nil), ("move", nil), ("close", onClose),
    ]
    for (title, action) in actions {
      let item = UIButton(type: .system)
      item.setTitle(title, for: .normal)
      item.titleLabel?.font = .systemFont(ofSize: 13)
      item.isEnabled = action != nil
      if let action { item.addAction(UIAction { _ in action() }, for: .touchUpInside) }
      addSubview(item)
      items.append(item)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      item.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
