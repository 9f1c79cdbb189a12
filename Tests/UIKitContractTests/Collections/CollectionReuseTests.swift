import Testing
import UIKit

@Suite("UICollectionView: cells and reuse") @MainActor
struct CollectionReuseTests {
  let model = CollectionModel([200])
  let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.isPrefetchingEnabled = false
    view.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("only visible items have cells; they follow the offset", .fact("T4.11.18"))
  func tiling() throws {
    #expect(view.visibleCells.count == 10)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(0..<10))
    view.contentOffset.y = 125
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(2...12))
    #expect(view.cellForItem(at: path(0)) == nil)
    let cell = try #require(view.cellForItem(at: path(5)) as? CollectionModel.Cell)
    #expect(cell.text == "0.5")
    #expect(cell.frame == CGRect(x: 0, y: 250, width: 320, height: 50))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(view.indexPath(for: cell) == path(5))
    #expect(cell.isDescendant(of: view))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 299)) == path(5))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 300)) == path(6))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 99_000)) == nil)
  }

  @Test("Cells that scroll away are prepared and used again")
  func reuse() {
    // The count starts here, because other tests make cells too.
    let before = CollectionModel.Cell.made
    view.layoutIfNeeded()
    for step in 1...40 {
      view.contentOffset.y = CGFloat(step) * 50
      view.layoutIfNeeded()
    }
    #expect(CollectionModel.Cell.made - before <= 2)
    let cells = view.visibleCells.compactMap { $0 as? CollectionModel.Cell }
    #expect(cells.allSatisfy { $0.prepared > 0 && !$0.isHidden })
    #expect(Set(cells.map(\.text)) == Set((40..<50).map { "0.\($0)" }))
  }

  @Test("An unchanged offset asks the data source for nothing")
  func quiet() {
    let requests = model.cellRequests
    for step in 0..<40 {
      view.contentOffset.y = CGFloat(step)
      view.layoutIfNeeded()
    }
    #expect(model.cellRequests == requests + 1)
  }

  @Test(
    "UIKit asks for a cell, tells that it displays, then that it ended displaying, in this order")
  func displayOrder() {
    model.logsDisplay = true
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(model.log.filter { $0 != "didEnd 0" } == ["cell 10", "willDisplay 10"])
    #expect(model.log.contains("didEnd 0"))
  }

  @Test("A new cell has its item's size from the start")
  func sizeFromTheStart() {
    final class Sized: UICollectionViewCell {
      static var sizes: [CGSize] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.sizes.append(frame.size)
      }
      required init?(coder: NSCoder) { nil }
    }
    view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    model.items = [["a"]]
    view.reloadData()
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0)).layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    #expect(Sized.sizes.allSatisfy { $0 == CGSize(width: 320, height: 50) })
  }

  @Test(
    "reloadData asks for counts at once and for cells at the next layout pass, and ends the selection"
  )
  func reload() {
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(2)])
    model.items = [["new"]]
    view.reloadData()
    #expect(view.numberOfItems(inSection: 0) == 1)
    #expect(view.indexPathsForSelectedItems == [])
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50)
    #expect(view.visibleCells.compactMap { ($0 as? CollectionModel.Cell)?.text } == ["new"])
  }

  @Test(
    "Selection in code does not tell the delegate; a cell that comes into view knows that it is selected"
  )
  func selection() throws {
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    view.selectItem(at: path(30), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(30)])
    #expect(view.cellForItem(at: path(3))?.isSelected == false)
    view.allowsMultipleSelection = true
    view.selectItem(at: path(4), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 200)
    #expect(view.indexPathsForSelectedItems?.sorted() == [path(4), path(30)])
    view.contentOffset.y = 1400
    view.layoutIfNeeded()
    #expect(try #require(view.cellForItem(at: path(30))).isSelected)
    view.deselectItem(at: path(30), animated: false)
    #expect(view.cellForItem(at: path(30))?.isSelected == false)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelection = false
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(model.log.isEmpty)
  }

  @Test(
    "The selected background is over the plain one and under the content while the cell is touched or selected"
  )
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let (below, chosen) = (UIView(), UIView())
    cell.backgroundView = below
    cell.selectedBackgroundView = chosen
    #expect(below.frame == cell.bounds)
    cell.isSelected = true
    let order = cell.subviews.filter { [below, chosen, cell.contentView].contains($0) }
    #expect(order == [below, chosen, cell.contentView])
    #expect(chosen.frame == cell.bounds)
  }

  @Test("A registration makes and fills cells of its own class")
  func registration() {
    let registration = UICollectionView.CellRegistration<CollectionModel.Cell, String> {
      cell, path, text in cell.text = "\(path.item) \(text)"
    }
    let cell = view.dequeueConfiguredReusableCell(
      using: registration, for: path(3), item: "words")
    #expect(cell.text == "3 words")
  }
}
