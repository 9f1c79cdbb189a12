// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A list of rows as wide as the collection view, each as high as its cell prefers. Other
/// compositions are not implemented. `TableGeometry` places the rows, as in a table.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The height of a row before its cell has been measured (K).
  private static let estimate: CGFloat = 44

  private var geometry: TableGeometry?
  /// The measured heights of the rows. `geometry` records which of the rows must be measured.
  private var heights: [TableRow: CGFloat] = [:]

  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout() }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    if geometry == nil { geometry = makeGeometry() }
  }

  private func makeGeometry() -> TableGeometry {
    guard let owner else { return TableGeometry() }
    let sections = (0..<owner.numberOfSections).map { index in
      TableGeometry.Section(
        rows: (0..<owner.numberOfItems(inSection: index)).map { row in
          (heights[TableRow(section: index, row: row)] ?? Self.estimate, true, true)
        })
    }
    return TableGeometry(top: 0, bottom: 0, sections: sections)
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
    guard let geometry, let rows = geometry.rows(from: rect.minY, to: rect.maxY) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
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

  private func attributes(_ row: TableRow, in geometry: TableGeometry)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      row,
      frame: CGRect(
        x: 0, y: geometry.start(of: row), width: width, height: geometry.height(of: row))
    )
    attributes.isEstimated = geometry.isEstimated(row)
    return attributes
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    geometry = nil
    super.invalidateLayout()
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != owner?.bounds.width
  }

  override func insetDidChange() {
    if let owner, owner.contentSize.width != width { invalidateLayout() }
  }

  // MARK: Sizes

  override var asksForPreferredAttributes: Bool { true }

  override var backgroundColor: UIColor? { .systemBackground }

  /// Cells choose only their height.
  override func keep(_ size: CGSize, of item: TableRow) -> Bool {
    let isNew = geometry.map { !$0.contains(item) || $0.height(of: item) != size.height } ?? true
    heights[item] = size.height
    if geometry?.contains(item) ?? false { geometry?.setHeight(size.height, of: item) }
    return isNew
  }

  override func forgetSizes() {
    heights = [:]
  }

  override func itemsDidMove(_ origins: [TableRow: TableRow]) {
    let old = heights
    heights = [:]
    for (new, origin) in origins where old[origin] != nil { heights[new] = old[origin] }
  }
}
