// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// Places items one after the other in lines. `FlowGeometry` contains the rules. All items have the
/// size `itemSize`; there is no delegate for sizes here.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of each section's header. Across the scroll direction, a header is as large as the
  /// collection view.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  private var geometry: FlowGeometry?

  // MARK: Places

  open override func prepare() {
    super.prepare()
    if geometry == nil { geometry = makeGeometry() }
  }

  open override var collectionViewContentSize: CGSize {
    guard let geometry else { return .zero }
    return oriented(CGSize(width: geometry.breadth, height: geometry.length))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let geometry else { return [] }
    let rect = oriented(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in geometry.sections(from: rect.minY, to: rect.maxY) {
      if let header = geometry.header(of: index), header.overlaps(rect) {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: index))
        attributes.frame = oriented(header)
        found.append(attributes)
      }
      for item in geometry.items(in: index, from: rect.minY, to: rect.maxY) {
        let frame = geometry.sections[index].frames[item]
        guard frame.overlaps(rect) else { continue }
        found.append(
          UICollectionViewLayoutAttributes(
            TableRow(section: index, row: item), frame: oriented(frame)))
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let geometry, let item = TableRow(indexPath), geometry.contains(item) else { return nil }
    return UICollectionViewLayoutAttributes(
      item, frame: oriented(geometry.sections[item.section].frames[item.row]))
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    geometry = nil
    super.invalidateLayout()
  }

  /// A new breadth changes where lines break.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = owner?.bounds.size else { return true }
    return scrollsHorizontally ? old.height != newBounds.height : old.width != newBounds.width
  }

  override func insetDidChange() {
    if let geometry, geometry.breadth != breadth { invalidateLayout() }
  }

  // MARK: Metrics

  private var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  /// The extent of the bounds across the scroll direction, without the adjusted content inset.
  private var breadth: CGFloat {
    guard let owner else { return 0 }
    let area = owner.bounds.inset(by: owner.adjustedContentInset)
    return max(0, scrollsHorizontally ? area.height : area.width)
  }

  /// Converts between the axes of the geometry and those of the view.
  private func oriented(_ rect: CGRect) -> CGRect {
    guard scrollsHorizontally else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func oriented(_ size: CGSize) -> CGSize {
    scrollsHorizontally ? CGSize(width: size.height, height: size.width) : size
  }

  private func makeGeometry() -> FlowGeometry {
    var metrics = FlowGeometry.Metrics()
    let inset = sectionInset
    if scrollsHorizontally {
      (metrics.before, metrics.after) = (inset.left, inset.right)
      (metrics.leading, metrics.trailing) = (inset.top, inset.bottom)
    } else {
      (metrics.before, metrics.after) = (inset.top, inset.bottom)
      (metrics.leading, metrics.trailing) = (inset.left, inset.right)
    }
    metrics.header = max(0, oriented(headerReferenceSize).height)
    (metrics.lineSpacing, metrics.itemSpacing) = (minimumLineSpacing, minimumInteritemSpacing)
    let isFinite = itemSize.width.isFinite && itemSize.height.isFinite
    let size = oriented(
      isFinite ? CGSize(width: max(0, itemSize.width), height: max(0, itemSize.height)) : .zero)
    let sections = (0..<(owner?.numberOfSections ?? 0)).map { section in
      var own = metrics
      own.sizes = Array(repeating: size, count: owner?.numberOfItems(inSection: section) ?? 0)
      return own
    }
    return FlowGeometry(
      breadth: breadth, grid: owner?.pixelGrid ?? PixelGrid(scale: 1), sections: sections)
  }
}
