import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A first responder kept above the keyboard")
struct AnchorFocusTests {
  private let margin: CGFloat = 8

  /// Returns a form with a text view in its list.
  private func form() -> (AnchorStage, UITextView) {
    let stage = AnchorStage(policy: .firstResponder(margin: margin), list: Unmoved())
    let text = UITextView(frame: CGRect(x: 16, y: 500, width: 358, height: 900))
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = String(repeating: "line\n", count: 30)
    stage.list.addSubview(text)
    return (stage, text)
  }

  private func caret(_ text: UITextView, on stage: AnchorStage) -> CGRect {
    let rect = text.selectedTextRange.map { text.caretRect(for: $0.end) } ?? .null
    return text.convert(rect, to: stage.window.screen.coordinateSpace)
  }

  private func select(_ offset: Int, in text: UITextView) {
    guard let place = text.position(from: text.beginningOfDocument, offset: offset) else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  @Test(
    "a field is kept with the caller's margin, and put back", .item("6.9"),
    arguments: [20, 8, 0, 34] as [CGFloat])
  func field(margin: CGFloat) {
    let stage = AnchorStage(policy: .firstResponder(margin: margin))
    let field = UITextField(frame: CGRect(x: 16, y: 780, width: 200, height: 40))
    stage.list.addSubview(field)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.device.settle { field.becomeFirstResponder() }
    #expect(stage.y == 312 + margin)
    stage.device.settle { field.resignFirstResponder() }
    #expect(stage.y == 0)
  }

  /// Records the order of the editing and keyboard events.
  @MainActor private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("editing") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("editing") }
  }

  @Test(
    "a field and a text view begin editing, and are kept", .item("6.8"),
    arguments: [true, false])
  func order(isField: Bool) {
    let stage = AnchorStage(policy: .firstResponder(margin: margin))
    let (log, view) = (Log(), isField ? UITextField() : UITextView() as UIView)
    view.frame = CGRect(x: 16, y: 700, width: 300, height: 40)
    (view as? UITextField)?.delegate = log
    (view as? UITextView)?.delegate = log
    stage.list.addSubview(view)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    let token = KeyboardMonitor.shared.observe {
      if $0.kind == .willChangeFrame { log.lines.append("keyboard") }
    }
    stage.device.settle { view.becomeFirstResponder() }
    token.cancel()
    // For a field, the facts about UIKit allow either order (C5.4).
    let isFirst = isField && HeadlessChoices.initial.keyboard.fieldsBeginBeforeKeyboard
    #expect(log.lines.prefix(2) == (isFirst ? ["editing", "keyboard"] : ["keyboard", "editing"]))
    let place = view.convert(view.bounds, to: stage.window)
    #expect(place.minY < 508 && stage.y > 0)
    if isField { #expect(place.maxY == 500) }
    stage.device.settle { view.resignFirstResponder() }
    #expect(stage.y == 0 && stage.inset == 0)
  }

  @Test("the caret is followed while the keyboard rests: typed on, selected elsewhere")
  func typing() {
    let (stage, text) = form()
    stage.device.perform { stage.list.contentOffset.y = 450 }
    stage.device.settle {
      text.becomeFirstResponder()
      select(0, in: text)
    }
    #expect(stage.y == 450)
    for line in stride(from: 5, through: 30, by: 5) {
      stage.device.perform { select(5 * line, in: text) }
      #expect(caret(text, on: stage).maxY <= 508 - margin + 0.17)
    }
    let low = stage.y
    #expect(low > 450)
    // The list scrolls away from the caret, and the anchor does not bring it back before the caret
    // moves.
    stage.device.perform { stage.list.contentOffset.y = 300 }
    stage.device.perform {}
    #expect(stage.y == 300)
    stage.device.type("x")
    #expect(caret(text, on: stage).maxY <= 508 - margin + 0.17)
    stage.device.settle { text.resignFirstResponder() }
    #expect(stage.inset == 0)
  }

  @Test("a text view that takes over without a notification")
  func takesOver() {
    let (stage, text) = form()
    let field = UITextField(frame: CGRect(x: 16, y: 460, width: 200, height: 30))
    stage.list.addSubview(field)
    stage.device.perform { stage.list.contentOffset.y = 400 }
    stage.device.settle { field.becomeFirstResponder() }
    stage.device.settle {
      text.becomeFirstResponder()
      select(5 * 25, in: text)
    }
    #expect(caret(text, on: stage).maxY <= 508 - margin + 0.17)
    stage.device.settle { text.resignFirstResponder() }
  }

  @Test("a text view that is the list makes room for its caret")
  func ownText() {
    let text = UITextView(frame: .zero)
    text.text = String(repeating: "line\n", count: 200)
    let stage = AnchorStage(rows: 0, policy: .firstResponder(margin: margin), list: text)
    stage.device.settle {
      text.becomeFirstResponder()
      select(5 * 100, in: text)
    }
    #expect(text.adjustedContentInset.bottom == 336)
    #expect(caret(text, on: stage).maxY <= 508)
    stage.device.settle { text.resignFirstResponder() }
    #expect(text.contentInset.bottom == 0)
  }

  @Test("a first responder without a caret is no reason to move")
  func others() {
    let controller = FocusableController()
    let stage = AnchorStage(policy: .firstResponder(margin: margin))
    let view = FocusableView(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
    stage.list.addSubview(view)
    stage.controller.addChild(controller)
    stage.list.addSubview(controller.view)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.device.perform { controller.becomeFirstResponder() }
    stage.show(height: 336)
    #expect(stage.y == 0 && stage.inset == 302)
    stage.hide()
    stage.device.perform { view.becomeFirstResponder() }
    stage.show(height: 336)
    #expect(stage.y == 140)
    stage.hide()
    #expect(stage.y == 0)
  }

  /// A text view that reports no usable place for its caret, as UIKit's does before its first
  /// layout.
  private final class Unplaced: UITextView {
    var caret = CGRect.zero
    override func caretRect(for position: UITextPosition) -> CGRect { caret }
  }

  @Test(
    "without a usable caret, the whole text view is kept",
    arguments: [
      CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 2, height: 20),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20),
    ])
  func unplaced(caret: CGRect) {
    let stage = AnchorStage(policy: .firstResponder(margin: margin), list: Unmoved())
    let text = Unplaced(frame: CGRect(x: 16, y: 740, width: 200, height: 80))
    text.caret = caret
    text.isScrollEnabled = false
    stage.list.addSubview(text)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.device.settle { text.becomeFirstResponder() }
    #expect(stage.y == 320)
    stage.device.settle { text.resignFirstResponder() }
    #expect(stage.y == 0)
  }

  @Test("a field outside the list moves nothing in it")
  func outside() {
    let stage = AnchorStage(policy: .firstResponder(margin: margin))
    stage.field.frame.origin.y = 780
    stage.device.perform { stage.list.contentOffset.y = 300 }
    stage.open()
    #expect(stage.inset == 302 && stage.y == 300)
    stage.close()
    #expect(stage.inset == 0 && stage.y == 300)
  }
}
