import Foundation

/// Selection in code, which does not notify the delegate, and selection by touch, which queries and
/// notifies the delegate in the documented order.
extension UICollectionView {
  /// The selected items. The array is empty, not nil, if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted().map(\.indexPath) }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for item in selected.sorted() { setSelected(item, false) }
      return
    }
    guard let item = item(indexPath) else { return }
    if !allowsMultipleSelection {
      for other in selected.sorted() where other != item { setSelected(other, false) }
    }
    setSelected(item, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    item(indexPath).map { setSelected($0, false) }
  }

  private func setSelected(_ item: TableRow, _ isSelected: Bool) {
    if isSelected { selected.insert(item) } else { selected.remove(item) }
    guard let cell = cell(item), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  private func cell(_ item: TableRow) -> UICollectionViewCell? {
    views[CollectionElement(item: item)] as? UICollectionViewCell
  }

  // MARK: Touches

  /// Highlights the touched item. The collection view delays the touches of its content, so a touch
  /// that scrolls at once highlights nothing (T4.9.37).
  func beginTouch(_ touch: UITouch) {
    guard allowsSelection, let item = touchedItem(touch),
      delegate?.collectionView(self, shouldHighlightItemAt: item.indexPath) ?? true
    else { return }
    touched = item
    cell(item)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: item.indexPath)
  }

  private func touchedItem(_ touch: UITouch) -> TableRow? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) {
        return TableRow(path)
      }
      view = current.superview
    }
    return nil
  }

  func cancelTouch() {
    guard let item = touched else { return }
    touched = nil
    cell(item)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: item.indexPath)
  }

  /// Selects or deselects the touched item, and removes its highlight last.
  func endTouch() {
    guard let item = touched else { return }
    if allowsMultipleSelection, selected.contains(item) {
      if delegate?.collectionView(self, shouldDeselectItemAt: item.indexPath) ?? true {
        deselectAsTouched(item)
      }
    } else if delegate?.collectionView(self, shouldSelectItemAt: item.indexPath) ?? true {
      if !allowsMultipleSelection {
        for other in selected.sorted() where other != item { deselectAsTouched(other) }
      }
      setSelected(item, true)
      delegate?.collectionView(self, didSelectItemAt: item.indexPath)
    }
    cancelTouch()
  }

  private func deselectAsTouched(_ item: TableRow) {
    setSelected(item, false)
    delegate?.collectionView(self, didDeselectItemAt: item.indexPath)
  }
}
