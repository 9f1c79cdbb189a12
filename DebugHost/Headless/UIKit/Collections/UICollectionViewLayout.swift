// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// Computes the places of everything in a collection view. Subclasses override its methods.
///
/// The collection view calls `prepare()`, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)`. Decoration views, transitions under a finger, and
/// interactive reordering are not implemented.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?

  open var collectionView: UICollectionView? { owner }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Places

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = CollectionMaker.context(type(of: self).invalidationContextClass)
    context.everything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { CollectionMaker.context(type(of: self).invalidationContextClass) }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = CollectionMaker.context(type(of: self).invalidationContextClass)
    context.preferred = preferredAttributes
    if preferredAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [preferredAttributes.indexPath])
    }
    return context
  }

  // MARK: Offsets

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the target that the delegate chooses or, without a delegate, the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    guard let owner, let delegate = owner.delegate else { return proposedContentOffset }
    return delegate.collectionView(
      owner, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which a view starts in a batch of changes. A new item fades in
  /// (K).
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let owner, owner.isInserted(itemIndexPath) else { return nil }
    return faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the attributes with which a view ends in a batch of changes. A deleted item fades out
  /// in its old place (K).
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(owner?.attributesBeforeUpdate(at: itemIndexPath)) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.duplicate
    copy?.alpha = 0
    return copy
  }

  // MARK: Transitions

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  // MARK: For the stand-in only

  /// Whether the layout scrolls horizontally. An item whose measured size differs from the estimate
  /// moves the following items along the scroll axis.
  var scrollsHorizontally: Bool { false }
  /// Whether the collection view asks its views for their preferred attributes.
  var asksForPreferredAttributes: Bool { true }
  /// The colour with which the layout fills the background of the collection view.
  var backgroundColor: UIColor? { nil }
  /// Called when items have new index paths. Measured sizes move with their items.
  func itemsDidMove(_ origins: CollectionUpdates.Origins) {}
  /// Called when the adjusted content inset has changed.
  func insetDidChange() {}
}

extension UICollectionViewLayout {
  /// Makes attributes of the layout's own attributes class.
  func makeAttributes(_ element: CollectionElement, frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let type =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = CollectionMaker.attributes(type)
    attributes.values.indexPath = element.indexPath
    attributes.values.category = element.category
    attributes.values.kind = element.category == .cell ? nil : element.kind
    attributes.frame = frame
    return attributes
  }
}
