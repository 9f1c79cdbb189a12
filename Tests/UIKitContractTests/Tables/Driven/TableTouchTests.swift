import Testing
import UIKit

@Suite("UITableView: under a finger") @MainActor
struct TableTouchTests {
  /// A device that shows a full-screen table with rows of 50 points.
  @MainActor
  struct Bench {
    let model = TableModel([100])
    let table: UITableView
    let device: Device

    init(fields: Bool = false) async {
      model.makesFields = fields
      table = model.table(CGRect(x: 0, y: 0, width: 390, height: 844))
      device = await Device.boot(view: UIView())
      let (table, device) = (table, device)
      await device.perform { device.windows.first?.rootViewController?.view.addSubview(table) }
    }

    func cell(_ row: Int) -> TableModel.Cell? {
      table.cellForRow(at: IndexPath(row: row, section: 0)) as? TableModel.Cell
    }
  }

  @Test(
    "a row is highlighted after the touch has lain 150 ms", .fact("T4.9.37"),
    .needs(.exactTouches), .needs(.exactTime))
  func highlight() async {
    let bench = await Bench()
    let finger = bench.device.touchDown(at: CGPoint(x: 300, y: 175))
    bench.device.advance(by: 0.1)
    #expect(bench.cell(3)?.isHighlighted == false)
    bench.device.advance(by: 0.1)
    #expect(bench.cell(3)?.isHighlighted == true)
    bench.device.touchUp(finger)
    #expect(bench.cell(3)?.isHighlighted == false)
    #expect(bench.model.log == ["willSelect 3", "didSelect 3"])
  }

  @Test(
    "a drag takes the touch away, and nothing is selected", .fact("T4.9.39"), .needs(.exactTouches),
    .needs(.exactTime))
  func drag() async {
    let bench = await Bench()
    let finger = bench.device.touchDown(at: CGPoint(x: 300, y: 475))
    bench.device.advance(by: 0.2)
    let cell = bench.cell(9)
    #expect(cell?.isHighlighted == true)
    bench.device.slide(finger, to: CGPoint(x: 300, y: 400))
    #expect(cell?.isHighlighted == false)
    bench.device.touchUp(finger)
    await bench.device.settle()
    #expect(bench.model.log.isEmpty)
    #expect(bench.table.contentOffset.y > 50)
  }

  @Test("a row inserted above keeps the focus; deleting its row ends it")
  func updatesAroundFirstResponder() async throws {
    let bench = await Bench(fields: true)
    let cell = try #require(bench.cell(2))
    #expect(cell.field.becomeFirstResponder())
    await bench.device.perform {
      bench.model.items[0].insert("new", at: 0)
      bench.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    await bench.device.settle()
    #expect(cell.field.isFirstResponder)
    #expect(bench.cell(3) === cell)
    await bench.device.perform {
      bench.model.items[0].remove(at: 3)
      bench.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    }
    await bench.device.settle()
    #expect(!cell.field.isFirstResponder)
  }
}
