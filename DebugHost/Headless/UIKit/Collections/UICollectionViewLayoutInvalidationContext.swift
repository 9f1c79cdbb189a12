import Foundation

/// Describes which parts of a layout are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var everything = false
  var counts = false
  /// The preferred attributes of a view that sizes itself.
  var preferred: UICollectionViewLayoutAttributes?

  /// The distance by which the content offset moves when the layout prepares, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  public override init() {
    super.init()
  }

  open var invalidateEverything: Bool { everything }
  open var invalidateDataSourceCounts: Bool { counts }

  open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// Describes which parts of a flow layout are no longer valid. By default, the layout queries the
/// sizes and computes the places again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
