// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// Places items one after the other in lines. `FlowGeometry` contains the rules, and `+Metrics`
/// queries the sizes.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The value of `estimatedItemSize` with which items size themselves and the layout chooses the
  /// estimate.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Items size themselves if the estimate is not zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var geometry: FlowGeometry?
  var measured: [TableRow: CGSize] = [:]
  /// The items whose measured size is still valid. The layout asks for the other sizes again when
  /// their items become visible.
  var confirmed: Set<TableRow> = []

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

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
      let section = geometry.sections[index]
      if let header = header(of: index, in: geometry) { found.append(header) }
      for item in geometry.items(in: index, from: rect.minY, to: rect.maxY) {
        let frame = section.frames[item]
        guard frame.maxY > rect.minY, frame.minY < rect.maxY, frame.maxX > rect.minX,
          frame.minX < rect.maxX
        else { continue }
        found.append(attributes(TableRow(section: index, row: item), frame))
      }
      if let footer = footer(of: index, in: geometry) { found.append(footer) }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let geometry, let item = TableRow(indexPath), geometry.contains(item) else { return nil }
    return attributes(item, geometry.sections[item.section].frames[item.row])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, let section = indexPath.first, geometry.sections.indices.contains(section)
    else { return nil }
    return elementKind == UICollectionView.elementKindSectionHeader
      ? header(of: section, in: geometry) : footer(of: section, in: geometry)
  }

  private func attributes(_ item: TableRow, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(CollectionElement(item: item), frame: oriented(frame))
    attributes.isEstimated = isSelfSizing && !confirmed.contains(item)
    return attributes
  }

  // MARK: Invalidation

  /// A new breadth changes where lines break. Pinned headers and footers move with every change of
  /// the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || breadthChanges(in: newBounds)
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isNew = breadthChanges(in: newBounds)
      context.invalidateFlowLayoutDelegateMetrics = isNew
      context.invalidateFlowLayoutAttributes = isNew
    }
    return context
  }

  private func breadthChanges(in bounds: CGRect) -> Bool {
    guard let old = owner?.bounds.size else { return true }
    return scrollsHorizontally ? old.height != bounds.height : old.width != bounds.width
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred, preferred.representedElementCategory == .cell,
      let item = TableRow(preferred.indexPath)
    {
      measured[item] = preferred.size
      confirmed.insert(item)
      geometry = nil
    } else {
      if context.invalidateDataSourceCounts { measured = [:] }
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      if context.invalidateEverything || context.invalidateDataSourceCounts
        || flow?.invalidateFlowLayoutDelegateMetrics ?? true
        || flow?.invalidateFlowLayoutAttributes ?? true
      {
        confirmed = []
        geometry = nil
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
    if preferredAttributes.size == originalAttributes.size {
      // The estimate was right, so nothing moves, and the layout does not ask the cell again.
      TableRow(originalAttributes.indexPath).map { item in
        confirmed.insert(item)
        measured[item] = preferredAttributes.size
      }
      return false
    }
    return true
  }

  // MARK: For the stand-in only

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override var asksForPreferredAttributes: Bool { isSelfSizing }

  override func insetDidChange() {
    if let geometry, geometry.breadth != breadth { invalidateLayout() }
  }

  override func itemsDidMove(_ origins: CollectionUpdates.Origins) {
    let old = measured
    measured = [:]
    for (new, origin) in origins.items where old[origin] != nil { measured[new] = old[origin] }
    confirmed = []
    geometry = nil
  }
}
