import Foundation

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// A cell, header or footer of a collection view, identified by its kind and its place. The order
/// is that in which the collection view creates views: cells, then headers and footers.
struct CollectionElement: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var place: TableRow

  init(item: TableRow) {
    category = .cell
    kind = ""
    place = item
  }

  init(supplementary kind: String, at place: TableRow) {
    category = .supplementaryView
    self.kind = kind
    self.place = place
  }

  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    guard let place = TableRow(attributes.indexPath) else { return nil }
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    self.place = place
  }

  var indexPath: IndexPath { IndexPath(item: place.row, section: place.section) }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    (a.category.rawValue, a.place, a.kind) < (b.category.rawValue, b.place, b.kind)
  }
}
