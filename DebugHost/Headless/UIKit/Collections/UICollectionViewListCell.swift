import Foundation

/// A row of a plain list. It draws the separator below itself. The measurements are those of table
/// cells (K). Content configurations and accessories are not implemented.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private static let margin: CGFloat = 16
  private static let shortest: CGFloat = 44

  private let separator = UIView()
  private let background = UIView()

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
    background.backgroundColor = .systemBackground
    insertSubview(background, at: 0)
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let hairline = 1 / (window?.screen ?? .main).scale
    separator.frame = CGRect(
      x: Self.margin, y: bounds.height - hairline, width: max(0, bounds.width - Self.margin),
      height: hairline)
  }

  /// Returns a height of 44 points, the minimum for a touch target. Subclasses with content of
  /// their own override this method.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.shortest)
  }
}
