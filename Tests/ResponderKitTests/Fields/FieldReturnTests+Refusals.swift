import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

/// Tests what happens if the text view after the field does not take the focus.
extension FieldReturnTests {
  @Test("from a text view that refuses the focus, the move goes on to the field after it")
  func refusingText() {
    final class Listener: NSObject, UITextViewDelegate {
      var questions = 0
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        questions += 1
        return false
      }
    }
    let (stage, _, text) = fieldBeforeText()
    let listener = Listener()
    text.delegate = listener
    stage.view.addSubview(textField("last", 320))
    stage.pressReturn()
    #expect(stage.focus == "last" && listener.questions == 1)
  }

  @Test("a list that was searched for the text view is put back where the app presents a screen")
  func searchedInVain() throws {
    let labels = Array(repeating: NotesController.Row.label, count: 30)
    let (table, device) = try notes([[.field] + labels + [.text]])
    let list = table.tableView as UITableView
    let offset = list.contentOffset
    let panel = UIViewController()
    panel.modalPresentationStyle = .overFullScreen
    table.onEnd = { [weak table] _ in table?.present(panel, animated: false) }
    device.pressReturn()
    device.settle()
    #expect(table.presentedViewController === panel && !(UIResponder.current is UITextView))
    #expect(list.contentOffset == offset)
  }

  @Test(
    "a window that the app shows or makes key as the field ends keeps the text view unedited",
    arguments: [false, true])
  func windowAtReturn(isShown: Bool) {
    let (stage, field, text) = fieldBeforeText()
    let window = UIWindow(windowScene: stage.device.scene)
    window.isHidden = !isShown
    defer { window.isHidden = true }
    field.addAction(
      UIAction { _ in
        window.isHidden = false
        if isShown { window.makeKey() }
      }, for: .editingDidEnd)
    stage.pressReturn()
    #expect(!text.isFirstResponder && !field.isFirstResponder)
  }
}
