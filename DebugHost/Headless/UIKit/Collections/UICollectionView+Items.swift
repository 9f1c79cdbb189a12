import Foundation

/// Queries for items, and scrolling to items. For an index path without an item, the result is nil
/// or empty.
///
/// As on iOS, a query does not run a layout pass. An app that asks for a cell right after a reload
/// or a jump gets nil until the next layout pass.
extension UICollectionView {
  public var visibleCells: [UICollectionViewCell] { visible.compactMap { cells[$0] } }

  public var indexPathsForVisibleItems: [IndexPath] {
    visible.filter { cells[$0] != nil }.map(\.indexPath)
  }

  /// Returns the item's cell, or nil if the cell does not exist at the moment.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    TableRow(indexPath).flatMap { cells[$0] }
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let item = cell.item, cells[item] === cell else { return nil }
    return item.indexPath
  }

  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return item(indexPath).flatMap {
      collectionViewLayout.layoutAttributesForItem(at: $0.indexPath)
    }
  }

  /// Returns the index path of the topmost item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .filter { $0.frame.contains(point) }.map(\.indexPath).max()
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard item(indexPath) != nil else { return }
    guard let offset = offset(showing: indexPath, position) else { return }
    if animated {
      if offset != contentOffset { setContentOffset(offset, animated: true) }
      return
    }
    setContentOffset(offset, animated: false)
    // Layout may measure items that had only an estimated size, so the item may have moved.
    for _ in 0..<20 {
      let version = layoutVersion
      tile()
      guard version != layoutVersion,
        let better = self.offset(showing: indexPath, position), better != contentOffset
      else { return }
      setContentOffset(better, animated: false)
    }
  }

  /// Returns the offset that shows an item, within the insets and the limits. On each axis the item
  /// moves to the requested position or, without one, as little as possible.
  private func offset(showing indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let (inset, area) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    let least = offset(revealing: frame) ?? contentOffset
    var offset = least
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - area.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - area.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - area.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - area.width - inset.left
    }
    let reached = pixelGrid.round(offsetLimits.clamp(offset))
    return CGPoint(
      x: offset.x == contentOffset.x ? offset.x : reached.x,
      y: offset.y == contentOffset.y ? offset.y : reached.y)
  }
}
