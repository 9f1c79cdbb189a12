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
    needsData = true
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
    // As in a table view, a reload clamps the content offset (T4.10.21).
    needsClamp = true
    setNeedsLayout()
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

  func layoutWasInvalidated() {
    layoutIsStale = true
    setNeedsLayout()
  }

  func boundsWillChange(to new: CGRect) {
    guard layoutVersion > 0, new.isUsable, new != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    collectionViewLayout.invalidateLayout()
  }

  func prepareLayoutIfNeeded() {
    guard layoutIsStale, !isPreparing else { return }
    loadDataIfNeeded()
    isPreparing = true
    // A layout may change its own metrics while it prepares, and then has to prepare again. The
    // limit prevents an endless loop.
    for _ in 0..<4 where layoutIsStale {
      layoutIsStale = false
      collectionViewLayout.prepare()
    }
    isPreparing = false
    layoutVersion += 1
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize, size.width.isFinite, size.height.isFinite { contentSize = size }
    if layoutBackground == nil, let color = collectionViewLayout.backgroundColor {
      let view = UIView()
      view.backgroundColor = color
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      layoutBackground = view
    }
  }
}
