import Testing
import UIKit

/// Tests touches on fields and text views, and both inside scroll views (sections 4.1, 4.5, 4.12).
@MainActor
struct FieldOnScreenTests {
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

  @Test("a drag that starts on a field scrolls and does not begin editing (K)", .needs(.hands))
  func drag() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let field = FieldScreen.field(y: 400)
    scrollView.addSubview(field)
    let screen = await FieldScreen(scrollView)
    await screen.device.drag(from: CGPoint(x: 100, y: 417), to: CGPoint(x: 100, y: 217), hold: 0.3)
    #expect(scrollView.contentOffset.y > 100)
    #expect(!field.isFirstResponder)
  }

  @Test(
    "a tap from one field to the other posts no hide and no new show", .fact("T4.5.6"),
    .needs(.hands))
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
    "at will-show a text view still has the selection from before the tap", .fact("T4.5.5"),
    .needs(.hands))
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

  @Test("a tap places the caret at the nearest character (K)", .needs(.hands))
  func caret() async throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    let screen = await FieldScreen(view)
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let caret = view.caretRect(for: position)
    await screen.device.tap(at: view.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil))
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test(
    "a field scrolls above the keyboard when the app sets an inset in will-show",
    .fact("T4.12.1", "T4.12.2", "T4.12.3"))
  func reveals() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 844)
    let field = FieldScreen.field(y: 700)
    scrollView.addSubview(field)
    let screen = await FieldScreen(scrollView)
    screen.log.onEntry = { entry in
      guard entry.name == "WS" else { return }
      scrollView.contentInset.bottom = 844 - entry.end.minY
    }
    field.becomeFirstResponder()
    // The scroll is animated, so the offset is not there yet.
    #expect(scrollView.contentOffset.y < 100)
    await screen.device.settle()
    let frame = field.convert(field.bounds, to: nil)
    #expect(abs(frame.maxY - 508) <= 34.5)
    #expect(frame.maxY <= 508)
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
    "a text view that does not scroll moves the scroll view around it to its caret, after typing or in code",
    .fact("T4.12.10"),
    .needs(.hands))
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
      return scrollView.bounds.contains(scrollView.convert(caret, from: view))
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
    #expect(view.bounds.contains(caret))
  }

  @Test(
    "keys under a finger type letters, shift, delete and return; the first letter is a capital (K)",
    .needs(.hands))
  func keys() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    let events = EventLog()
    let delegate = FieldRecorder("A", events)
    field.delegate = delegate
    await screen.device.tap(field)
    await screen.device.settle()
    for x in [21, 60, 99] { await screen.device.tap(at: CGPoint(x: x, y: 580)) }
    #expect(field.text == "Qwe")
    await screen.device.tap(at: CGPoint(x: 370, y: 688))
    #expect(field.text == "Qw")
    await screen.device.tap(at: CGPoint(x: 195, y: 742))
    #expect(field.text == "Qw ")
    await screen.device.tap(at: CGPoint(x: 350, y: 742))
    #expect(events.entries.last == "A.shouldReturn")
    #expect(field.isFirstResponder)
  }
}
