import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Simulates the visible effects of IQKeyboardManager: moves the view of the window's root
/// controller with the keyboard, and adds a toolbar to every text field without an accessory view
/// when editing begins.
@MainActor
private final class OtherManager {
  static let toolbarTag = -1004

  private let root: UIView
  private var observers: [any NSObjectProtocol] = []

  init(root: UIView) {
    self.root = root
    let center = NotificationCenter.default
    observers = [
      center.observe(UITextField.textDidBeginEditingNotification) {
        guard let field = $0.object as? UITextField, field.inputAccessoryView == nil else { return }
        let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        toolbar.tag = Self.toolbarTag
        field.inputAccessoryView = toolbar
        field.reloadInputViews()
      },
      center.observe(UIResponder.keyboardWillShowNotification) { _ in root.frame.origin.y = -250 },
      center.observe(UIResponder.keyboardWillHideNotification) { _ in root.frame.origin.y = 0 },
    ]
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

@MainActor @Suite("Fields: beside a keyboard manager for the whole app")
struct OtherManagerTests {
  @Test(
    "the root view is lifted: fields above the window are reached, one bar is shown, and the end leaves none of ours",
    arguments: [false, true])
  func beside(isOtherFirst: Bool) {
    let fields = ["a", "b", "c"].enumerated().map { textField($1, 60 + 300 * CGFloat($0)) }
    let stage = FieldsStage(fields[0], fields[1], fields[2])
    var other = isOtherFirst ? OtherManager(root: stage.view) : nil
    let token = stage.view.navigateFields(FieldNavigation(bar: .init()))
    other = other ?? OtherManager(root: stage.view)
    defer { other?.stop() }
    stage.edit(fields[2])
    #expect(stage.view.frame.minY == -250)
    // UIKit may notify the other manager or the package of the field first. The second of the two
    // finds a bar, and adds none.
    let isTheirs = fields[2].inputAccessoryView?.tag == OtherManager.toolbarTag
    #expect(isTheirs != (fields[2].inputAccessoryView is FieldBar))
    #expect(names(stage.view.fieldsInOrder) == "a b c")
    for name in ["b", "a"] { #expect(stage.move(.previous) && stage.focus == name) }
    stage.device.perform { token.cancel() }
    stage.device.perform { fields[0].resignFirstResponder() }
    stage.device.settle()
    #expect(stage.view.frame.minY == 0)
    #expect(
      fields.allSatisfy { !($0.inputAccessoryView is FieldBar) && $0.returnKeyType == .default })
  }
}
