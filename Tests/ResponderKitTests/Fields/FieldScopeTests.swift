import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: which views belong to the order, and which order counts")
struct FieldScopeTests {
  /// A view that accepts text input, like the views inside a web view and a date picker.
  private final class KeyBox: UIView, UIKeyInput {
    var takesFocus = true
    var hasText: Bool { false }
    override var canBecomeFirstResponder: Bool { takesFocus }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  /// A class with the public name of WebKit's web view.
  private final class WKWebView: UIView {}
  /// A class with the public name of UIKit's date picker.
  private final class UIDatePicker: UIControl {}

  @Test("what takes text inside a web page or a date picker is no field, an app's own box is one")
  func systemViews() {
    let boxes: [UIView] = [
      WKWebView(frame: CGRect(x: 0, y: 100, width: 390, height: 100)),
      UIDatePicker(frame: CGRect(x: 0, y: 200, width: 390, height: 100)),
      UIControl(frame: CGRect(x: 0, y: 300, width: 390, height: 100)),
    ]
    for (index, box) in boxes.enumerated() {
      let inside = KeyBox(frame: CGRect(x: 16, y: 10, width: 200, height: 44))
      inside.accessibilityIdentifier = "box \(index)"
      box.addSubview(inside)
    }
    let closed = KeyBox(frame: CGRect(x: 16, y: 500, width: 200, height: 44))
    closed.accessibilityIdentifier = "closed"
    closed.takesFocus = false
    let stage = FieldsStage(boxes[0], boxes[1], boxes[2], closed)
    #expect(names(stage.view.fieldsInOrder) == "box 2")
  }

  /// A table with a field in the floating header of its section, over rows with fields.
  private final class Sections: UITableViewController {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let search = textField("search", 8)

    override func viewDidLoad() {
      super.viewDidLoad()
      header.addSubview(search)
      tableView.rowHeight = 44
      tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 60 }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { header }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? RowCell)?.field.accessibilityIdentifier = "row \(indexPath.row)"
      return cell
    }
  }

  @Test("a field of a header belongs to no row, also of a header that floats over one")
  func header() {
    let controller = Sections()
    let device = Device.boot(root: controller)
    device.settle()
    let table = controller.tableView as UITableView
    #expect(table.path(of: controller.search) == nil)
    device.perform { table.contentOffset.y = 1_000 }
    device.settle()
    #expect(controller.search.window != nil)
    #expect(table.path(of: controller.search) == nil)
    let row = table.visibleCells.compactMap { $0 as? RowCell }.last
    #expect(row.flatMap { table.path(of: $0.field) } == row.flatMap { table.indexPath(for: $0) })
    #expect(row.flatMap { table.path(of: $0.field) } != nil)
  }

  @Test("a row that a list keeps out of sight for its first responder is found by its place")
  func kept() throws {
    let controller = RowsController()
    let device = Device.boot(root: controller)
    device.settle()
    let table = controller.tableView as UITableView
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)) as? RowCell)
    device.perform { cell.field.becomeFirstResponder() }
    device.settle()
    device.perform { table.contentOffset.y = 1_500 }
    device.settle()
    #expect(!table.shownPaths.contains(IndexPath(row: 3, section: 0)))
    #expect(table.path(of: cell.field) == IndexPath(row: 3, section: 0))
  }

  @Test("the only navigation of a window counts also while nothing is edited; of two, neither does")
  func windowAction() {
    for places in [[1], [1, 2]] {
      let boxes = places.map {
        UIView(frame: CGRect(x: 0, y: 200 * CGFloat($0), width: 390, height: 180))
      }
      let last = boxes.map { box in
        let (a, b) = (textField("first", 10), textField("last", 60))
        (a.tag, b.tag) = (2, 1)
        box.addSubview(a)
        box.addSubview(b)
        return b
      }
      let outside = textField("outside", 60)
      let stage = FieldsStage(outside)
      boxes.forEach(stage.view.addSubview)
      let tokens = boxes.map { $0.navigateFields(FieldNavigation(order: .tags)) }
      stage.device.perform { _ = stage.view.execute(action: FocusNext()) }
      stage.device.settle()
      #expect(stage.focus == (places.count == 1 ? "last" : "outside"))
      _ = last
      stage.device.perform { _ = stage.view.firstResponderInside?.resignFirstResponder() }
      stage.device.settle()
      for token in tokens { token.cancel() }
      stage.device.perform { _ = stage.view.execute(action: FocusNext()) }
      stage.device.settle()
      #expect(stage.focus == "outside")
    }
  }

  @Test("in a window without a controller, the focus moves among the fields of the window")
  func noController() {
    let stage = FieldsStage(textField("screen", 100))
    let window = UIWindow(windowScene: stage.device.scene)
    let fields = [textField("a", 100), textField("b", 160)]
    for field in fields { window.addSubview(field) }
    window.isHidden = false
    defer { window.isHidden = true }
    stage.edit(fields[0])
    #expect(stage.move(.next, from: fields[0]) && fields[1].isFirstResponder)
  }

  /// A controller that reports a presenter, although no controller has presented it.
  private final class InContext: UIViewController {
    weak var presenter: UIViewController?
    override var presentingViewController: UIViewController? { presenter }
  }

  @Test("the focus stays in what is presented over the current context")
  func currentContext() {
    let (panel, stage) = (InContext(), FieldsStage(textField("below", 600)))
    panel.presenter = stage.screen
    panel.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    for (name, y) in [("a", 20.0), ("b", 80)] { panel.view.addSubview(textField(name, y)) }
    // UIKit shows the panel inside the view of the controller that defines the context.
    stage.view.addSubview(panel.view)
    stage.edit(panel.view.subviews[0])
    #expect(stage.focus == "a" && stage.move(.next) && stage.focus == "b")
    #expect(!stage.move(.next) && stage.focus == "b")
  }

  @Test("a controller whose view the app adds without the controller belongs to the screen")
  func viewWithoutItsController() {
    let (panel, stage) = (UIViewController(), FieldsStage(textField("a", 100), textField("c", 400)))
    panel.view.frame = CGRect(x: 0, y: 200, width: 390, height: 100)
    panel.view.addSubview(textField("b", 20))
    stage.view.addSubview(panel.view)
    stage.edit(panel.view.subviews[0])
    #expect(stage.focus == "b" && stage.move(.next) && stage.focus == "c")
    #expect(stage.move(.previous) && stage.focus == "b")
    #expect(stage.move(.previous) && stage.focus == "a")
  }

  @Test("a description of the order says whether it is the app's, and what it leaves out")
  func reading() {
    let (a, b) = (textField("a", 100), textField("b", 160))
    let stage = FieldsStage(a, b)
    #expect(!FieldReading(around: a).listing.isNavigated && !FieldReading.isNavigated(a))
    let token = stage.view.navigateFields(FieldNavigation(order: .listed([a])))
    for (field, isLeftOut) in [(a, false), (b, true)] {
      let listing = FieldReading(around: field).listing
      #expect(listing.isNavigated && FieldReading.isNavigated(field))
      #expect(listing.current == (isLeftOut ? nil : 0))
      #expect(listing.omissions.map(\.isCurrent) == [isLeftOut])
    }
    token.cancel()
  }
}
