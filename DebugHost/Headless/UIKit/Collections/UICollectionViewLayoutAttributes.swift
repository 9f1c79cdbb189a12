import Foundation

/// The place of one item or of a section's header, in the coordinates of the collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  /// The kind of a supplementary view; nil for a cell.
  public private(set) var representedElementKind: String?
  /// Whether the size is a guess that the cell itself may correct.
  var isEstimated = false

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  public var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  convenience init(_ item: TableRow, frame: CGRect) {
    self.init(forCellWith: item.indexPath)
    self.frame = frame
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  var duplicate: UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.frame = frame
    return copy
  }
}
