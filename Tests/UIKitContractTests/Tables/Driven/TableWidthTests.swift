import Testing
import UIKit

@Suite("UITableView: another width, another height") @MainActor
struct TableWidthTests {
  @Test("rows that size themselves are measured again when the width changes")
  func width() async throws {
    let bench = await Bench()
    let narrow = bench.table.rectForRow(at: [0, 0]).height
    #expect(narrow > 60)
    await bench.device.perform { bench.table.frame.size.width = 380 }
    #expect(bench.table.rectForRow(at: [0, 0]).height < narrow)
    let cell = try #require(bench.table.cellForRow(at: [0, 1]))
    let row = bench.table.rectForRow(at: [0, 1])
    #expect(abs(cell.frame.minY - row.minY) < 0.01 && cell.frame.size == row.size)
    await bench.device.perform { bench.table.frame.size.width = 150 }
    #expect(bench.table.rectForRow(at: [0, 0]).height == narrow)
  }

  @Test(
    "a table that the keyboard makes shorter shows fewer rows, and scrolls to the same end",
    .fact("T4.11.18")
  )
  func height() async throws {
    let bench = await Bench()
    await bench.device.perform { bench.table.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
    let all = try #require(bench.table.indexPathsForVisibleRows).count
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let top = end?.cgRectValue.minY ?? 844
      MainActor.assumeIsolated { bench.table.frame.size.height = top }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    await bench.device.perform {
      bench.table.superview?.addSubview(field)
      #expect(field.becomeFirstResponder())
    }
    await bench.device.settle()
    #expect(bench.table.frame.height < 844)
    #expect(try #require(bench.table.indexPathsForVisibleRows).count < all)
    await bench.device.perform {
      bench.table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
    }
    let last = try #require(bench.table.cellForRow(at: [0, 39]))
    #expect(abs(last.frame.maxY - bench.table.bounds.maxY) < 0.01)
    field.resignFirstResponder()
  }

  @Test("what UIKit lets a subclass override can be overridden")
  func overriding() {
    let table = NotingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    table.deselectRow(at: [0, 0], animated: false)
    _ = table.dequeueReusableCell(withIdentifier: "x")
    #expect(table.log == ["select", "scroll", "deselect", "dequeue"])
  }

  /// A table 150 points wide with forty rows of text, each of which needs several lines.
  @MainActor
  private struct Bench {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
    let model = TableModel([40])
    let device: Device

    init() async {
      let root = UIView()
      device = await Device.boot(view: root)
      let (table, model) = (table, model)
      model.rows[0] = (0..<40).map { "Row \($0), which has more to say than fits on one line" }
      model.isMultiline = true
      await device.perform {
        table.contentInsetAdjustmentBehavior = .never
        table.estimatedRowHeight = 44
        table.dataSource = model
        table.delegate = model
        root.addSubview(table)
      }
    }
  }
}

@MainActor
private final class NotingTable: UITableView {
  var log: [String] = []

  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    log.append("select")
  }

  override func deselectRow(at indexPath: IndexPath, animated: Bool) { log.append("deselect") }

  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    log.append("scroll")
  }

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    log.append("dequeue")
    return nil
  }
}
