// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// Computes the places of the items of a collection view. Subclasses override its methods.
///
/// The collection view calls `prepare()`, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)`. Here items have places, and sections' headers.
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

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func invalidateLayout() {
    owner?.layoutWasInvalidated()
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: For the stand-in only

  /// Whether the collection view asks its cells for their preferred attributes.
  var asksForPreferredAttributes: Bool { false }
  /// The colour with which the layout fills the background of the collection view.
  var backgroundColor: UIColor? { nil }
  /// Keeps the size that a cell prefers. Returns whether it changes the places.
  func keep(_ size: CGSize, of item: TableRow) -> Bool { false }
  /// Forgets the sizes that cells prefer, because the data are new.
  func forgetSizes() {}
  /// Called when items have new index paths: for each new item the old one that it was. Measured
  /// sizes move with their items.
  func itemsDidMove(_ origins: [TableRow: TableRow]) {}
  /// Called when the adjusted content inset has changed.
  func insetDidChange() {}
}
