import HeadlessDriver
import Testing
import UIKit

@Suite("UITableViewController") @MainActor
final class TableControllerTests {
  final class Controller: UITableViewController {
    var rows = 30
    var reloads = 0

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

  private let controller = Controller(style: .plain)
  private lazy var device = Device.boot(root: controller)

  private func boot() {
    controller.tableView.rowHeight = 50
    _ = device
    device.settle()
  }

  /// The keyboard's cover beyond the safe area, as the notifications say it.
  private func keyboard(height: CGFloat, shows: Bool = true) {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let shown = CGRect(x: 0, y: 844 - height, width: 390, height: height)
    let hidden = CGRect(x: 0, y: screen.maxY, width: 390, height: height)
    let end = shows ? shown : hidden
    device.perform {
      NotificationCenter.default.post(
        name: shows
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
    }
  }

  @Test("T4.17.1, T4.17.2 the keyboard's cover becomes a bottom inset, and goes with it")
  func inset() {
    boot()
    let table = controller.tableView!
    table.contentInset.bottom = 5
    let before = table.adjustedContentInset.bottom
    #expect(before == 39)
    keyboard(height: 336)
    #expect(table.adjustedContentInset.bottom == 341)
    keyboard(height: 300)
    #expect(table.adjustedContentInset.bottom == 305)
    device.settle()
    keyboard(height: 300, shows: false)
    #expect(table.adjustedContentInset.bottom == before)
    #expect(table.contentInset.bottom == 5)
  }

  @Test("T4.17.2 at the bottom, the offset comes back into the limits with the keyboard")
  func offsetComesBack() {
    boot()
    let table = controller.tableView!
    keyboard(height: 336)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 992)
    device.settle()
    keyboard(height: 336, shows: false)
    device.settle()
    #expect(table.contentOffset.y == 690)
  }

  @Test("T4.17.3 the first responder's cell scrolls into view")
  func firstResponder() throws {
    boot()
    let table = controller.tableView!
    let path = IndexPath(row: 14, section: 0)
    let field = try #require(table.cellForRow(at: path) as? TableModel.Cell).field
    #expect(field.becomeFirstResponder())
    device.settle()
    keyboard(height: 336)
    device.settle()
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(table.rectForRow(at: path)))
  }

  @Test("T4.17.1 only while its view is on screen")
  func offScreen() {
    boot()
    let table = controller.tableView!
    device.perform { device.windows.first?.rootViewController = UIViewController() }
    device.settle()
    keyboard(height: 336)
    #expect(table.contentInset.bottom == 0)
  }

  @Test("T4.17.8 a plain table view does nothing of the kind")
  func plainTable() {
    boot()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view.superview?.addSubview(table)
    device.settle()
    keyboard(height: 336)
    #expect(table.contentInset.bottom == 0)
  }

  @Test("T4.17.4, T4.17.5 reloads before the first appearance; clears the selection before each")
  func appearance() {
    controller.rows = 3
    _ = controller.view
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    controller.rows = 4
    let device = device
    device.settle()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
    controller.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let window = device.windows.first
    device.perform { window?.isHidden = true }
    device.perform { window?.isHidden = false }
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
