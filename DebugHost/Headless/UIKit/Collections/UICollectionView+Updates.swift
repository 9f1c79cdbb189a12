import Foundation

/// The data of a batch update while it runs.
struct RunningUpdate {
  var insertedItems: Set<TableRow>
  var insertedSections: IndexSet
  /// The attributes of all views before the update.
  var before: [CollectionElement: UICollectionViewLayoutAttributes]
}

/// Batch updates. The view of an item that remains stays with the item, even if the item's index
/// path changes.
extension UICollectionView {
  /// The time in which items move to their new places, in seconds (K).
  static var updateDuration: TimeInterval { 0.3 }

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
    // Views that are still leaving because of an earlier update disappear now.
    removeLeaving()
    update = RunningUpdate(
      insertedItems: changes.insertedItems, insertedSections: changes.insertedSections,
      before: views.compactMapValues(\.layoutAttributes))
    counts = newCounts
    moveViews(origins, without: changes.reloadedItems)
    selected = Set(
      origins.items.filter {
        selected.contains($0.value) && !changes.reloadedItems.contains($0.value)
      }.keys)
    touched = nil
    tiled = nil
    currentLayout.itemsDidMove(origins)
    currentLayout.invalidateLayout()
    prepareLayoutIfNeeded()
    currentLayout.prepare(forCollectionViewUpdates: changes.items)
    for (element, view) in leaving { sendAway(view, element) }
    let offset = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    setNeedsLayout()
    layoutIfNeeded()
    currentLayout.finalizeCollectionViewUpdates()
    update = nil
  }

  /// Gives the new index path to each view whose item or section stays. The other views are added
  /// to `leaving`.
  private func moveViews(_ origins: CollectionUpdates.Origins, without reloaded: Set<TableRow>) {
    let old = views
    views = [:]
    visible = []
    for (new, origin) in origins.items where !reloaded.contains(origin) {
      views[CollectionElement(item: new)] = old[CollectionElement(item: origin)]
    }
    for (new, origin) in origins.sections {
      for element in old.keys
      where element.category != .cell && element.place.section == origin {
        var moved = element
        moved.place.section = new
        views[moved] = old[element]
      }
    }
    for (element, view) in views { view.element = element }
    let kept = Set(views.values.map(ObjectIdentifier.init))
    for element in old.keys.sorted() {
      guard let view = old[element], !kept.contains(ObjectIdentifier(view)) else { continue }
      view.element = nil
      // Ends editing inside a view whose item is deleted.
      view.resignInsideBeforeLeaving()
      leaving.append((element, view))
    }
  }

  private func sendAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let final: UICollectionViewLayoutAttributes?
    if element.category == .cell {
      final = currentLayout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    } else {
      final = currentLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.indexPath)
    }
    guard let final else {
      view.alpha = 0
      return
    }
    view.setLayoutAttributes(final)
  }

  // MARK: Queries by layouts

  func isInserted(_ indexPath: IndexPath) -> Bool {
    guard let update, let item = TableRow(indexPath) else { return false }
    return update.insertedItems.contains(item) || update.insertedSections.contains(item.section)
  }

  func attributesBeforeUpdate(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    TableRow(indexPath).flatMap { update?.before[CollectionElement(item: $0)] }
  }

  /// Returns the attributes from which a new view moves to its place in a batch update; nil without
  /// an update or without an animation.
  func appearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard update != nil, AnimationContext.current != nil else { return nil }
    switch element.category {
    case .cell:
      return currentLayout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
    default:
      return currentLayout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.indexPath)
    }
  }

  // MARK: Reconfiguring

  /// Makes the data source configure items again. When it dequeues a cell with the same identifier,
  /// it receives the cell that the item already has.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path), item(path) != nil else { continue }
      reconfigured = cell
      let given = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let given, given !== cell {
        print("UICollectionView: a reconfigured item needs the cell it has; the other is dropped.")
      }
    }
    currentLayout.invalidateLayout()
  }
}
