import Foundation

/// A view that a collection makes, places by its layout's word, and uses again.
///
/// Its size fits its `sizeThatFits(_:)` where the layout lets views size themselves (Auto Layout is not here).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// What was applied last, so that the same values are not applied again.
  var layoutAttributes: UICollectionViewLayoutAttributes?
  /// What the view shows now; nil while it waits.
  var element: CollectionElement?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  /// For values of a subclass of the attributes; the standard ones are applied before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the view would like.
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
