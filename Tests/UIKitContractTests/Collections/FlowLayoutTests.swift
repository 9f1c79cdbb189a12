import Testing
import UIKit

@Suite("UICollectionViewFlowLayout: lines") @MainActor
struct FlowLayoutTests {
  private func frames(
    _ model: CollectionModel, width: CGFloat = 320, height: CGFloat = 480,
    _ set: (UICollectionViewFlowLayout) -> Void
  ) -> (view: UICollectionView, items: [CGRect]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    set(layout)
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.layoutIfNeeded()
    let items = model.items.indices.flatMap { section in
      model.items[section].indices.map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
      }
    }
    return (view, items)
  }

  @Test("The properties have these defaults")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
  }

  @Test("The rest of a line is spread between its items; the last line keeps the grid")
  func justified() {
    let (view, items) = frames(CollectionModel([8]), width: 375) { _ in }
    #expect(items[0] == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(items[1] == CGRect(x: 137.5, y: 0, width: 100, height: 60).onGrid)
    #expect(items[2] == CGRect(x: 275, y: 0, width: 100, height: 60))
    #expect(items[3] == CGRect(x: 0, y: 70, width: 100, height: 60))
    #expect(items[6] == CGRect(x: 0, y: 140, width: 100, height: 60))
    #expect(items[7].minX == items[1].minX)
    #expect(view.contentSize == CGSize(width: 375, height: 200))
  }

  @Test("An item exactly as wide as the rest of the line still fits")
  func exactFit() {
    let items = frames(CollectionModel([3])) { _ in }.items
    #expect(items.map(\.minX) == [0, 110, 220])
    let narrow = frames(CollectionModel([3]), width: 319) { _ in }.items
    #expect(narrow.map(\.minX) == [0, 219, 0])
    #expect(narrow[2].minY == 70)
  }

  @Test("A single item on a line is centred")
  func single() {
    let items = frames(CollectionModel([2])) { $0.itemSize = CGSize(width: 200, height: 50) }.items
    #expect(
      items == [
        CGRect(x: 60, y: 0, width: 200, height: 50), CGRect(x: 60, y: 60, width: 200, height: 50),
      ])
  }

  @Test("Items of different heights are centred in their line; the last line is aligned left")
  func different() {
    let model = CollectionModel([5])
    model.sizes[IndexPath(item: 0, section: 0)] = CGSize(width: 100, height: 20)
    model.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 150, height: 40)
    let items = frames(model) { _ in }.items
    // The remaining 320 - 250 - 10 points are all between the two items.
    #expect(items[0] == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(items[1] == CGRect(x: 170, y: 0, width: 150, height: 40))
    #expect(items[2] == CGRect(x: 0, y: 50, width: 100, height: 60))
    #expect(items[3].minX == 110)
    #expect(items[4].minX == 220)
    let short = CollectionModel([4])
    short.sizes = model.sizes
    #expect(frames(short, width: 400) { _ in }.items.map(\.minX) == [0, 125, 300, 0])
  }

  @Test("A lone item on a line that is not the last is centred: openradar 32517782")
  func loneItem() {
    let model = CollectionModel([2])
    model.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 320, height: 60)
    #expect(frames(model) { _ in }.items.map(\.minX) == [110, 0])
  }

  @Test("Section insets, headers and footers take room, also in empty sections")
  func sections() {
    let model = CollectionModel([2, 0, 1])
    model.insets[1] = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    let (view, items) = frames(model) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
      $0.headerReferenceSize = CGSize(width: 77, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 11)
    }
    func band(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (head, foot) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(band(head, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(items[0] == CGRect(x: 20, y: 35, width: 100, height: 60))
    #expect(items[1] == CGRect(x: 190, y: 35, width: 100, height: 60))
    #expect(band(foot, 0) == CGRect(x: 0, y: 102, width: 320, height: 11))
    #expect(band(head, 1) == CGRect(x: 0, y: 113, width: 320, height: 30))
    #expect(band(foot, 1) == CGRect(x: 0, y: 146, width: 320, height: 11))
    #expect(items[2].minY == 192)
    #expect(view.contentSize == CGSize(width: 320, height: 270))
    #expect(
      view.supplementaryView(forElementKind: head, at: IndexPath(item: 0, section: 0))?.frame
        == band(head, 0))
    #expect(view.visibleSupplementaryViews(ofKind: foot).count == 3)
  }

  @Test("Headers that pin stay at the top until their section pushes them away")
  func pinned() {
    let model = CollectionModel([30, 30])
    let (view, _) = frames(model) {
      $0.itemSize = CGSize(width: 320, height: 50)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let table: [(offset: CGFloat, y: CGFloat)] = [(0, 0), (200, 200), (1510, 1500)]
    for row in table {
      view.contentOffset.y = row.offset
      view.layoutIfNeeded()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == row.y)
    }
  }

  @Test("In a horizontal layout lines are columns, filled from the top")
  func horizontal() {
    let model = CollectionModel([5])
    let (view, items) = frames(model, height: 200) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 40, height: 9)
      $0.sectionInset = UIEdgeInsets(top: 10, left: 4, bottom: 20, right: 6)
    }
    #expect(items[0] == CGRect(x: 44, y: 10, width: 100, height: 60))
    #expect(items[1] == CGRect(x: 44, y: 120, width: 100, height: 60))
    #expect(items[2].origin == CGPoint(x: 154, y: 10))
    #expect(items[4].origin == CGPoint(x: 264, y: 10))
    #expect(view.contentSize == CGSize(width: 370, height: 200))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 40, height: 200))
  }

  @Test("The content inset narrows the lines")
  func contentInset() {
    let model = CollectionModel([3])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 320)
    view.contentInset = UIEdgeInsets(top: 7, left: 20, bottom: 0, right: 30)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 270, height: 130))
    #expect(view.contentOffset == CGPoint(x: -20, y: -7))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 170)
  }

  @Test("A new width breaks the lines again, a new height does not")
  func rotation() {
    let model = CollectionModel([3])
    let (view, _) = frames(model) { _ in }
    view.frame.size = CGSize(width: 210, height: 480)
    view.layoutIfNeeded()
    let path = IndexPath(item: 2, section: 0)
    #expect(view.cellForItem(at: path)?.frame == CGRect(x: 0, y: 70, width: 100, height: 60))
    view.bounds.size.width = 320
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path)?.frame == CGRect(x: 220, y: 0, width: 100, height: 60))
  }
}

extension CGRect {
  /// The rectangle with its origin rounded to whole pixels of the main screen.
  @MainActor fileprivate var onGrid: CGRect {
    let scale = UIScreen.main.scale
    return CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width,
      height: height)
  }
}
