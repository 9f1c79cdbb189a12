import Foundation

/// The metrics from the properties and the delegate, and the places of headers and footers.
extension UICollectionViewFlowLayout {
  /// The estimated size of an item if the app has set `automaticSize` (K).
  private static let defaultEstimate = CGSize(width: 50, height: 50)

  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The extent of the bounds across the scroll direction, without the adjusted content inset.
  var breadth: CGFloat {
    guard let owner else { return 0 }
    let area = owner.bounds.inset(by: owner.adjustedContentInset)
    return max(0, scrollsHorizontally ? area.height : area.width)
  }

  /// Converts between the axes of the geometry and those of the view.
  func oriented(_ rect: CGRect) -> CGRect {
    guard scrollsHorizontally else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func oriented(_ size: CGSize) -> CGSize {
    scrollsHorizontally ? CGSize(width: size.height, height: size.width) : size
  }

  func makeGeometry() -> FlowGeometry {
    guard let owner else {
      return FlowGeometry(
        breadth: 0, isSelfSizing: isSelfSizing, grid: PixelGrid(scale: 1), sections: [])
    }
    let delegate = owner.delegate as? any UICollectionViewDelegateFlowLayout
    return FlowGeometry(
      breadth: breadth, isSelfSizing: isSelfSizing, grid: owner.pixelGrid,
      sections: (0..<owner.numberOfSections).map { metrics(of: $0, in: owner, delegate) })
  }

  private func metrics(
    of section: Int, in owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowGeometry.Metrics {
    var metrics = FlowGeometry.Metrics()
    let inset = sectionInsets(of: section, in: owner, delegate)
    if scrollsHorizontally {
      (metrics.before, metrics.after) = (inset.left, inset.right)
      (metrics.leading, metrics.trailing) = (inset.top, inset.bottom)
    } else {
      (metrics.before, metrics.after) = (inset.top, inset.bottom)
      (metrics.leading, metrics.trailing) = (inset.left, inset.right)
    }
    metrics.lineSpacing =
      delegate?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(owner, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(owner, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    metrics.header = max(0, oriented(header).height)
    metrics.footer = max(0, oriented(footer).height)
    metrics.sizes = (0..<owner.numberOfItems(inSection: section)).map {
      oriented(size(of: TableRow(section: section, row: $0), in: owner, delegate))
    }
    return metrics
  }

  private func sectionInsets(
    of section: Int, in owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> UIEdgeInsets {
    var inset =
      delegate?.collectionView(owner, layout: self, insetForSectionAt: section) ?? sectionInset
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = owner.safeAreaInsets
    case .fromLayoutMargins: more = owner.layoutMargins
    }
    // The reference applies only across the scroll direction. The adjusted content inset already
    // includes a part of these insets, so only the difference is added.
    let spent = owner.safeAreaContribution
    if scrollsHorizontally {
      inset.top += max(0, more.top - spent.top)
      inset.bottom += max(0, more.bottom - spent.bottom)
    } else {
      inset.left += max(0, more.left - spent.left)
      inset.right += max(0, more.right - spent.right)
    }
    return inset
  }

  private func size(
    of item: TableRow, in owner: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if isSelfSizing, let known = measured[item] { return known }
    var size =
      delegate?.collectionView(owner, layout: self, sizeForItemAt: item.indexPath) ?? itemSize
    // A size from the delegate is a better guess than the estimate, but `itemSize` is not.
    if isSelfSizing, size == itemSize {
      size = estimatedItemSize == Self.automaticSize ? Self.defaultEstimate : estimatedItemSize
    }
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  // MARK: Headers and footers

  func header(of section: Int, in geometry: FlowGeometry) -> UICollectionViewLayoutAttributes? {
    let part = geometry.sections[section]
    guard part.metrics.header > 0 else { return nil }
    var y = part.start
    if sectionHeadersPinToVisibleBounds {
      y = max(y, min(visible.low, part.itemsEnd - part.metrics.header))
    }
    return band(
      UICollectionView.elementKindSectionHeader, section, y: y, length: part.metrics.header,
      geometry, floats: sectionHeadersPinToVisibleBounds)
  }

  func footer(of section: Int, in geometry: FlowGeometry) -> UICollectionViewLayoutAttributes? {
    let part = geometry.sections[section]
    guard part.metrics.footer > 0 else { return nil }
    var y = part.end - part.metrics.footer
    if sectionFootersPinToVisibleBounds {
      let first = part.start + part.metrics.header
      y = min(y, max(visible.high - part.metrics.footer, first))
    }
    return band(
      UICollectionView.elementKindSectionFooter, section, y: y, length: part.metrics.footer,
      geometry, floats: sectionFootersPinToVisibleBounds)
  }

  private var visible: (low: CGFloat, high: CGFloat) {
    guard let owner else { return (0, 0) }
    let area = oriented(owner.bounds.inset(by: owner.adjustedContentInset))
    return (area.minY, area.maxY)
  }

  private func band(
    _ kind: String, _ section: Int, y: CGFloat, length: CGFloat, _ geometry: FlowGeometry,
    floats: Bool
  ) -> UICollectionViewLayoutAttributes {
    let frame = CGRect(x: 0, y: y, width: geometry.breadth, height: length)
    let attributes = makeAttributes(
      CollectionElement(supplementary: kind, at: TableRow(section: section, row: 0)),
      frame: oriented(frame))
    // A header or footer that floats is in front of the items (K: the number).
    if floats { attributes.zIndex = 10 }
    return attributes
  }
}
