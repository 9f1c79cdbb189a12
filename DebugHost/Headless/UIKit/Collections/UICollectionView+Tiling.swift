import Foundation

/// Creates the views that are visible and puts away those that are not. This happens in every
/// layout pass, and therefore at every change of the offset (T4.11.18).
extension UICollectionView {
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    // Views that size themselves may bring other views into view, or push them out.
    for _ in 0..<20 {
      prepareLayoutIfNeeded()
      let state = TiledState(bounds: bounds, version: layoutVersion)
      guard state != tiled else { break }
      tiled = state
      tileOnce()
    }
    layOutBackgrounds()
  }

  private func tileOnce() {
    let wanted = shownAttributes()
    visible = wanted.map(\.element)
    putAwayHiddenViews()
    var asked: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = []
    for (element, attributes) in wanted {
      if let view = views[element] {
        view.setLayoutAttributes(attributes)
        keepOrder(of: view)
        if attributes.isEstimated { asked.append((view, attributes)) }
      } else if let view = show(element, attributes) {
        asked.append((view, attributes))
      }
      // The data source may have reloaded the collection view meanwhile.
      guard tiled != nil else { return }
    }
    if currentLayout.asksForPreferredAttributes { askForSizes(asked) }
  }

  /// Returns the elements that the layout shows inside the bounds, sorted.
  private func shownAttributes()
    -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)]
  {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    var seen: Set<CollectionElement> = []
    return (currentLayout.layoutAttributesForElements(in: bounds) ?? []).compactMap { attributes in
      guard !attributes.isHidden, attributes.frame.overlaps(bounds),
        let element = CollectionElement(attributes), seen.insert(element).inserted,
        element.category != .cell || item(element.indexPath) != nil
      else { return nil }
      return (element, attributes)
    }.sorted { $0.0 < $1.0 }
  }

  // MARK: Putting views away

  /// Puts the views that are not visible into the reuse pool, except a view that contains the first
  /// responder.
  private func putAwayHiddenViews() {
    let shown = Set(visible)
    for element in views.keys.filter({ !shown.contains($0) }).sorted() {
      guard let view = views[element] else { continue }
      if holdsFirstResponder(view), let attributes = attributes(of: element) {
        view.setLayoutAttributes(attributes)
        continue
      }
      views[element] = nil
      endDisplaying(view, element)
    }
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard element.category == .cell else {
      return currentLayout.layoutAttributesForSupplementaryView(
        ofKind: element.kind, at: element.indexPath)
    }
    return item(element.indexPath) == nil
      ? nil : currentLayout.layoutAttributesForItem(at: element.indexPath)
  }

  private func holdsFirstResponder(_ view: UIView) -> Bool {
    window?.focus.firstResponder?.isInside(view) ?? false
  }

  // MARK: Showing views

  private func show(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view = make(element), tiled != nil else { return nil }
    views[element] = view
    view.element = element
    let initial = appearing(element)
    // Disables animations, so that a new view does not fly in from the place where it was used
    // before, not even inside an animation block.
    UIView.performWithoutAnimation {
      view.isHidden = false
      view.setNeedsLayout()
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selected.contains(element.place)
      }
      view.setLayoutAttributes(initial ?? attributes)
    }
    willDisplay(view, element)
    UIView.performWithoutAnimation {
      if view.superview !== self { addSubview(view) }
      keepOrder(of: view)
    }
    if initial != nil {
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      view.setLayoutAttributes(attributes)
    }
    return view
  }

  private func make(_ element: CollectionElement) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = element.indexPath
    guard element.category == .cell else {
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: path)
    }
    return dataSource.collectionView(self, cellForItemAt: path)
  }

  private func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
    }
  }

  /// Sorts the view into the subviews by `zIndex`. With the same `zIndex`, cells are below headers
  /// and footers. Touches then reach the view that the user sees in front.
  private func keepOrder(of view: UICollectionReusableView) {
    func isAbove(_ other: UIView) -> Bool {
      guard let other = other as? UICollectionReusableView, other !== view,
        let (a, b) = other.rank.flatMap({ a in view.rank.map { (a, $0) } })
      else { return false }
      return a > b
    }
    guard let own = children.firstIndex(where: { $0 === view }) else { return }
    if let first = children.firstIndex(where: isAbove), first < own {
      insertSubview(view, belowSubview: children[first])
    } else if let last = children.lastIndex(where: { other in
      guard let other = other as? UICollectionReusableView, let a = other.rank, let b = view.rank
      else { return false }
      return a < b
    }), last > own {
      insertSubview(view, aboveSubview: children[last])
    }
  }

  // MARK: Sizes

  /// Asks views for their preferred sizes. If a view that begins before the visible area changes
  /// its size, the offset changes too, so that the visible content stays in place, unless the
  /// content is at its start.
  private func askForSizes(
    _ asked: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)]
  ) {
    var movesAbove = false
    var changes = false
    let (layout, horizontal) = (currentLayout, currentLayout.scrollsHorizontally)
    func start(_ frame: CGRect) -> CGFloat { horizontal ? frame.minX : frame.minY }
    for (view, attributes) in asked {
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      changes = true
      movesAbove = movesAbove || start(attributes.frame) < start(bounds)
    }
    guard changes, movesAbove else { return }
    let top = horizontal ? -adjustedContentInset.left : -adjustedContentInset.top
    guard start(bounds) > top else { return }
    let anchor = visible.first { element in
      element.category == .cell && views[element].map { start($0.frame) >= start(bounds) } ?? false
    }
    guard let anchor, let old = views[anchor].map({ start($0.frame) }) else { return }
    prepareLayoutIfNeeded()
    guard let new = attributes(of: anchor).map({ start($0.frame) }), new != old else { return }
    if horizontal { contentOffset.x += new - old } else { contentOffset.y += new - old }
  }

  private func layOutBackgrounds() {
    for view in [layoutBackground, backgroundView] where view?.frame != bounds {
      view?.frame = bounds
    }
  }
}

extension UICollectionReusableView {
  /// The values that determine the position of a shown view in the order of the subviews.
  fileprivate var rank: (Int, UInt)? {
    element.map { (layoutAttributes?.zIndex ?? 0, $0.category.rawValue) }
  }
}
