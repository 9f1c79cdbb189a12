// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A list of rows as wide as the collection view, each as high as its cell prefers. Other
/// compositions are not implemented.
///
/// `TableGeometry` places the rows, headers and gaps, as in a table. The headers of a list that is
/// not grouped stay at the top.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The height of a row, a header or a footer before its view has been measured (K).
  private static let estimate: CGFloat = 44

  private let list: UICollectionLayoutListConfiguration
  private var geometry: TableGeometry?
  /// The measured heights of the rows. `geometry` records which of the rows must be measured.
  private var rowHeights: [TableRow: CGFloat] = [:]
  /// The measured heights of the headers and footers.
  private var bandHeights: [CollectionElement: CGFloat] = [:]
  /// The headers and footers whose measured heights are still valid.
  private var confirmedBands: Set<CollectionElement> = []

  init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(list: configuration) }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    if geometry == nil { geometry = makeGeometry() }
  }

  private func makeGeometry() -> TableGeometry {
    guard let owner else { return TableGeometry() }
    let sections = (0..<owner.numberOfSections).map { index in
      let rows = (0..<owner.numberOfItems(inSection: index)).map { row in
        (rowHeights[TableRow(section: index, row: row)] ?? Self.estimate, true, true)
      }
      var section = TableGeometry.Section(rows: rows)
      section.padding = list.topPadding(isFirst: index == 0)
      section.header =
        list.headerMode == .supplementary ? bandHeights[header(index)] ?? Self.estimate : 0
      section.footer =
        list.footerMode == .supplementary
        ? bandHeights[footer(index)] ?? Self.estimate : list.bottomPadding
      return section
    }
    return TableGeometry(top: 0, bottom: 0, sections: sections)
  }

  private func header(_ section: Int) -> CollectionElement {
    CollectionElement(
      supplementary: UICollectionView.elementKindSectionHeader,
      at: TableRow(section: section, row: 0))
  }

  private func footer(_ section: Int) -> CollectionElement {
    CollectionElement(
      supplementary: UICollectionView.elementKindSectionFooter,
      at: TableRow(section: section, row: 0))
  }

  private var width: CGFloat {
    guard let owner else { return 0 }
    return max(0, owner.bounds.inset(by: owner.adjustedContentInset).width)
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: geometry?.height ?? 0)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let geometry else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in geometry.sections.enumerated()
    where section.end > rect.minY && section.y < rect.maxY {
      if let header = bandAttributes(header(index)) { found.append(header) }
      if let footer = bandAttributes(footer(index)) { found.append(footer) }
    }
    guard let rows = geometry.rows(from: rect.minY, to: rect.maxY) else { return found }
    var next: TableRow? = rows.first
    while let row = next, row <= rows.last {
      found.append(attributes(row, in: geometry))
      next = geometry.next(after: row)
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let geometry, let row = TableRow(indexPath), geometry.contains(row) else { return nil }
    return attributes(row, in: geometry)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    TableRow(indexPath).flatMap {
      bandAttributes(CollectionElement(supplementary: elementKind, at: $0))
    }
  }

  private func attributes(_ row: TableRow, in geometry: TableGeometry)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(
      CollectionElement(item: row),
      frame: CGRect(
        x: list.margin, y: geometry.start(of: row), width: max(0, width - 2 * list.margin),
        height: geometry.height(of: row)))
    let isLast = row.row == geometry.sections[row.section].rowCount - 1
    attributes.values.list = ListRowLook(
      roundsTop: list.isInset && row.row == 0, roundsBottom: list.isInset && isLast,
      showsSeparator: list.showsSeparators && !(list.isGrouped && isLast),
      isGrouped: list.isGrouped)
    attributes.isEstimated = geometry.isEstimated(row)
    return attributes
  }

  private func bandAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let index = element.place.section
    guard let geometry, geometry.sections.indices.contains(index) else { return nil }
    let section = geometry.sections[index]
    let isHeader = element.kind == UICollectionView.elementKindSectionHeader
    guard isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary else {
      return nil
    }
    let height = isHeader ? section.header : section.footer
    var y = isHeader ? section.rowsStart - height : section.rowsEnd
    if isHeader, floats, let owner {
      y = max(y, min(owner.bounds.minY + owner.adjustedContentInset.top, section.end - height))
    }
    let attributes = makeAttributes(
      element,
      frame: CGRect(
        x: list.margin, y: y, width: max(0, width - 2 * list.margin), height: height))
    attributes.isEstimated = !confirmedBands.contains(element)
    if floats, isHeader { attributes.zIndex = 10 }
    return attributes
  }

  private var floats: Bool { !list.isGrouped && list.headerMode == .supplementary }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    floats || newBounds.width != owner?.bounds.width
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.everything = newBounds.width != owner?.bounds.width
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      keep(preferred)
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      if context.invalidateDataSourceCounts { (rowHeights, bandHeights) = ([:], [:]) }
      confirmedBands = []
      geometry = nil
    }
    super.invalidateLayout(with: context)
  }

  private func keep(_ preferred: UICollectionViewLayoutAttributes) {
    guard let element = CollectionElement(preferred) else { return }
    let height = preferred.size.height
    if element.category == .cell {
      rowHeights[element.place] = height
      if geometry?.contains(element.place) ?? false {
        geometry?.setHeight(height, of: element.place)
      }
    } else {
      bandHeights[element] = height
      confirmedBands.insert(element)
      // The rows keep their heights, but each row is measured again when it becomes visible.
      geometry = nil
    }
  }

  /// Cells choose only their height, so only a new height invalidates the layout.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let isNew = preferredAttributes.size.height != originalAttributes.size.height
    if !isNew { keepConfirmed(originalAttributes) }
    return isNew
  }

  private func keepConfirmed(_ attributes: UICollectionViewLayoutAttributes) {
    guard let element = CollectionElement(attributes) else { return }
    if element.category == .cell {
      keep(attributes)
    } else {
      bandHeights[element] = attributes.size.height
      confirmedBands.insert(element)
    }
  }

  // MARK: For the stand-in only

  override var backgroundColor: UIColor? { list.background }

  override func insetDidChange() {
    if let owner, owner.contentSize.width != width { invalidateLayout() }
  }

  override func itemsDidMove(_ origins: CollectionUpdates.Origins) {
    let old = rowHeights
    rowHeights = [:]
    for (new, origin) in origins.items where old[origin] != nil { rowHeights[new] = old[origin] }
    (bandHeights, confirmedBands) = ([:], [])
    geometry = nil
  }
}
