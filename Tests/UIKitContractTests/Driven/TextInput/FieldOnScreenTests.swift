import Testing
import UIKit

/// Tests touches on fields and text views, and both inside scroll views (sections 4.1, 4.5, 4.12).
@MainActor
struct FieldOnScreenTests {
  private var pixel: CGFloat { 1 / UIScreen.main.scale }

  @Test(
    "a tap makes a field first responder when the finger lifts", .fact("T4.1.6", "T4.5.1"),
    .needs(.exactTouches), .needs(.exactTime))
  func tap() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    let finger = screen.device.touchDown(at: CGPoint(x: 100, y: 117))
    screen.device.advance(by: 0.05)
    #expect(!field.isFirstResponder)
    screen.device.touchUp(finger)
    #expect(field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WS"])
  }

  @Test(
    "a tap on a refusing or disabled field does nothing", .fact("T4.1.6"), .needs(.hands),
    arguments: [true, false])
  func refusing(isEnabled: Bool) async {
    let field = FieldScreen.field()
    let delegate = FieldRecorder("A", EventLog())
    delegate.begins = !isEnabled
    field.delegate = delegate
    field.isEnabled = isEnabled
    let screen = await FieldScreen(field)
    await screen.device.tap(field)
    #expect(!field.isFirstResponder)
  }

  @Test("a tap from one field to the other posts nothing", .fact("T4.5.6"), .needs(.hands))
  func tapOther() async {
    let (a, b) = (FieldScreen.field(), FieldScreen.field(y: 200))
    let screen = await FieldScreen(a, b)
    await screen.device.tap(a)
    await screen.device.settle()
    screen.log.clear()
    await screen.device.tap(b)
    await screen.device.settle()
    #expect(b.isFirstResponder)
    #expect(screen.log.names.isEmpty)
  }

  @Test(
    "at will-show a text view has the selection before the tap", .fact("T4.5.5"), .needs(.hands))
  func staleSelection() async throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    view.selectedRange = NSRange(location: 0, length: 0)
    let screen = await FieldScreen(view)
    var atWillShow: NSRange?
    screen.log.onEntry = { if $0.name == "WS" { atWillShow = view.selectedRange } }
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let caret = view.caretRect(for: position)
    await screen.device.tap(at: view.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil))
    #expect(atWillShow == NSRange(location: 0, length: 0))
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("without an inset no list moves: the field lies inside the viewport", .fact("T4.12.8"))
  func noInset() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 844)
    let field = FieldScreen.field(y: 700)
    scrollView.addSubview(field)
    let screen = await FieldScreen(scrollView)
    let offset = scrollView.contentOffset
    field.becomeFirstResponder()
    await screen.device.settle()
    #expect(scrollView.contentOffset == offset)
  }

  @Test(
    "an override of scrollRectToVisible that does nothing prevents the scroll", .fact("T4.12.9"))
  func vetoes() async {
    final class Vetoing: UIScrollView {
      var asked: [CGRect] = []
      override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { asked.append(rect) }
    }
    let scrollView = Vetoing(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let field = FieldScreen.field(y: 1500)
    scrollView.addSubview(field)
    let screen = await FieldScreen(scrollView)
    let offset = scrollView.contentOffset
    field.becomeFirstResponder()
    await screen.device.settle()
    #expect(scrollView.asked.contains { $0.intersects(field.frame) })
    #expect(scrollView.contentOffset == offset)
  }

  @Test(
    "a text view without scrolling moves its list to the caret", .fact("T4.12.10"), .needs(.hands))
  func growingTextView() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    scrollView.contentSize = CGSize(width: 390, height: 1400)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 1200))
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    scrollView.addSubview(view)
    let screen = await FieldScreen(scrollView)
    func showsCaret() -> Bool {
      let caret = view.caretRect(for: view.endOfDocument)
      let place = scrollView.convert(caret, from: view)
      // UIKit rounds the offset to pixels.
      return place.minY >= scrollView.bounds.minY
        && place.maxY <= scrollView.bounds.maxY + pixel / 2
    }
    view.becomeFirstResponder()
    await screen.device.settle()
    await screen.device.type(Array(repeating: "a", count: 16).joined(separator: "\n"))
    await screen.device.settle()
    #expect(scrollView.contentOffset.y > 50)
    #expect(showsCaret())
    view.text = Array(repeating: "a", count: 40).joined(separator: "\n")
    await screen.device.settle()
    #expect(scrollView.contentOffset.y > 400)
    #expect(showsCaret())
  }

  @Test("a text view scrolls its own caret", .fact("T4.12.6"), .needs(.hands))
  func textView() async {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    view.font = .systemFont(ofSize: 17)
    let screen = await FieldScreen(view)
    view.becomeFirstResponder()
    await screen.device.type("1\n2\n3\n4\n5\n6\n7\n8\n9")
    await screen.device.settle()
    #expect(view.contentSize.height > 150)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret.minY >= view.bounds.minY && caret.maxY <= view.bounds.maxY + pixel / 2)
  }
}
