import Testing
import UIKit

@Suite("UITableViewController") @MainActor
struct TableControllerTests {
  final class Controller: UITableViewController {
    var rows = 30

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = TableModel.Cell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(cell.field)
      return cell
    }
  }

  /// A device that shows a table view controller. Each test makes its own, so that no other test
  /// boots a device in between.
  @MainActor
  struct Bench {
    let controller = Controller(style: .plain)
    let device: Device

    var table: UITableView { controller.tableView }

    init() async {
      controller.tableView.rowHeight = 50
      device = await Device.boot(root: controller)
      await device.settle()
    }

    /// Posts the notifications of a keyboard, as its host does.
    func keyboard(height: CGFloat, shows: Bool = true) async {
      await Self.keyboard(height: height, shows: shows, on: device)
    }

    static func keyboard(height: CGFloat, shows: Bool = true, on device: Device) async {
      let end = CGRect(x: 0, y: shows ? 844 - height : 844, width: 390, height: height)
      let name =
        shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
      await device.perform {
        NotificationCenter.default.post(
          name: name, object: nil,
          userInfo: [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
          ])
      }
    }
  }

  @Test(
    "the keyboard's cover becomes a bottom inset, and goes with it",
    .fact("T4.17.1", "T4.17.2"))
  func inset() async {
    let bench = await Bench()
    let table = bench.table
    table.contentInset.bottom = 5
    let before = table.adjustedContentInset.bottom
    #expect(before == 39)
    await bench.keyboard(height: 336)
    #expect(table.adjustedContentInset.bottom == 341)
    await bench.keyboard(height: 300)
    #expect(abs(table.adjustedContentInset.bottom - 305) < 0.001)
    await bench.device.settle()
    await bench.keyboard(height: 300, shows: false)
    #expect(table.adjustedContentInset.bottom == before)
    #expect(table.contentInset.bottom == 5)
  }

  @Test("the app's content inset and indicator insets stay what the app set", .fact("T4.17.9"))
  func appsInset() async {
    let bench = await Bench()
    let table = bench.table
    table.contentInset.bottom = 5
    let bars = table.verticalScrollIndicatorInsets
    await bench.keyboard(height: 336)
    #expect(table.adjustedContentInset.bottom == 341)
    #expect(table.contentInset.bottom == 5)
    #expect(table.verticalScrollIndicatorInsets == bars)
    table.contentInset.bottom = 20
    #expect(table.adjustedContentInset.bottom == 356)
  }

  @Test("without adjustment the controller makes no room", .fact("T4.17.10"))
  func never() async {
    let bench = await Bench()
    let table = bench.table
    await bench.device.perform { table.contentInsetAdjustmentBehavior = .never }
    await bench.keyboard(height: 336)
    #expect(table.adjustedContentInset.bottom == 0)
    #expect(table.contentInset.bottom == 0)
  }

  @Test("a collection controller makes room as well, and takes it away", .fact("T4.17.11"))
  func collection() async {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let device = await Device.boot(root: controller)
    await device.settle()
    let collection: UICollectionView = controller.collectionView
    collection.alwaysBounceVertical = true
    await device.perform {}
    #expect(collection.adjustedContentInset.bottom == 34)
    await Bench.keyboard(height: 336, on: device)
    #expect(collection.adjustedContentInset.bottom == 336)
    #expect(collection.contentInset.bottom == 0)
    await device.settle()
    await Bench.keyboard(height: 336, shows: false, on: device)
    await device.settle()
    #expect(collection.adjustedContentInset.bottom == 34)
  }

  @Test("a table without a data source has one empty section", .fact("T4.17.12"))
  func noDataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test("at the bottom, the offset comes back into the limits", .fact("T4.17.2"))
  func offsetComesBack() async {
    let bench = await Bench()
    let table = bench.table
    await bench.keyboard(height: 336)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 992)
    await bench.device.settle()
    await bench.keyboard(height: 336, shows: false)
    await bench.device.settle()
    #expect(table.contentOffset.y == 690)
  }

  @Test("the first responder's cell scrolls into view", .fact("T4.17.3"))
  func firstResponder() async throws {
    let bench = await Bench()
    let table = bench.table
    let path = IndexPath(row: 14, section: 0)
    let field = try #require(table.cellForRow(at: path) as? TableModel.Cell).field
    #expect(field.becomeFirstResponder())
    await bench.device.settle()
    await bench.keyboard(height: 336)
    await bench.device.settle()
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(table.rectForRow(at: path)))
  }

  @Test(
    "the keyboard itself makes room, and takes it away",
    .fact("T4.17.1", "T4.17.2", "T4.17.3"), .needs(.hands))
  func realKeyboard() async throws {
    let bench = await Bench()
    let table = bench.table
    let path = IndexPath(row: 14, section: 0)
    let field = try #require(table.cellForRow(at: path) as? TableModel.Cell).field
    let log = KeyboardLog()
    let before = (inset: table.adjustedContentInset, indicator: table.verticalScrollIndicatorInsets)
    #expect(await bench.device.tap(field))
    await bench.device.settle()
    let keyboard = try #require(log["WS"]).end
    #expect(field.isFirstResponder)
    #expect(table.adjustedContentInset.bottom == 844 - keyboard.minY)
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(table.rectForRow(at: path)))
    await bench.device.perform { field.resignFirstResponder() }
    await bench.device.settle()
    #expect(table.adjustedContentInset == before.inset)
    #expect(table.verticalScrollIndicatorInsets == before.indicator)
  }

  @Test("the controller makes room only while its view is on screen", .fact("T4.17.1"))
  func offScreen() async {
    let bench = await Bench()
    let table = bench.table
    await bench.device.perform {
      bench.device.windows.first?.rootViewController = UIViewController()
    }
    await bench.device.settle()
    await bench.keyboard(height: 336)
    #expect(table.contentInset.bottom == 0)
  }

  @Test("the controller flashes the indicators when it has appeared", .fact("T4.17.6"))
  func flashes() async {
    let controller = Controller(style: .plain)
    controller.tableView.rowHeight = 50
    let device = await Device.boot(root: controller)
    let bar = controller.tableView.subviews.last
    #expect(bar?.frame.width == 2.5 && bar?.alpha == 1)
    await device.settle()
    #expect(bar?.alpha == 0)
  }

  @Test("a second library that insets for the keyboard doubles the room", .fact("T4.17.7"))
  func doubled() async {
    let bench = await Bench()
    let table = bench.table
    let before = table.adjustedContentInset.bottom
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { table.contentInset.bottom += 336 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    await bench.keyboard(height: 336)
    await bench.device.settle()
    #expect(abs(table.adjustedContentInset.bottom - (336 + 336)) < 0.001)
    await bench.keyboard(height: 336, shows: false)
    await bench.device.settle()
    #expect(abs(table.adjustedContentInset.bottom - (before + 336)) < 0.001)
  }

  @Test("a plain table view makes no room for the keyboard", .fact("T4.17.8"))
  func plainTable() async {
    let bench = await Bench()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    bench.controller.view.superview?.addSubview(table)
    await bench.device.settle()
    await bench.keyboard(height: 336)
    #expect(table.contentInset.bottom == 0)
  }

  @Test(
    "the controller reloads, and clears the selection before it appears",
    .fact("T4.17.4", "T4.17.5"))
  func appearance() async {
    let controller = Controller(style: .plain)
    controller.rows = 3
    _ = controller.view
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    controller.rows = 4
    let device = await Device.boot(root: controller)
    await device.settle()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
    controller.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let window = device.windows.first
    await device.perform { window?.isHidden = true }
    await device.perform { window?.isHidden = false }
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
