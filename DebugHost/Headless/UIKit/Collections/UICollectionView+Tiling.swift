import Foundation

/// Creates the cells that are visible and puts away those that are not. This happens in every
/// layout pass, and therefore at every change of the offset (T4.11.18).
extension UICollectionView {
  /// Whether the loop of passes has reached UIKit's limit. Then this pass is empty, and what it
  /// requests is ignored.
  var isStuck: Bool { passesInARow >= 100 }

  /// Counts the passes that begin because the pass before them, or the pass around them, has
  /// invalidated the layout or changed the bounds (T4.17.14).
  func countPass() {
    let wasStuck = isStuck
    passesInARow = wasInvalidatedInside ? passesInARow + 1 : 0
    wasInvalidatedInside = false
    guard isStuck, !wasStuck else { return }
    Self.layoutLoops += 1
    // UIKit throws an exception here, but the headless host has to keep running.
    print(
      "UICollectionView: stuck in a recursive layout loop: cells that size themselves are not "
        + "consistent, or the frame, bounds, offset or inset changes in each pass. \(self)")
  }

  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    // Cells that size themselves may bring other cells into view, or push them out.
    for _ in 0..<20 {
      prepareLayoutIfNeeded()
      let state = TiledState(bounds: bounds, version: layoutVersion)
      guard state != tiled else { break }
      tiled = state
      tileOnce()
    }
    if layoutBackground?.frame != bounds { layoutBackground?.frame = bounds }
  }

  private func tileOnce() {
    let wanted = shownAttributes()
    visible = wanted.map(\.item)
    putAwayHiddenCells()
    var asked: [UICollectionViewLayoutAttributes] = []
    for (item, attributes) in wanted {
      if let cell = cells[item] {
        cell.setLayoutAttributes(attributes)
        if attributes.isEstimated { asked.append(attributes) }
      } else if show(item, attributes) {
        asked.append(attributes)
      }
      // The data source may have reloaded the collection view meanwhile.
      guard tiled != nil else { return }
    }
    tileHeaders()
    if collectionViewLayout.asksForPreferredAttributes { askForSizes(asked) }
  }

  /// Returns the items that the layout shows inside the bounds, sorted.
  private func shownAttributes()
    -> [(item: TableRow, attributes: UICollectionViewLayoutAttributes)]
  {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return all.compactMap { attributes in
      guard attributes.representedElementKind == nil, attributes.frame.overlaps(bounds),
        let item = item(attributes.indexPath)
      else { return nil }
      return (item, attributes)
    }.sorted { $0.0 < $1.0 }
  }

  /// Puts the cells that are not visible into the reuse pool, except a cell that contains the first
  /// responder.
  private func putAwayHiddenCells() {
    let shown = Set(visible)
    for item in cells.keys.filter({ !shown.contains($0) }).sorted() {
      guard let cell = cells[item] else { continue }
      if window?.focus.firstResponder?.isInside(cell) ?? false,
        let attributes = layoutAttributesForItem(at: item.indexPath)
      {
        cell.setLayoutAttributes(attributes)
        continue
      }
      cells[item] = nil
      endDisplaying(cell, item)
    }
  }

  /// Shows a new cell, and returns whether the data source has given one.
  private func show(_ item: TableRow, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: item.indexPath), tiled != nil
    else { return false }
    cells[item] = cell
    cell.item = item
    // Disables animations, so that a new cell does not fly in from the place where it was used
    // before, not even inside an animation block.
    UIView.performWithoutAnimation {
      cell.isHidden = false
      cell.setNeedsLayout()
      cell.setLayoutAttributes(attributes)
    }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: item.indexPath)
    UIView.performWithoutAnimation {
      if cell.superview !== self { addSubview(cell) }
    }
    return true
  }

  // MARK: Sizes

  /// Asks cells for their preferred sizes. If a cell that begins before the visible area changes
  /// its size, the offset changes too, so that the visible content stays in place, unless the
  /// content is at its start.
  private func askForSizes(_ asked: [UICollectionViewLayoutAttributes]) {
    var (changes, movesAbove) = (false, false)
    for attributes in asked {
      guard let item = TableRow(attributes.indexPath), let cell = cells[item] else { continue }
      let preferred = cell.preferredLayoutAttributesFitting(attributes.duplicate)
      guard collectionViewLayout.keep(preferred.size, of: item) else { continue }
      layoutWasInvalidated()
      changes = true
      movesAbove = movesAbove || attributes.frame.minY < bounds.minY
    }
    guard changes, movesAbove, bounds.minY > -adjustedContentInset.top else { return }
    let anchor = visible.first { cells[$0].map { $0.frame.minY >= bounds.minY } ?? false }
    guard let anchor, let old = cells[anchor]?.frame.minY,
      let new = layoutAttributesForItem(at: anchor.indexPath)?.frame.minY, new != old
    else { return }
    contentOffset.y += new - old
  }
}
