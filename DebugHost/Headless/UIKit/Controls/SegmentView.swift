import Foundation

/// One segment of a segmented control: a title or an image.
final class SegmentView: UIView {
  private static let margin: CGFloat = 11
  private let label = UILabel()
  private let picture = UIImageView()

  var action: UIAction?
  /// The width that the app has set, in points, or zero if the control chooses the width.
  var fixedWidth: CGFloat = 0
  var isChoosable = true

  convenience init(title: String?, image: UIImage?, action: UIAction?) {
    self.init(frame: .zero)
    self.action = action
    isUserInteractionEnabled = false
    label.textAlignment = .center
    isAccessibilityElement = true
    addSubview(label)
    addSubview(picture)
    set(title: title, image: image)
    show(isChosen: false, isPressed: false, isEnabled: true)
  }

  private(set) var title: String?
  var image: UIImage? { picture.image }

  /// Sets the title and the image. An image takes the place of the title.
  func set(title: String?, image: UIImage?) {
    self.title = title
    label.text = image == nil ? title : nil
    picture.image = image
    accessibilityLabel = title
    setNeedsLayout()
  }

  var naturalWidth: CGFloat {
    // Measures the title in the font of a selected segment, so that a selection moves nothing.
    let font = label.font
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    let content = image?.size.width ?? label.intrinsicContentSize.width
    label.font = font
    return content.rounded(.up) + 2 * Self.margin
  }

  func show(isChosen: Bool, isPressed: Bool, isEnabled: Bool) {
    label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
    label.textColor = isEnabled ? .label : .tertiaryLabel
    label.alpha = isPressed ? 0.2 : 1
    picture.alpha = label.alpha
    picture.tintColor = label.textColor
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
