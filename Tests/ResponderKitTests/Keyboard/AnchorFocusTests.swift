import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

@MainActor @Suite("A first responder kept above the keyboard")
struct AnchorFocusTests {
  private let margin: CGFloat = 8

  /// A list that ignores UIKit's own scroll to a caret (T4.12.9, T4.12.10), so that only the anchor
  /// moves it.
  private final class Vetoing: UIScrollView {
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  }

  /// Returns a form with a text view in its list.
  private func form() -> (AnchorStage, UITextView) {
    let stage = AnchorStage(policy: .firstResponder(margin: margin), list: Vetoing())
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

  @Test("a field is kept with its margin, and closing puts the list back")
  func field() {
    let stage = AnchorStage(policy: .firstResponder(margin: margin))
    let field = UITextField(frame: CGRect(x: 16, y: 780, width: 200, height: 40))
    stage.list.addSubview(field)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 320)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 0)
  }

  @Test(
    "of a text view taller than the room the caret is kept, not the frame; the caret of a tap comes later"
  )
  func caretCounts() {
    let (stage, text) = form()
    stage.device.perform { stage.list.contentOffset.y = 450 }
    stage.device.perform {
      text.becomeFirstResponder()
      select(5 * 20, in: text)
    }
    stage.device.settle()
    let place = caret(text, on: stage)
    #expect(place.maxY <= 508 - margin + 0.001 && place.minY > 47)
    // With the caret at the top of the text, nothing has to move, so nothing does.
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 450)
    stage.device.perform {
      text.becomeFirstResponder()
      select(0, in: text)
    }
    stage.device.settle()
    #expect(stage.y == 450)
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
  }

  @Test("the caret is followed while the keyboard rests: typed on, selected elsewhere")
  func typing() {
    let (stage, text) = form()
    stage.device.perform { stage.list.contentOffset.y = 450 }
    stage.device.perform {
      text.becomeFirstResponder()
      select(0, in: text)
    }
    stage.device.settle()
    #expect(stage.y == 450)
    for line in stride(from: 5, through: 30, by: 5) {
      stage.device.perform { select(5 * line, in: text) }
      #expect(caret(text, on: stage).maxY <= 508 - margin + 0.001)
    }
    let low = stage.y
    #expect(low > 450)
    // The list scrolls away from the caret, and the anchor does not bring it back before the caret
    // moves.
    stage.device.perform { stage.list.contentOffset.y = 300 }
    stage.device.perform {}
    #expect(stage.y == 300)
    stage.device.type("x")
    #expect(caret(text, on: stage).maxY <= 508 - margin + 0.001)
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.inset == 0)
  }

  @Test("typing that moves the list is undone when the keyboard closes, like its opening")
  func typingIsUndone() {
    let (stage, text) = form()
    stage.device.perform { stage.list.contentOffset.y = 450 }
    stage.device.perform {
      text.becomeFirstResponder()
      select(0, in: text)
    }
    stage.device.settle()
    stage.device.perform { select(150, in: text) }
    #expect(stage.y > 450)
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == 450)
  }

  @Test("a text view that takes over from a field without a notification is seen")
  func takesOver() {
    let (stage, text) = form()
    let field = UITextField(frame: CGRect(x: 16, y: 460, width: 200, height: 30))
    stage.list.addSubview(field)
    stage.device.perform { stage.list.contentOffset.y = 400 }
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    stage.device.perform {
      text.becomeFirstResponder()
      select(5 * 25, in: text)
    }
    stage.device.settle()
    #expect(caret(text, on: stage).maxY <= 508 - margin + 0.001)
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
  }

  @Test("a text view that is the anchored list itself makes room for its caret")
  func ownText() {
    let text = UITextView(frame: .zero)
    text.text = String(repeating: "line\n", count: 200)
    let stage = AnchorStage(rows: 0, policy: .firstResponder(margin: margin), list: text)
    stage.device.perform {
      text.becomeFirstResponder()
      select(5 * 100, in: text)
    }
    stage.device.settle()
    #expect(text.adjustedContentInset.bottom == 336)
    #expect(caret(text, on: stage).maxY <= 508)
    stage.device.perform { text.resignFirstResponder() }
    stage.device.settle()
    #expect(text.contentInset.bottom == 0)
  }

  @Test("a first responder that is no view, or has no caret, is no reason to move")
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

  /// A text view that does not know where its caret is.
  private final class Caretless: UITextView {
    var caret = CGRect.zero
    override func caretRect(for position: UITextPosition) -> CGRect { caret }
  }

  @Test("a text view whose caret has no place or no height is kept visible as a whole")
  func caretWithoutPlace() {
    for caret in [
      CGRect(x: 0, y: 0, width: 2, height: 0), CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
    ] {
      let stage = AnchorStage(policy: .firstResponder(margin: margin), list: Vetoing())
      let text = Caretless(frame: CGRect(x: 16, y: 700, width: 358, height: 120))
      text.caret = caret
      stage.list.addSubview(text)
      stage.device.perform { stage.list.contentOffset.y = 0 }
      stage.device.perform { text.becomeFirstResponder() }
      stage.device.settle()
      #expect(stage.y == 320)
      stage.device.perform { text.resignFirstResponder() }
      stage.device.settle()
    }
  }

  @Test("a field outside the list moves nothing in it, even under the keyboard")
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
