import Foundation

/// A view that a collection view creates, places as its layout says, and reuses.
///
/// If the layout lets views size themselves, the size of the view is that of `sizeThatFits(_:)`.
/// Auto Layout is not implemented.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The attributes that were applied last. Equal attributes are not applied again.
  var layoutAttributes: UICollectionViewLayoutAttributes?
  /// The element that the view shows; nil while the view is kept for reuse or fades out.
  var element: CollectionElement?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  /// Called with the attributes, so that a subclass can apply attributes of its own. The standard
  /// attributes have already been applied.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

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
    guard layoutAttributes.map({ !$0.isEqual(attributes) }) ?? true else { return }
    layoutAttributes = attributes.duplicate
    let values = attributes.values
    bounds.size = values.size
    center = values.center
    layer.transform = values.transform
    alpha = values.alpha
    layer.zPosition = CGFloat(values.zIndex)
    if isHidden != values.isHidden { isHidden = values.isHidden }
    apply(attributes)
  }
}
