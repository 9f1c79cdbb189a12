import Foundation

/// The box of an alert, or the two groups of an action sheet, with the measurements of iOS 13 to 18
/// (K).
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private let box = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let cancelBox = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = UIView()
  private var lines: [UIView] = []
  private var buttons: [AlertButton] = []
  private var isStale = true

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }
  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: CGRect(x: 0, y: 0, width: 270, height: 100))
    for part in [box, cancelBox] {
      part.clipsToBounds = true
      part.layer.cornerRadius = isSheet ? 13 : 14
      part.layer.cornerCurve = .continuous
      addSubview(part)
    }
    cancelBox.backgroundColor = .secondarySystemGroupedBackground
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      box.contentView.addSubview(label)
    }
    fieldBox.layer.cornerRadius = 5
    fieldBox.layer.borderWidth = 0.5
    fieldBox.backgroundColor = .systemBackground
    fieldBox.clipsToBounds = true
    box.contentView.addSubview(fieldBox)
  }

  required init?(coder: NSCoder) { nil }

  func contentDidChange() {
    isStale = true
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Content

  private func refresh() {
    guard isStale else { return }
    isStale = false
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    for old in lines + buttons { old.removeFromSuperview() }
    lines = []
    buttons = controller.orderedActions.map { action in
      let button = AlertButton(
        action, isBold: controller.isBold(action), fontSize: isSheet ? 20 : 17)
      button.onTap = { [weak controller] in controller?.choose(action) }
      return button
    }
    for field in controller.textFields ?? [] where field.superview !== fieldBox {
      fieldBox.addSubview(field)
    }
  }

  private var hasOwnCancelBox: Bool { isSheet && buttons.last?.action.style == .cancel }

  /// Returns whether an alert's buttons are side by side: there are two, and both fit.
  private func areInRow(width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    refresh()
    return CGSize(width: size.width, height: arrange(width: size.width, applies: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
    for line in lines { line.removeFromSuperview() }
    lines = []
    _ = arrange(width: bounds.width, applies: true)
  }

  private func arrange(width: CGFloat, applies: Bool) -> CGFloat {
    var y = arrangeTexts(width: width, applies: applies)
    let boxed = hasOwnCancelBox ? buttons.dropLast() : buttons[...]
    if areInRow(width: width) {
      if applies {
        addLine(CGRect(x: 0, y: y, width: width, height: 1 / 3))
        addLine(CGRect(x: width / 2, y: y, width: 1 / 3, height: buttonHeight))
        for (index, button) in boxed.enumerated() {
          put(
            button, in: box.contentView,
            CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: buttonHeight))
        }
      }
      y += buttonHeight
    } else {
      for button in boxed {
        if applies {
          if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: 1 / 3)) }
          put(
            button, in: box.contentView,
            CGRect(x: 0, y: y, width: width, height: buttonHeight))
        }
        y += buttonHeight
      }
    }
    if applies { box.frame = CGRect(x: 0, y: 0, width: width, height: y) }
    cancelBox.isHidden = !hasOwnCancelBox
    guard hasOwnCancelBox, let cancel = buttons.last else { return y }
    if applies {
      cancelBox.frame = CGRect(x: 0, y: y + 8, width: width, height: buttonHeight)
      put(cancel, in: cancelBox, cancelBox.bounds)
    }
    return y + 8 + buttonHeight
  }

  /// Lays out the title, the message and the fields. Returns the y coordinate at which the buttons
  /// begin.
  private func arrangeTexts(width: CGFloat, applies: Bool) -> CGFloat {
    let inner = width - 32
    let top: CGFloat = isSheet ? 14 : 19
    var y = top
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      if y > top { y += isSheet ? 12 : 3 }
      if applies { label.frame = CGRect(x: 16, y: y, width: inner, height: height) }
      y += height
    }
    let fields = controller.textFields ?? []
    if !fields.isEmpty {
      y += 16
      let height = 26 * CGFloat(fields.count)
      if applies {
        fieldBox.frame = CGRect(x: 16, y: y, width: inner, height: height)
        for (index, field) in fields.enumerated() {
          field.frame = CGRect(x: 5, y: 26 * CGFloat(index) + 1, width: inner - 10, height: 24)
          if index > 0 {
            addLine(
              CGRect(x: 0, y: 26 * CGFloat(index), width: inner, height: 1 / 3), to: fieldBox)
          }
        }
      }
      y += height
    }
    fieldBox.isHidden = fields.isEmpty
    return y > top ? y + (isSheet ? 14 : 19) : 0
  }

  private func put(_ button: AlertButton, in parent: UIView, _ frame: CGRect) {
    if button.superview !== parent { parent.addSubview(button) }
    button.frame = frame
  }

  private func addLine(_ frame: CGRect, to parent: UIView? = nil) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    (parent ?? box.contentView).addSubview(line)
    lines.append(line)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}
