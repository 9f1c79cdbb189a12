import HeadlessDriver
import UIKit

@testable import ResponderKit

/// A device with a screen that has views at given places.
@MainActor
final class FieldsStage {
  let device: Device
  let screen = UIViewController()

  var view: UIView { screen.view }

  init(_ views: UIView...) {
    device = Device.boot(root: screen)
    for view in views { screen.view.addSubview(view) }
    device.settle()
  }

  /// Makes a field first responder and waits for the keyboard.
  func edit(_ field: UIView) {
    device.perform { field.becomeFirstResponder() }
    device.settle()
  }

  /// Moves the focus, waits until everything is at rest, and returns the result of the move.
  func move(_ direction: FieldDirection, from responder: UIResponder? = nil) -> Bool {
    var moved = false
    device.perform {
      let start = responder ?? view.firstResponderInside ?? view
      moved = direction == .next ? start.focusNext() : start.focusPrevious()
    }
    device.settle()
    return moved
  }

  /// The accessibility identifier of the view inside the screen that is first responder, or nil.
  var focus: String? { (view.firstResponderInside as? UIView)?.accessibilityIdentifier }

  func pressReturn() {
    device.pressReturn()
    device.settle()
  }
}

@MainActor
func textField(_ name: String, _ y: CGFloat, x: CGFloat = 16, width: CGFloat = 170) -> UITextField {
  let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: 44))
  field.accessibilityIdentifier = name
  return field
}

@MainActor
func names(_ views: [UIView]) -> String {
  views.map { $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
}

/// A delegate that records UIKit's questions to it, and answers them as the test specifies.
@MainActor
final class FieldListener: NSObject, UITextFieldDelegate {
  var asked: [String] = []
  var begins = true
  var ends = true
  var returns = true
  var onBegin: () -> Void = {}
  var onEnd: () -> Void = {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    asked.append("begin")
    onBegin()
    return begins
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    asked.append("end")
    onEnd()
    return ends
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    asked.append("return")
    return returns
  }
}

/// A table with a field in each row, except for the rows in `without`.
@MainActor
class RowsController: UITableViewController {
  var rows = 60
  var without: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.field.accessibilityIdentifier = "row \(indexPath.row)"
    (cell as? RowCell)?.field.isHidden = without.contains(indexPath.row)
    return cell
  }
}

final class RowCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 40, y: 0, width: 300, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
