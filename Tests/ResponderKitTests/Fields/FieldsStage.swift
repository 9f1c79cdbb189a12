import HeadlessDriver
import UIKit

@testable import ResponderKit

/// A device with a screen that has views at given places, or with a controller of the test's own.
@MainActor
final class FieldsStage {
  let device: Device
  let screen: UIViewController

  var view: UIView { screen.view }
  /// The fields inside the screen, in their order.
  var fields: [UIView] { view.fieldsInOrder }

  init(root: UIViewController, setup: Device.Setup = .init()) {
    screen = root
    device = Device.boot(root: root, setup: setup)
    device.settle()
  }

  /// A screen with these views; with a navigation, if there is one, and while a field is edited.
  convenience init(
    _ views: UIView..., by navigation: FieldNavigation? = nil, editing: UIView? = nil
  ) {
    let screen = UIViewController()
    for view in views { screen.view.addSubview(view) }
    self.init(root: screen)
    if let navigation { view.navigateFields(navigation) }
    if let editing { edit(editing) }
  }

  /// Adds a child controller, whose view has this frame.
  func embed(_ child: UIViewController, _ frame: CGRect) {
    run { screen.embed(child, frame) }
  }

  /// Makes a field first responder and waits for the keyboard.
  func edit(_ field: UIView) { run { field.becomeFirstResponder() } }

  /// Ends editing and waits until the keyboard has gone.
  func end() { run { view.endEditing(true) } }

  /// Performs the work in a turn of its own, and waits until everything is at rest.
  func run(_ work: () -> Void) { device.run(work) }

  /// Performs the work, and calls the block for each notification of this name meanwhile.
  func hear(
    _ name: Notification.Name, _ block: @escaping @MainActor (Notification) -> Void,
    during work: () -> Void
  ) {
    let observer = NotificationCenter.default.observe(name, block)
    work()
    NotificationCenter.default.removeObserver(observer)
  }

  /// Performs the work, and returns the heights that UIKit announces for the keyboard meanwhile.
  func heights(during work: () -> Void) -> [CGFloat] {
    var seen: [CGFloat] = []
    hear(UIResponder.keyboardWillShowNotification) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      seen.append(frame?.height ?? 0)
    } during: {
      work()
    }
    return seen
  }

  /// Moves the focus, waits until everything is at rest, and returns the result of the move.
  func move(_ direction: FieldDirection, from responder: UIResponder? = nil) -> Bool {
    var moved = false
    run {
      let start = responder ?? view.firstResponderInside ?? view
      moved = direction == .next ? start.focusNext() : start.focusPrevious()
    }
    return moved
  }

  /// Moves the focus, and returns the view that has it then.
  func focus(after direction: FieldDirection, from responder: UIResponder? = nil) -> String? {
    _ = move(direction, from: responder)
    return focus
  }

  /// The accessibility identifier of the view inside the screen that is first responder, or nil.
  var focus: String? { (view.firstResponderInside as? UIView)?.accessibilityIdentifier }

  func pressReturn() {
    device.pressReturn()
    device.settle()
  }

  func tap(_ view: UIView) {
    device.tap(view)
    device.settle()
  }

  func tap(at point: CGPoint) {
    device.tap(at: point)
    device.settle()
  }

  func type(_ text: String) {
    device.type(text)
    device.settle()
  }

  /// Connects a hardware keyboard, or disconnects it.
  func plug(_ hasKeys: Bool) {
    device.keyboard.hasHardwareKeyboard = hasKeys
    device.settle()
  }
}

extension UIViewController {
  /// Adds these views, and returns the controller.
  func with(_ views: UIView...) -> Self {
    for added in views { view.addSubview(added) }
    return self
  }

  /// Adds a child controller, whose view has this frame.
  func embed(_ child: UIViewController, _ frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Three fields in a column on a screen with a navigation, and more views below them.
@MainActor
func form(
  _ navigation: FieldNavigation = FieldNavigation(), _ more: UIView...
) -> (FieldsStage, [UITextField], BehaviorToken) {
  let fields = ["a", "b", "c"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
  let stage = FieldsStage(fields[0], fields[1], fields[2])
  for view in more { stage.view.addSubview(view) }
  return (stage, fields, stage.view.navigateFields(navigation))
}

extension FieldNavigation {
  static var withBar: FieldNavigation { FieldNavigation(bar: .init()) }
}

extension UIView {
  var hasBar: Bool { inputAccessoryView is FieldBar }
  /// The buttons of the bar: previous, next, done.
  var barButtons: [UIButton] {
    inputAccessoryView?.subviews.compactMap { $0 as? UIButton } ?? []
  }
}

@MainActor
func textField(_ name: String, _ y: CGFloat, x: CGFloat = 16, width: CGFloat = 170) -> UITextField {
  let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: 44))
  field.accessibilityIdentifier = name
  return field
}

@MainActor
func textView(_ y: CGFloat) -> UITextView {
  let text = UITextView(frame: CGRect(x: 16, y: y, width: 300, height: 80))
  text.accessibilityIdentifier = "text"
  return text
}

/// A view as wide as the screen that contains these views.
@MainActor
func box(_ y: CGFloat, height: CGFloat = 200, _ views: UIView...) -> UIView {
  let box = UIView(frame: CGRect(x: 0, y: y, width: 390, height: height))
  for view in views { box.addSubview(view) }
  return box
}

@MainActor
func names(_ views: [UIView]) -> String {
  views.map { $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
}

/// A delegate that records UIKit's questions to it, and answers them as the test specifies.
@MainActor
final class FieldListener: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var asked: [String] = []
  var begins = true
  var ends = true
  var returns = true
  var onBegin: () -> Void = {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    asked.append("begin")
    onBegin()
    return begins
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    asked.append("end")
    return ends
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    asked.append("return")
    return returns
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    asked.append("begin")
    return begins
  }
}

/// A view of the app that takes text. No notification announces that it is first responder.
class KeyBox: UIView, UIKeyInput {
  var takesFocus = true
  var reloads = 0
  var hasText: Bool { false }
  override var canBecomeFirstResponder: Bool { takesFocus }
  func insertText(_ text: String) {}
  func deleteBackward() {}

  override func reloadInputViews() {
    reloads += 1
    super.reloadInputViews()
  }
}

/// A table with a field in each row, except for the rows in `without`.
@MainActor
class RowsController: UITableViewController {
  var rows = 60
  var without: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp(tableView)
  }

  func setUp(_ table: UITableView) {
    table.rowHeight = 44
    table.register(RowCell.self, forCellReuseIdentifier: "row")
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

  func cell(_ row: Int) -> RowCell? { tableView.cellForRow(at: [0, row]) as? RowCell }
}

final class RowCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 40, y: 0, width: 300, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
