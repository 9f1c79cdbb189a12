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
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      layout.minimumLineSpacing = 0
      model.makesFields = fields
      view = model.collection(layout, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
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

  @Test(
    "A tap highlights, selects and unhighlights, in the documented order; the old selection ends first",
    .needs(.hands))
  func tap() async {
    let bench = await Bench()
    await bench.device.tap(at: CGPoint(x: 300, y: 175))
    #expect(
      bench.model.log == [
        "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didSelect 3", "didUnhighlight 3",
      ])
    #expect(bench.cell(3)?.isSelected == true)
    #expect(bench.cell(3)?.isHighlighted == false)
    bench.model.log = []
    await bench.device.tap(at: CGPoint(x: 300, y: 49))
    #expect(
      bench.model.log == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didDeselect 3", "didSelect 0",
        "didUnhighlight 0",
      ])
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(0)])
    #expect(bench.cell(3)?.isSelected == false)
  }

  @Test("With several selections a second tap asks, then deselects", .needs(.hands))
  func multiple() async {
    let bench = await Bench()
    bench.view.allowsMultipleSelection = true
    await bench.device.tap(at: CGPoint(x: 300, y: 175))
    await bench.device.tap(at: CGPoint(x: 300, y: 49))
    #expect(bench.view.indexPathsForSelectedItems?.sorted() == [bench.path(0), bench.path(3)])
    bench.model.log = []
    await bench.device.tap(at: CGPoint(x: 300, y: 175))
    #expect(
      bench.model.log == [
        "shouldHighlight 3", "didHighlight 3", "shouldDeselect 3", "didDeselect 3",
        "didUnhighlight 3",
      ])
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(0)])
  }

  @Test("The delegate may refuse the selection, and even the highlight", .needs(.hands))
  func refusal() async {
    let bench = await Bench()
    bench.model.refusesSelection = true
    await bench.device.tap(at: CGPoint(x: 300, y: 175))
    #expect(bench.view.indexPathsForSelectedItems == [])
    #expect(bench.model.log.last == "didUnhighlight 3")
    bench.model.refusesHighlight = true
    bench.model.log = []
    await bench.device.tap(at: CGPoint(x: 300, y: 175))
    #expect(bench.model.log == ["shouldHighlight 3"])
    bench.view.allowsSelection = false
    bench.model.log = []
    await bench.device.tap(at: CGPoint(x: 300, y: 175))
    #expect(bench.model.log.isEmpty)
  }

  @Test(
    "an item is highlighted only after the touch has lain for 150 ms", .fact("T4.9.37"),
    .needs(.exactTouches),
    .needs(.exactTime))
  func highlight() async {
    let bench = await Bench()
    let finger = bench.device.touchDown(at: CGPoint(x: 300, y: 175))
    bench.device.advance(by: 0.1)
    #expect(bench.cell(3)?.isHighlighted == false)
    bench.device.advance(by: 0.1)
    #expect(bench.cell(3)?.isHighlighted == true)
    bench.device.touchUp(finger)
    #expect(bench.cell(3)?.isHighlighted == false)
  }

  @Test(
    "a drag takes the touch away, and nothing is selected", .fact("T4.9.39"), .needs(.exactTouches),
    .needs(.exactTime))
  func drag() async {
    let bench = await Bench()
    let finger = bench.device.touchDown(at: CGPoint(x: 300, y: 475))
    bench.device.advance(by: 0.2)
    bench.device.slide(finger, to: CGPoint(x: 300, y: 400))
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(bench.model.log == ["shouldHighlight 9", "didHighlight 9", "didUnhighlight 9"])
    #expect(bench.view.contentOffset.y > 50)
    #expect(bench.view.indexPathsForSelectedItems == [])
  }

  @Test(
    "a touch that stops a fling selects nothing; the fling used a screenful of cells",
    .fact("T4.9.41"),
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
  func fling() async {
    let bench = await Bench()
    bench.device.fling(from: CGPoint(x: 300, y: 700), velocity: CGPoint(x: 0, y: -2))
    bench.device.advance(by: 0.5)
    #expect(bench.view.isDecelerating)
    await bench.device.tap(at: CGPoint(x: 300, y: 400))
    #expect(bench.model.log.isEmpty)
    #expect(!bench.view.isDecelerating)
    #expect(bench.view.contentOffset.y > 400)
    #expect(CollectionModel.Cell.made <= 19)
  }

  @Test(
    "The first responder's cell stays while it is scrolled away, and is the same afterwards",
    .needs(.hands))
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

  @Test("An item inserted above the first responder's keeps the focus; deleting it ends it")
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

  @Test("onDrag: the first responder resigns when a drag begins", .fact("T4.16.2"), .needs(.hands))
  func dismissOnDrag() async throws {
    let bench = await Bench(fields: true)
    let field = try #require(bench.cell(2)).field
    bench.view.keyboardDismissMode = .onDrag
    #expect(field.becomeFirstResponder())
    await bench.device.settle()
    await bench.device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 380))
    #expect(!field.isFirstResponder)
  }

  @Test(
    "Items slide to their new places; the completion comes when they are there", .needs(.exactTime))
  func animatedUpdate() async throws {
    let bench = await Bench()
    let (moving, gone) = (try #require(bench.cell(4)), try #require(bench.cell(1)))
    var ends: [Bool] = []
    bench.model.logsDisplay = true
    await bench.device.perform {
      bench.model.items[0].remove(at: 1)
      bench.view.performBatchUpdates {
        bench.view.deleteItems(at: [bench.path(1)])
      } completion: {
        ends.append($0)
      }
    }
    bench.device.advance(by: 0.1)
    #expect(moving.frame.minY == 150)
    let shown = try #require(moving.layer.presentation()).frame.minY
    #expect(shown > 150 && shown < 200)
    #expect(gone.superview === bench.view && !bench.model.log.contains("didEnd 1"))
    #expect(ends.isEmpty)
    await bench.device.settle()
    #expect(ends == [true])
    #expect(bench.model.log.contains("didEnd 1"))
  }
}
