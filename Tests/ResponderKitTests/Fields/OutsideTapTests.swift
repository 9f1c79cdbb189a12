import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: a tap outside ends editing")
struct OutsideTapTests {
  /// A view that handles touches itself.
  private final class Canvas: UIView {
    var touches: [String] = []
    var onEnd: () -> Void = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
      onEnd()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }

  /// A view that is first responder for its menu or, with an input view, for its picker.
  private final class Menu: UIView {
    var wheel: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { wheel }
  }

  /// What the user taps while a field is being edited.
  enum Target: CaseIterable {
    case nothing, view, disabledTap, doubleTap, twoFingers
    case editedField, button, control, link, tap, plainControl, plainText

    /// Whether the tap ends editing.
    var counts: Bool {
      [.nothing, .view, .disabledTap, .doubleTap, .twoFingers].contains(self)
    }
  }

  @Test("what a tap counts on, and what keeps its own taps", arguments: Target.allCases)
  func targets(_ target: Target) {
    let field = textField("a", 100)
    var pressed = 0
    let (button, tap) = (UIButton(), UITapGestureRecognizer())
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    let view: UIView =
      switch target {
      case .editedField: field
      case .button: button
      case .control, .plainControl: UIControl()
      case .plainText: UITextView()
      default: UIView()
      }
    if view !== field { view.frame = CGRect(x: 16, y: 300, width: 200, height: 80) }
    switch target {
    case .link: view.accessibilityTraits = .link
    case .tap, .disabledTap, .doubleTap, .twoFingers:
      tap.isEnabled = target != .disabledTap
      tap.numberOfTapsRequired = target == .doubleTap ? 2 : 1
      tap.numberOfTouchesRequired = target == .twoFingers ? 2 : 1
      view.addGestureRecognizer(tap)
    case .plainControl, .plainText:
      for gesture in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(gesture) }
      view.accessibilityTraits = []
    default: break
    }
    let stage = FieldsStage(field, view)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    if target == .nothing { stage.tap(at: CGPoint(x: 350, y: 90)) } else { stage.tap(view) }
    #expect(field.isFirstResponder == !target.counts && pressed == (target == .button ? 1 : 0))
  }

  @Test("another call replaces the behaviour, whose token then does nothing")
  func replaced() {
    let stage = FieldsStage(textField("a", 100))
    func taps() -> Int { stage.view.gestureRecognizers?.count { $0 is OutsideTap } ?? 0 }
    let first = stage.view.dismissFirstResponderOnTapOutside()
    let second = stage.view.dismissFirstResponderOnTapOutside()
    first.cancel()
    #expect(taps() == 1)
    second.cancel()
    #expect(taps() == 0)
  }

  enum Holder: CaseIterable {
    case refusingField, menu, picker
  }

  @Test("a refusal and a menu keep the focus, a picker loses it", arguments: Holder.allCases)
  func holders(_ holder: Holder) {
    let (field, listener, menu) = (textField("a", 100), FieldListener(), Menu())
    field.delegate = listener
    menu.frame = CGRect(x: 16, y: 200, width: 9, height: 9)
    if holder == .picker { menu.wheel = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216)) }
    let view = holder == .refusingField ? field : menu
    let stage = FieldsStage(field, menu)
    stage.view.dismissFirstResponderOnTapOutside()
    stage.edit(view)
    listener.ends = false
    stage.tap(at: CGPoint(x: 350, y: 300))
    #expect(view.isFirstResponder == (holder != .picker))
  }

  // MARK: Taps that others receive

  @Test("a view that handles touches gets the whole tap")
  func takesNothingAway() {
    var taps = 0
    let field = textField("a", 100)
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let outer = box(200, canvas)
    let stage = FieldsStage(field, outer)
    let around = UITapGestureRecognizer()
    let target = GestureTarget(around) { _ in taps += 1 }
    stage.view.addGestureRecognizer(around)
    around.cancelsTouchesInView = false
    outer.dismissFirstResponderOnTapOutside()
    stage.edit(field)
    stage.tap(canvas)
    #expect(stage.focus == nil && canvas.touches == ["began", "ended"] && taps == 1)
    let tap = outer.gestureRecognizers?.first { $0 is OutsideTap }
    #expect(tap?.delaysTouchesEnded == false && tap?.cancelsTouchesInView == false)
    target.remove()
    stage.device.tap(canvas)
    #expect(taps == 1)
  }

  @Test("a tap with Apple Pencil, which may begin handwriting, does not count")
  func pencil() {
    let stage = FieldsStage(textField("a", 100))
    stage.view.dismissFirstResponderOnTapOutside()
    let tap = stage.view.gestureRecognizers?.compactMap { $0 as? OutsideTap }.first
    for (type, counts) in [(UITouch.TouchType.direct, true), (.pencil, false)] {
      let touch = UITouch(
        screenLocation: CGPoint(x: 350, y: 300), timestamp: 0, window: stage.view.window,
        view: stage.view)
      touch.type = type
      #expect(tap.map { $0.gestureRecognizer($0, shouldReceive: touch) } == counts)
    }
  }

  @Test("a selected cell ends editing, unless it focuses its own field", arguments: [false, true])
  func cells(focuses: Bool) {
    final class Form: RowsController {
      var focuses = false
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if focuses { cell(indexPath.row)?.field.becomeFirstResponder() }
      }
    }
    let table = Form()
    table.focuses = focuses
    let stage = FieldsStage(root: table)
    table.view.dismissFirstResponderOnTapOutside()
    #expect(stage.focus(after: .next) == "row 0")
    var hides = 0
    stage.hear(UIResponder.keyboardWillHideNotification) { _ in
      hides += 1
    } during: {
      stage.tap(at: CGPoint(x: 10, y: 200))
    }
    #expect(table.tableView.indexPathForSelectedRow != nil)
    #expect(stage.focus != "row 0" && (stage.focus != nil) == focuses && (hides == 0) == focuses)
  }

  @Test("a field that loses the focus in the tap's turn")
  func focusMoves() {
    final class Field: UITextField {
      var resigns = 0
      override func resignFirstResponder() -> Bool {
        resigns += 1
        return super.resignFirstResponder()
      }
    }
    let first = Field(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let second = textField("b", 160)
    let opener = Canvas(frame: CGRect(x: 0, y: 220, width: 390, height: 100))
    opener.onEnd = { second.becomeFirstResponder() }
    let stage = FieldsStage(first, second, opener, editing: first)
    stage.edit(second)
    let resigns = first.resigns
    stage.edit(first)
    first.resigns = 0
    stage.view.dismissFirstResponderOnTapOutside()
    stage.tap(opener)
    #expect(second.isFirstResponder && first.resigns == resigns)
  }
}
