import Foundation

/// A row of a list. It draws the separator below itself and, in an inset list, the round corners of
/// its section. The measurements are those of table cells (K). Content configurations and
/// accessories are not implemented.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private static let radius: CGFloat = 10
  private static let margin: CGFloat = 16
  private static let shortest: CGFloat = 44

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  private let separator = UIView()
  private let background = UIView()
  private var look = ListRowLook() { didSet { updateBackground() } }

  open override var isSelected: Bool { didSet { updateBackground() } }
  open override var isHighlighted: Bool { didSet { updateBackground() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    background.isUserInteractionEnabled = false
    insertSubview(background, at: 0)
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
    updateBackground()
  }

  override func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    super.setLayoutAttributes(attributes)
    guard let new = attributes.values.list, new != look else { return }
    look = new
    separator.isHidden = !new.showsSeparator
    var corners: CACornerMask = []
    if new.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if new.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.radius
    layer.maskedCorners = corners
  }

  private func updateBackground() {
    let isTouched = isSelected || isHighlighted
    background.backgroundColor =
      isTouched
      ? .systemGray4 : look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let hairline = 1 / (window?.screen ?? .main).scale
    let left = Self.margin + CGFloat(indentationLevel) * indentationWidth
    separator.frame = CGRect(
      x: left, y: bounds.height - hairline, width: max(0, bounds.width - left), height: hairline)
  }

  /// Returns a height of 44 points, the minimum for a touch target. Subclasses with content of
  /// their own override this method.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.shortest)
  }
}
