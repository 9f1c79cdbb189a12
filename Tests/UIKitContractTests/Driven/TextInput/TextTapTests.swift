import Testing
import UIKit

/// Tests taps in text, and keys of the on-screen keyboard (section 4.5).
@MainActor
struct TextTapTests {
  private func place(_ input: any UITextInput & UIView, _ offset: Int) throws -> CGPoint {
    let position = try #require(input.position(from: input.beginningOfDocument, offset: offset))
    let caret = input.caretRect(for: position)
    return input.convert(CGPoint(x: caret.minX + 2, y: caret.midY), to: nil)
  }

  @Test(
    "one tap places the caret, two select the word, three select everything (K)", .needs(.hands),
    .needs(.exactTime))
  func field() async throws {
    let field = FieldScreen.field()
    field.text = "one three five"
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.settle()
    var selections: [NSRange] = []
    let point = try place(field, 6)
    for _ in 0..<3 {
      await screen.device.tap(at: point)
      selections.append(selection(of: field))
      screen.device.advance(by: 0.1)
    }
    #expect(
      selections == [
        NSRange(location: 6, length: 0), NSRange(location: 4, length: 5),
        NSRange(location: 0, length: 14),
      ])
    // A tap that comes later counts as a single tap again.
    screen.device.advance(by: 1)
    await screen.device.tap(at: point)
    #expect(selection(of: field) == NSRange(location: 6, length: 0))
  }

  @Test("in a text view three taps select the paragraph (K)", .needs(.hands), .needs(.exactTime))
  func view() async throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "first line\nsecond line\nthird"
    let screen = await FieldScreen(view)
    view.becomeFirstResponder()
    await screen.device.settle()
    let point = try place(view, 13)
    await screen.device.tap(at: point)
    screen.device.advance(by: 0.1)
    await screen.device.tap(at: point)
    #expect(view.selectedRange == NSRange(location: 11, length: 6))
    screen.device.advance(by: 0.1)
    await screen.device.tap(at: point)
    #expect(view.selectedRange == NSRange(location: 11, length: 11))
  }

  @Test("two taps on a secure field select all of it (K)", .needs(.hands), .needs(.exactTime))
  func secret() async throws {
    let field = FieldScreen.field()
    field.isSecureTextEntry = true
    field.text = "one two"
    let screen = await FieldScreen(field)
    await screen.device.tap(at: CGPoint(x: 60, y: 117))
    screen.device.advance(by: 0.1)
    await screen.device.tap(at: CGPoint(x: 60, y: 117))
    #expect(selection(of: field) == NSRange(location: 0, length: 7))
  }

  @Test(
    "the first letter or a delete replaces the whole text of a secure field that is edited anew (K)",
    .needs(.hands))
  func secretAgain() async {
    let field = FieldScreen.field()
    field.isSecureTextEntry = true
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.type("abc")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    await screen.device.type("xy")
    #expect(field.text == "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    await screen.device.deleteBackward()
    #expect(field.text == "")
  }

  @Test(
    "keys on the screen follow the autocapitalisation (K)", .needs(.exactTime),
    .needs(.keyboardKinds),
    arguments: [
      (UITextAutocapitalizationType.none, "ab cd. ef"), (.words, "Ab Cd. Ef"),
      (.sentences, "Ab cd. Ef"), (.allCharacters, "AB CD. EF"),
    ])
  func capitals(type: UITextAutocapitalizationType, expected: String) async {
    let field = FieldScreen.field()
    field.autocapitalizationType = type
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.settle()
    let keyboard = screen.device.keyboard
    for key in ["a", "b", "space", "c", "d", "123", ".", "space", "e", "f"] {
      #expect(keyboard.tap(key))
      screen.device.advance(by: 0.05)
    }
    #expect(field.text == expected)
    #expect(!keyboard.tap("no such key"))
  }

  private func selection(of field: UITextField) -> NSRange {
    guard let range = field.selectedTextRange else { return NSRange() }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return NSRange(location: start, length: field.offset(from: range.start, to: range.end))
  }
}
