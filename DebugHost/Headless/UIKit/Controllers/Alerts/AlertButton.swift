import Foundation

/// A button of an alert or an action sheet.
final class AlertButton: UIControl {
  let action: UIAlertAction
  var onTap: (() -> Void)?
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    isEnabled = action.isEnabled
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    backgroundColor = isHighlighted ? .systemFill : nil
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }
}
