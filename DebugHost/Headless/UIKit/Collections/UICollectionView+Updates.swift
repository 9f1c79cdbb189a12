import Foundation

/// Batch updates. The cell of an item that remains stays with the item, even if the item's index
/// path changes.
extension UICollectionView {
  /// The time in which items move to their new places, in seconds (K).
  private static var updateDuration: TimeInterval { 0.3 }

  func beginBatch() {
    loadDataIfNeeded()
    updateDepth += 1
  }

  func batch(_ change: () -> Void) {
    beginBatch()
    change()
    endBatch(completion: nil)
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else {
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    let changes = updates
    updates = CollectionUpdates()
    guard window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { apply(changes) }
      removeLeaving()
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, animations: { self.apply(changes) },
      completion: { isFinished in
        self.removeLeaving()
        completion?(isFinished)
      })
  }

  private func apply(_ changes: CollectionUpdates) {
    let (oldCounts, newCounts) = (counts, currentCounts)
    guard let origins = changes.origins(old: oldCounts, new: newCounts) else {
      // UIKit throws an exception here, but the headless host has to keep running.
      print(
        "UICollectionView: invalid update: \(oldCounts) items before, \(newCounts) after; "
          + "reloading.")
      return reloadData()
    }
    // Cells that are still leaving because of an earlier update disappear now.
    removeLeaving()
    counts = newCounts
    moveCells(origins)
    tiled = nil
    collectionViewLayout.itemsDidMove(origins)
    collectionViewLayout.invalidateLayout()
    prepareLayoutIfNeeded()
    for (_, cell) in leaving { cell.alpha = 0 }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Gives the new index path to each cell whose item stays. The other cells fade out.
  private func moveCells(_ origins: [TableRow: TableRow]) {
    let old = cells
    (cells, visible) = ([:], [])
    for (new, origin) in origins { cells[new] = old[origin] }
    for (item, cell) in cells { cell.item = item }
    let kept = Set(cells.values.map(ObjectIdentifier.init))
    for item in old.keys.sorted() {
      guard let cell = old[item], !kept.contains(ObjectIdentifier(cell)) else { continue }
      cell.item = nil
      window?.focus.endInDeleted(
        cell,
        or: "The first responder contained inside of a deleted section or item refused to resign.")
      cell.resignInsideBeforeLeaving()
      leaving.append((item, cell))
    }
  }
}
