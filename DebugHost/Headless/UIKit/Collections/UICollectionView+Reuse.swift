import Foundation

/// Keeps the cells that are not shown as hidden subviews, to reuse them under their identifier.
extension UICollectionView {
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Returns a cell that is kept for reuse, or else a new one. If no class is registered for the
  /// identifier, UIKit throws an exception, whereas this method returns a plain cell.
  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let attributes = item(indexPath).flatMap {
      collectionViewLayout.layoutAttributesForItem(at: $0.indexPath)
    }
    let cell: UICollectionViewCell
    if let waiting = pools[identifier]?.popLast() {
      cell = waiting
      UIView.performWithoutAnimation { cell.prepareForReuse() }
    } else {
      let type = classes[identifier] ?? UICollectionViewCell.self
      let made = CollectionMaker.view(type, frame: attributes?.frame ?? .zero)
      cell = made as? UICollectionViewCell ?? UICollectionViewCell()
      cell.reuseIdentifier = identifier
    }
    if let attributes {
      UIView.performWithoutAnimation { cell.setLayoutAttributes(attributes) }
    }
    return cell
  }

  /// Hides the cell and keeps it for reuse, or removes it if it has no reuse identifier. A first
  /// responder inside the cell has to resign (T4.4.20).
  func endDisplaying(_ cell: UICollectionViewCell, _ item: TableRow) {
    cell.resignInsideBeforeLeaving()
    cell.item = nil
    cell.layoutAttributes = nil
    if let identifier = cell.reuseIdentifier {
      UIView.performWithoutAnimation { cell.isHidden = true }
      pools[identifier, default: []].append(cell)
    } else {
      cell.removeFromSuperview()
    }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item.indexPath)
  }

  func recycleEverything() {
    let old = cells
    cells = [:]
    visible = []
    tiled = nil
    putAwayHeaders()
    for item in old.keys.sorted() {
      if let cell = old[item] { endDisplaying(cell, item) }
    }
    removeLeaving()
  }

  func removeLeaving() {
    let gone = leaving
    leaving = []
    for (item, cell) in gone { endDisplaying(cell, item) }
  }
}
