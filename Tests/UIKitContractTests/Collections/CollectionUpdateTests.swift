import Testing
import UIKit

@Suite("UICollectionView: updates") @MainActor
struct CollectionUpdateTests {
  let model = CollectionModel([5, 5])
  let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    view.layoutIfNeeded()
  }

  private var texts: [String] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().compactMap {
      (view.cellForItem(at: $0) as? CollectionModel.Cell)?.text
    }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Items that stay keep their cells under their new index paths")
  func insertion() {
    let kept = view.cellForItem(at: path(0, 2))
    view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    model.items[0].insert("new", at: 1)
    view.insertItems(at: [path(0, 1)])
    #expect(view.cellForItem(at: path(0, 3)) === kept)
    #expect(kept.flatMap { view.indexPath(for: $0) } == path(0, 3))
    #expect(kept?.frame.minY == 150)
    #expect(view.indexPathsForSelectedItems == [path(0, 3)])
    #expect(texts.prefix(4) == ["0.0", "new", "0.1", "0.2"])
    #expect(view.contentSize.height == 550)
  }

  @Test("Deletions use old index paths, insertions new ones, in whatever order the app calls them")
  func batch() {
    model.items[0] = ["a", "0.0", "0.2", "0.4", "b"]
    view.performBatchUpdates {
      view.insertItems(at: [path(0, 0), path(0, 4)])
      view.deleteItems(at: [path(0, 1), path(0, 3)])
    }
    #expect(texts.prefix(5) == ["a", "0.0", "0.2", "0.4", "b"])
    #expect(view.numberOfItems(inSection: 0) == 5)
  }

  @Test("A moved item takes its cell along, also to another section")
  func move() {
    let cell = view.cellForItem(at: path(0, 0))
    let text = model.items[0].removeFirst()
    model.items[1].insert(text, at: 2)
    view.moveItem(at: path(0, 0), to: path(1, 2))
    #expect(view.cellForItem(at: path(1, 2)) === cell)
    #expect(texts == ["0.1", "0.2", "0.3", "0.4", "1.0", "1.1", "0.0", "1.2", "1.3", "1.4"])
  }

  @Test("Sections come, go and change places with their items")
  func sections() {
    let cell = view.cellForItem(at: path(1, 4))
    model.items = [["x"], model.items[1], model.items[0]]
    view.performBatchUpdates {
      view.insertSections([0])
      view.moveSection(1, toSection: 1)
    }
    #expect(view.cellForItem(at: path(1, 4)) === cell)
    #expect(texts.prefix(3) == ["x", "1.0", "1.1"])
    model.items.remove(at: 1)
    view.deleteSections([1])
    #expect(texts == ["x", "0.0", "0.1", "0.2", "0.3", "0.4"])
    #expect(view.numberOfSections == 2)
  }

  @Test("A reloaded item gets another cell, a reconfigured one keeps its own")
  func reload() {
    let (first, second) = (view.cellForItem(at: path(0, 0)), view.cellForItem(at: path(0, 1)))
    model.items[0][0] = "A"
    model.items[0][1] = "B"
    view.reconfigureItems(at: [path(0, 1)])
    #expect((second as? CollectionModel.Cell)?.text == "B")
    #expect((second as? CollectionModel.Cell)?.prepared == 0)
    view.reloadItems(at: [path(0, 0)])
    #expect(texts.prefix(2) == ["A", "B"])
    #expect(view.cellForItem(at: path(0, 0)) !== first)
    #expect(view.cellForItem(at: path(0, 1)) === second)
  }

  @Test("The layout hears of the changes between its preparation and the end of the update")
  func layoutHears() {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
          log.append("\(item.updateAction.rawValue) \(before ?? -1) \(after ?? -1)")
        }
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 50)
    view.setCollectionViewLayout(layout, animated: false)
    view.layoutIfNeeded()
    layout.log = []
    model.items[0] = ["0.1", "0.2", "0.3", "0.4", "new"]
    view.performBatchUpdates {
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 4)])
    }
    #expect(layout.log.first == "prepare")
    #expect(layout.log.filter { $0 != "prepare" } == ["1 0 -1", "0 -1 4", "finalize"])
  }

  @Test("An offset that the content does not reach any longer moves to the content's end")
  func shorter() {
    model.items = [(0..<40).map { "\($0)" }]
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 1300
    view.layoutIfNeeded()
    model.items[0].removeLast(10)
    view.deleteItems(at: (30..<40).map { path(0, $0) })
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 800)
    #expect(texts.last == "29")
  }

  @Test("Another layout moves the same cells to other places")
  func otherLayout() {
    let cell = view.cellForItem(at: path(0, 1))
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    view.setCollectionViewLayout(grid, animated: false)
    view.layoutIfNeeded()
    #expect(view.collectionViewLayout === grid)
    #expect(grid.collectionView === view)
    #expect(view.cellForItem(at: path(0, 1)) === cell)
    #expect(cell?.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
  }
}
