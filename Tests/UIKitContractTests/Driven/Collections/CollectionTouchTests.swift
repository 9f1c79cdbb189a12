import Testing
import UIKit

@Suite("UICollectionView: under a finger") @MainActor
struct CollectionTouchTests {
  /// A device that shows a full-screen collection view with rows of 50 points.
  @MainActor
  struct Bench {
    let model = CollectionModel([100])
    let view: UICollectionView
    let device: Device

    init(fields: Bool = false) async {
      model.makesFields = fields
      view = model.rows(CGRect(x: 0, y: 0, width: 390, height: 844))
      device = await Device.boot(view: UIView())
      let view = view
      let device = device
      await device.perform { device.windows.first?.rootViewController?.view.addSubview(view) }
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func cell(_ item: Int) -> CollectionModel.Cell? {
      view.cellForItem(at: path(item)) as? CollectionModel.Cell
    }
  }

  @Test("a new content inset lays out at once, with the old counts", .fact("T4.17.13"))
  func inset() async {
    let bench = await Bench()
    bench.view.contentOffset.y = 500
    bench.model.items[0][20] = "new"
    bench.model.items[0].append("more")
    #expect(bench.cell(20) == nil)
    bench.view.contentInset.bottom = 40
    #expect(bench.cell(20)?.shownText == "new")
    #expect(bench.view.numberOfItems(inSection: 0) == 100)
  }

  @Test("the first responder's cell stays while it is scrolled away", .needs(.hands))
  func firstResponder() async throws {
    let bench = await Bench(fields: true)
    let cell = try #require(bench.cell(2))
    #expect(await bench.device.tap(cell.field))
    await bench.device.settle()
    #expect(cell.field.isFirstResponder)
    await bench.device.perform { bench.view.contentOffset.y = 3000 }
    await bench.device.settle()
    #expect(cell.field.isFirstResponder)
    #expect(cell.isDescendant(of: bench.view) && !cell.isHidden)
    #expect(!bench.view.visibleCells.contains(cell))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 390, height: 50))
    await bench.device.perform { bench.view.contentOffset.y = 0 }
    #expect(bench.cell(2) === cell)
    // The cell scrolls away again, and its field resigns. The collection view then no longer keeps
    // the cell for its item.
    await bench.device.perform { bench.view.contentOffset.y = 3000 }
    await bench.device.perform { _ = cell.field.resignFirstResponder() }
    await bench.device.perform { bench.view.contentOffset.y = 3060 }
    await bench.device.settle()
    #expect(bench.cell(2) == nil)
  }

  @Test("an insertion above keeps the focus; deleting the item ends it")
  func updatesAroundFirstResponder() async throws {
    let bench = await Bench(fields: true)
    let cell = try #require(bench.cell(2))
    #expect(cell.field.becomeFirstResponder())
    await bench.device.perform {
      bench.model.items[0].insert("new", at: 0)
      bench.view.insertItems(at: [bench.path(0)])
    }
    await bench.device.settle()
    #expect(cell.field.isFirstResponder)
    #expect(bench.cell(3) === cell)
    #expect(cell.frame.minY == 150)
    await bench.device.perform {
      bench.model.items[0].remove(at: 3)
      bench.view.deleteItems(at: [bench.path(3)])
    }
    await bench.device.settle()
    #expect(!cell.field.isFirstResponder)
  }

  @Test("reloadData ends the editing in a cell", .fact("T4.4.20"))
  func reloadEndsEditing() async throws {
    let bench = await Bench(fields: true)
    let cell = try #require(bench.cell(2))
    #expect(cell.field.becomeFirstResponder())
    await bench.device.perform { bench.view.reloadData() }
    await bench.device.settle()
    #expect(!cell.field.isFirstResponder)
  }
}
