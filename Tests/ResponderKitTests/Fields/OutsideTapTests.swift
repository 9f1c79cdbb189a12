import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: a tap outside ends editing")
struct OutsideTapTests {
  @Test(
    "beside everything it ends editing; on a button, a link or text it does not, and the button works"
  )
  func taps() {
    let (field, editor) = (
      textField("a", 100), UITextView(frame: CGRect(x: 16, y: 200, width: 300, height: 80))
    )
    var pressed = 0
    let button = UIButton(frame: CGRect(x: 16, y: 300, width: 100, height: 44))
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    let link = UILabel(frame: CGRect(x: 16, y: 360, width: 100, height: 44))
    link.isUserInteractionEnabled = true
    link.accessibilityTraits = .link
    let own = UIView(frame: CGRect(x: 200, y: 360, width: 100, height: 44))
    own.addGestureRecognizer(UITapGestureRecognizer())
    // A slider, for example, is no button for VoiceOver.
    let control = UIControl(frame: CGRect(x: 16, y: 420, width: 100, height: 44))
    let stage = FieldsStage(field, editor, button, link, own, control)
    let before = stage.view.gestureRecognizers?.count ?? 0
    let token = stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    for view in [button, link, own, control, field] {
      stage.device.tap(view)
      stage.device.settle()
      #expect(field.isFirstResponder)
    }
    #expect(pressed == 1)
    for _ in 0..<2 {
      stage.device.tap(editor)
      stage.device.settle()
      #expect(editor.isFirstResponder)
    }
    stage.device.tap(at: CGPoint(x: 350, y: 90))
    stage.device.settle()
    #expect(stage.focus == nil)
    stage.view.dismissFirstResponderOnTapOutside()
    #expect(stage.view.gestureRecognizers?.count == before + 1)
    token.cancel()
    #expect(stage.view.gestureRecognizers?.count == before + 1)
  }

  @Test("a cell is selected and editing ends; after the token nothing ends")
  func cells() {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    let token = table.view.dismissFirstResponderOnTapOutside()
    device.perform { table.view.focusNext() }
    device.settle()
    device.tap(at: CGPoint(x: 10, y: 200))
    device.settle()
    #expect(table.tableView.indexPathForSelectedRow != nil && UIResponder.current == nil)
    token.cancel()
    #expect(table.view.gestureRecognizers?.contains { $0 is OutsideTap } == false)
    device.perform { table.view.focusNext() }
    device.settle()
    device.tap(at: CGPoint(x: 10, y: 244))
    device.settle()
    #expect(UIResponder.current is UITextField)
  }

  @Test("a row that focuses its own field when it is selected keeps the keyboard up")
  func selectingFocuses() {
    final class Form: RowsController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? RowCell)?.field.becomeFirstResponder()
      }
    }
    let table = Form()
    let device = Device.boot(root: table)
    device.settle()
    table.view.dismissFirstResponderOnTapOutside()
    device.perform { table.view.focusNext() }
    device.settle()
    var hides = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { hides += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    device.tap(at: CGPoint(x: 10, y: 200))
    device.settle()
    #expect((UIResponder.current as? UIView)?.accessibilityIdentifier != "row 0")
    #expect(UIResponder.current is UITextField && hides == 0)
  }

  @Test("a field that refuses keeps the focus")
  func refusal() {
    let (field, listener) = (textField("a", 100), FieldListener())
    field.delegate = listener
    let stage = FieldsStage(field)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    listener.ends = false
    stage.device.tap(at: CGPoint(x: 350, y: 300))
    stage.device.settle()
    #expect(field.isFirstResponder)
  }

  @Test("a view that is first responder for its menu keeps the focus")
  func others() {
    let (field, menu) = (
      textField("a", 100), MenuView(frame: CGRect(x: 16, y: 200, width: 9, height: 9))
    )
    let stage = FieldsStage(field, menu)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(menu)
    stage.device.tap(at: CGPoint(x: 350, y: 300))
    stage.device.settle()
    #expect(menu.isFirstResponder)
  }

  @Test("a view that zooms by a double tap, or by a tap of two fingers, is outside")
  func zooming() {
    let (field, canvas) = (
      textField("a", 100), UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    )
    let (double, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    two.numberOfTouchesRequired = 2
    canvas.addGestureRecognizer(double)
    canvas.addGestureRecognizer(two)
    let stage = FieldsStage(field, canvas)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    stage.device.tap(canvas)
    stage.device.settle()
    #expect(stage.focus == nil)
  }

  /// A view that becomes first responder only for its menu.
  private final class MenuView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
}
