import Foundation

/// A view that a collection view creates, places as its layout says, and reuses.
///
/// If the layout lets cells size themselves, the size of a cell is that of `sizeThatFits(_:)`. Auto
/// Layout is not implemented.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The frame that was applied last. The same frame is not applied again.
  var layoutAttributes: UICollectionViewLayoutAttributes?
  /// The item that the view shows; nil while the view is kept for reuse or fades out.
  var item: TableRow?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  /// Returns the attributes with the size that the view prefers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate
    let size = sizeThatFits(layoutAttributes.size)
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 {
      preferred.size = size
    }
    return preferred
  }

  func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    guard layoutAttributes?.frame != attributes.frame else { return }
    layoutAttributes = attributes.duplicate
    let frame = attributes.frame
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    alpha = 1
  }
}
