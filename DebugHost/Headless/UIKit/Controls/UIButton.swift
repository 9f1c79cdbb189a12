// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A control with an image and a title in a row. Fonts, sizes and dimming are UIKit's usual ones
/// (K).
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)
  private let background = UIView()

  open var titleLabel: UILabel? { label }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  // MARK: Initialisers

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    update()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    background.isHidden = true
    label.font = .systemFont(ofSize: 18)
    picture.contentMode = .scaleAspectFit
    for view in [background, picture] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    update()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty {
      if configuration != nil, configuration?.title == nil { configuration?.title = action.title }
      setTitle(action.title, for: .normal)
    }
    if let image = action.image {
      if configuration != nil, configuration?.image == nil { configuration?.image = image }
      setImage(image, for: .normal)
    }
    isEnabled = !action.attributes.contains(.disabled)
  }

  package override var isPrimaryActionTriggeredByTap: Bool { true }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] ?? titleColors[.normal] { return color }
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The app's own label or, without one, the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    update()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    update()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  /// Calls `updateConfiguration()`, in which the handler can change the configuration. Calls from
  /// inside the handler have no effect.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  private var isUpdatingConfiguration = false

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func update() {
    label.text = currentTitle
    // A button that never had a title has no label inside (T4.6.28).
    if label.superview == nil, label.text?.isEmpty == false { addSubview(label) }
    picture.image = currentImage
    if let configuration {
      let tint = tintColor ?? .systemBlue
      let color = configuration.foreground(tint: tint, state: state)
      label.font = .systemFont(ofSize: 17)
      label.textColor = color
      picture.tintColor = color
      background.backgroundColor = configuration.background(tint: tint, state: state)
      background.isHidden = background.backgroundColor == nil
    } else {
      background.isHidden = true
      label.textColor = currentTitleColor
      picture.tintColor = isEnabled ? tintColor : .tertiaryLabel
    }
    let dims = configuration == nil && isHighlighted && buttonType != .custom
    label.alpha = dims ? 0.2 : 1
    picture.alpha = dims ? 0.2 : 1
  }

  // MARK: Size and layout

  private var insets: UIEdgeInsets {
    guard let configured = configuration?.contentInsets else { return contentEdgeInsets }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: configured.top, left: isReversed ? configured.trailing : configured.leading,
      bottom: configured.bottom, right: isReversed ? configured.leading : configured.trailing)
  }

  private var padding: CGFloat {
    label.text?.isEmpty ?? true || picture.image == nil ? 0 : configuration?.imagePadding ?? 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
    var content = CGSize(
      width: text.width + padding + image.width, height: max(text.height, image.height))
    if configuration == nil, content.width <= 0, contentEdgeInsets == .zero {
      // A button with neither a title nor an image has this size (T4.6.28).
      content = CGSize(width: 30, height: 34)
    } else if configuration == nil, text.height > 0, contentEdgeInsets == .zero {
      content.width = max(30, content.width)
      content.height = max(text.height + 12, image.height)
    }
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).title
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    background.frame = bounds
    background.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// Returns the frames of the image and the title, which form one group. The title is truncated if
  /// there is too little room.
  private func places(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = picture.image?.size ?? .zero
    let natural = label.intrinsicContentSize
    let room = max(0, content.width - image.width - padding)
    let text = CGSize(width: min(natural.width, room), height: min(natural.height, content.height))
    let width = image.width + padding + text.width
    let start = horizontalStart(of: width, in: content)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageX = isReversed ? start + width - image.width : start
    let textX = isReversed ? start : start + image.width + padding
    func rect(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: pixel(x), y: pixel(verticalStart(of: size.height, in: content)), width: size.width,
        height: size.height)
    }
    return (rect(imageX, image), rect(textX, text))
  }

  private func horizontalStart(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: content.minX
    case .right: content.maxX - width
    default: content.midX - width / 2
    }
  }

  private func verticalStart(of height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: content.midY - height / 2
    case .top: content.minY
    case .bottom: content.maxY - height
    }
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }
}
