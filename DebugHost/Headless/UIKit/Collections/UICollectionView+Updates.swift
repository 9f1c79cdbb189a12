import Foundation

/// What a batch of changes needs to know while it runs.
struct RunningUpdate {
  var insertedItems: Set<TableRow>
  var insertedSections: IndexSet
  /// Where everything stood before.
  var before: [CollectionElement: UICollectionViewLayoutAttributes]
}

/// Batches of changes: views that stay keep their items' content, whatever their new number is.
extension UICollectionView {
  /// Seconds for which items move to their new places (K).
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
      // UIKit throws here; the host must live.
      print(
        "UICollectionView: invalid update: \(oldCounts) items before, \(newCounts) after; "
          + "reloading.")
      return reloadData()
    }
    // Those that were leaving are gone for good.
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

  /// Gives every view that stays its new number; the others leave.
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
      // What is deleted cannot be edited any longer.
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

  // MARK: For layouts

  func isInserted(_ indexPath: IndexPath) -> Bool {
    guard let update, let item = TableRow(indexPath) else { return false }
    return update.insertedItems.contains(item) || update.insertedSections.contains(item.section)
  }

  func attributesBeforeUpdate(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    TableRow(indexPath).flatMap { update?.before[CollectionElement(item: $0)] }
  }

  /// Where a view that shows up in a batch of changes comes from; nil outside of one.
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

  // MARK: The same cell, other content

  /// The data source gets the cell that is there, when it asks for one of the same identifier.
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
