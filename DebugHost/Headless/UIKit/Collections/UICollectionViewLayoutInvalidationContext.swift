import Foundation

/// What of a layout is not true any longer.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var everything = false
  var counts = false
  /// What views that size themselves asked for.
  var preferred: UICollectionViewLayoutAttributes?
  private var items: [IndexPath] = []

  /// Moves the content's offset, and takes what scrolls along.
  open var contentOffsetAdjustment = CGPoint.zero

  public override init() {
    super.init()
  }

  open var invalidateEverything: Bool { everything }
  open var invalidateDataSourceCounts: Bool { counts }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    items += indexPaths
  }
}

/// What of a flow layout is not true any longer; without a word, sizes and places are asked for and computed again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
