import Foundation

/// The key under which views are kept for reuse.
struct ReuseKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind = ""
  var identifier = ""
}

/// Keeps the views that are not shown as hidden subviews, to reuse them under their identifier.
extension UICollectionView {
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    classes[ReuseKey(category: .cell, identifier: identifier)] =
      cellClass as? UICollectionViewCell.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier)
    classes[key] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns the cell of the item that is being reconfigured, or else a cell that is kept for
  /// reuse, or else a new one. If no class is registered for the identifier, UIKit throws an
  /// exception, whereas this method returns a plain cell and logs a message.
  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    let key = ReuseKey(category: .cell, identifier: identifier)
    let attributes = item(indexPath).flatMap {
      currentLayout.layoutAttributesForItem(at: $0.indexPath)
    }
    let view = dequeue(key, attributes, fallback: UICollectionViewCell.self)
    return view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, _ indexPath: IndexPath)
    -> UICollectionReusableView
  {
    let key = ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
    return dequeue(
      key, currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath),
      fallback: UICollectionReusableView.self)
  }

  private func dequeue(
    _ key: ReuseKey, _ attributes: UICollectionViewLayoutAttributes?,
    fallback: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    if let waiting = pools[key]?.popLast() {
      view = waiting
      UIView.performWithoutAnimation { view.prepareForReuse() }
    } else {
      if classes[key] == nil {
        print("UICollectionView: no class is registered for the identifier \(key.identifier).")
      }
      view = CollectionMaker.view(classes[key] ?? fallback, frame: attributes?.frame ?? .zero)
      view.reuseIdentifier = key.identifier
    }
    if let attributes {
      UIView.performWithoutAnimation { view.setLayoutAttributes(attributes) }
    }
    return view
  }

  /// Hides the view and keeps it for reuse, or removes it if it has no reuse identifier. A first
  /// responder inside the view has to resign (T4.4.20).
  private func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.resignInsideBeforeLeaving()
    view.element = nil
    view.layoutAttributes = nil
    if let cell = view as? UICollectionViewCell {
      UIView.performWithoutAnimation {
        cell.isHighlighted = false
        cell.isSelected = false
      }
    }
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    UIView.performWithoutAnimation { view.isHidden = true }
    let key = ReuseKey(category: element.category, kind: element.kind, identifier: identifier)
    pools[key, default: []].append(view)
  }

  func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    recycle(view, element)
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    }
  }

  func recycleEverything() {
    let old = views
    views = [:]
    visible = []
    tiled = nil
    for element in old.keys.sorted() {
      if let view = old[element] { endDisplaying(view, element) }
    }
    removeLeaving()
  }

  func removeLeaving() {
    let gone = leaving
    leaving = []
    for (element, view) in gone { endDisplaying(view, element) }
  }
}
