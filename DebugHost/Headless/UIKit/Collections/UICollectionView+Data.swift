import Foundation

/// The numbers of sections and items, and the preparation of the layout.
extension UICollectionView {
  public var numberOfSections: Int {
    loadDataIfNeeded()
    return counts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func loadDataIfNeeded() {
    guard needsData else { return }
    needsData = false
    counts = currentCounts
  }

  func forgetEverything() {
    recycleEverything()
    selected = []
    touched = nil
    needsData = true
    invalidateEverything()
    // As in a table view, a reload clamps the content offset (T4.10.21).
    needsClamp = true
    setNeedsLayout()
  }

  func invalidateEverything() {
    let context = CollectionMaker.context(type(of: currentLayout).invalidationContextClass)
    context.everything = true
    context.counts = true
    currentLayout.invalidateLayout(with: context)
  }

  /// Returns the item at an index path, or nil if there is none.
  func item(_ indexPath: IndexPath) -> TableRow? {
    loadDataIfNeeded()
    guard let item = TableRow(indexPath), counts.indices.contains(item.section),
      item.row < counts[item.section]
    else { return nil }
    return item
  }

  // MARK: Layout

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    layoutIsStale = true
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  func boundsWillChange(to new: CGRect) {
    guard layoutVersion > 0, new.isUsable, new != bounds,
      currentLayout.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: new))
  }

  func prepareLayoutIfNeeded() {
    guard layoutIsStale, !isPreparing else { return }
    loadDataIfNeeded()
    isPreparing = true
    // A layout may change its own metrics while it prepares, and then has to prepare again. The
    // limit prevents an endless loop.
    for _ in 0..<4 where layoutIsStale {
      layoutIsStale = false
      currentLayout.prepare()
    }
    isPreparing = false
    layoutVersion += 1
    let size = currentLayout.collectionViewContentSize
    if size != contentSize, size.width.isFinite, size.height.isFinite { contentSize = size }
    updateLayoutBackground()
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    if adjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
  }

  private func updateLayoutBackground() {
    guard let color = currentLayout.backgroundColor else {
      layoutBackground?.removeFromSuperview()
      layoutBackground = nil
      return
    }
    let view = layoutBackground ?? UIView()
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    layoutBackground = view
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// Replaces the layout while the items stay the same. The views move to their new places, with an
  /// animation of 0.3 s if the change is animated and the collection view is in a window (K).
  func change(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = currentLayout
    guard layout !== old else {
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    old.prepareForTransition(to: layout)
    layout.owner = self
    layout.prepareForTransition(from: old)
    let shown = visible.compactMap { views[$0] }
    for view in shown { view.willTransition(from: old, to: layout) }
    old.owner = nil
    currentLayout = layout
    layoutIsStale = true
    tiled = nil
    setNeedsLayout()
    let finish = {
      layout.finalizeLayoutTransition()
      for view in shown { view.didTransition(from: old, to: layout) }
    }
    guard animated, window != nil else {
      finish()
      if let completion { HeadlessLoop.main.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, animations: { self.moveToNewLayout() },
      completion: { isFinished in
        finish()
        completion?(isFinished)
      })
  }

  private func moveToNewLayout() {
    prepareLayoutIfNeeded()
    let offset = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    layoutIfNeeded()
  }
}
