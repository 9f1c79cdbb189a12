import Foundation

/// One segment of a segmented control: a title.
final class SegmentView: UIView {
  private static let margin: CGFloat = 11
  private let label = UILabel()

  convenience init(title: String) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.textAlignment = .center
    isAccessibilityElement = true
    accessibilityLabel = title
    addSubview(label)
    show(isChosen: false, isPressed: false, isEnabled: true)
  }

  var naturalWidth: CGFloat {
    // Measures the title in the font of a selected segment, so that a selection moves nothing.
    let font = label.font
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    let width = label.intrinsicContentSize.width
    label.font = font
    return width.rounded(.up) + 2 * Self.margin
  }

  func show(isChosen: Bool, isPressed: Bool, isEnabled: Bool) {
    label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
    label.textColor = isEnabled ? .label : .tertiaryLabel
    label.alpha = isPressed ? 0.2 : 1
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
  }
}
