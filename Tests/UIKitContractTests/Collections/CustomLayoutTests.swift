import Testing
import UIKit

@Suite("UICollectionViewLayout: a custom layout") @MainActor
struct CustomLayoutTests {
  /// Layout attributes with an additional value, as in many carousels.
  final class Attributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.progress = progress
      return copy
    }
  }

  final class Cell: UICollectionViewCell {
    var progress: CGFloat = -1

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      progress = (layoutAttributes as? Attributes)?.progress ?? -2
    }
  }

  /// A layout that arranges its items diagonally. Item 2 is rotated, and item 3 is hidden.
  final class Stairs: UICollectionViewLayout {
    var log: [String] = []
    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
      log.append("size")
      return CGSize(width: 600, height: 600)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      log.append("elements")
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = Attributes(forCellWith: indexPath)
      let place = CGFloat(indexPath.item) * 100
      attributes.frame = CGRect(x: place, y: place, width: 80, height: 40)
      attributes.progress = place
      attributes.alpha = 0.5
      if indexPath.item == 2 { attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5) }
      if indexPath.item == 3 { attributes.isHidden = true }
      attributes.zIndex = -indexPath.item
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("should \(Int(collectionView?.bounds.minY ?? -1)) \(Int(newBounds.minY))")
      return true
    }
  }

  private func collection() -> (UICollectionView, Stairs, CollectionModel) {
    let (model, layout) = (CollectionModel([6]), Stairs())
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    return (view, layout, model)
  }

  @Test(
    "UIKit asks a layout to prepare, for its size, then for elements; a subclass's attributes reach the cell"
  )
  func order() throws {
    let (view, layout, model) = collection()
    view.layoutIfNeeded()
    let first = ["prepare", "size", "elements"].map { layout.log.firstIndex(of: $0) ?? -1 }
    #expect(first == first.sorted() && !first.contains(-1))
    #expect(view.contentSize == CGSize(width: 600, height: 600))
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    #expect(cell.progress == 100)
    #expect(abs(cell.alpha - 0.5) < 0.001)
    let turned = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(turned.bounds.size == CGSize(width: 80, height: 40))
    #expect(turned.frame == CGRect(x: 160, y: 210, width: 160, height: 20))
    _ = model
  }

  @Test("UIKit asks the layout about new bounds while the old ones are still set")
  func boundsChange() {
    let (view, layout, model) = collection()
    view.layoutIfNeeded()
    layout.log = []
    view.contentOffset.y = 150
    #expect(layout.log == ["should 0 150"])
    view.layoutIfNeeded()
    #expect(layout.log.contains("prepare"))
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [2])
    _ = model
  }

  @Test("The frame, centre and size of attributes agree; a copy is equal and of the same class")
  func attributes() {
    let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center.x = 100
    #expect(attributes.frame == CGRect(x: 85, y: 20, width: 30, height: 40))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    attributes.progress = 7
    let copy = attributes.copy() as? Attributes
    #expect(copy?.progress == 7)
    #expect(copy?.isEqual(attributes) == true)
    copy?.alpha = 0.2
    #expect(copy?.isEqual(attributes) == false)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 1))
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "head")
  }

  @Test("An invalidation context moves the offset, as a chat does that loads earlier messages")
  func offsetAdjustment() {
    let (view, layout, model) = collection()
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 120)
    _ = model
  }

  @Test("A flow layout that sets its own item size while it prepares")
  func sizeInPrepare() {
    final class Columns: UICollectionViewFlowLayout {
      override func prepare() {
        let width = collectionView?.bounds.width ?? 0
        itemSize = CGSize(width: (width - 2 * minimumInteritemSpacing) / 3, height: 40)
        super.prepare()
      }
    }
    let model = CollectionModel([4])
    let view = model.collection(
      Columns(), frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 220)
    view.frame.size.width = 620
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 420, y: 0, width: 200, height: 40))
  }
}
