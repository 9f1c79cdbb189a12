import Testing
import UIKit

/// Tests the attributes of typed text (A).
@MainActor
struct TypingAttributesTests {
  /// Returns the colour and the text of each run, as in `red ab|plain c`.
  private func stretches(_ text: NSAttributedString?) -> String {
    var parts: [String] = []
    let text = text ?? NSAttributedString(string: "")
    text.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: text.length), options: []
    ) { value, range, _ in
      let color = value as? UIColor
      let name = color == .red ? "red" : color == .blue ? "blue" : "plain"
      parts.append("\(name) \((text.string as NSString).substring(with: range))")
    }
    return parts.joined(separator: "|")
  }

  private func boot(_ view: UIView) async -> Device {
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 80)
    let device = await FieldScreen(view).device
    view.becomeFirstResponder()
    await device.settle()
    return device
  }

  @Test(
    "the next typed text takes the typing attributes, and the present text keeps its own",
    .needs(.hands))
  func textView() async {
    let text = UITextView()
    let device = await boot(text)
    await device.type("ab")
    #expect(text.typingAttributes[.foregroundColor] as? UIColor == .label)
    text.typingAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)]
    let height = text.contentSize.height
    await device.type("cd")
    #expect(text.text == "abcd")
    #expect(stretches(text.attributedText) == "plain ab|red cd")
    #expect(text.contentSize.height > height, "the larger font counts")
    // From here on, typing continues with the attributes of the text before the caret.
    #expect(text.typingAttributes[.foregroundColor] as? UIColor == .red)
    await device.type("e")
    text.selectedRange = NSRange(location: 1, length: 0)
    await device.type("x")
    #expect(stretches(text.attributedText) == "plain axb|red cde")
  }

  @Test("moving the caret resets the typing attributes", .needs(.hands))
  func forgotten() async {
    let text = UITextView()
    let device = await boot(text)
    await device.type("ab")
    text.typingAttributes = [.foregroundColor: UIColor.red]
    text.selectedRange = NSRange(location: 0, length: 0)
    #expect(text.typingAttributes[.foregroundColor] as? UIColor == .label)
    await device.type("c")
    #expect(stretches(text.attributedText) == "plain cab")
  }

  @Test(
    "a styled text keeps its attributes when it is edited, also through undo and redo",
    .needs(.hands))
  func styled() async {
    let text = UITextView()
    let device = await boot(text)
    let whole = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    whole.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    text.attributedText = whole
    text.selectedRange = NSRange(location: 3, length: 0)
    await device.type("!")
    #expect(stretches(text.attributedText) == "red red!|blue blue")
    text.selectedRange = NSRange(location: 2, length: 4)
    text.deleteBackward()
    #expect(stretches(text.attributedText) == "red re|blue ue")
    text.undoManager?.undo()
    #expect(stretches(text.attributedText) == "red red!|blue blue")
    text.undoManager?.redo()
    #expect(stretches(text.attributedText) == "red re|blue ue")
    text.textColor = .red
    #expect(stretches(text.attributedText) == "red reue")
    text.text = "new"
    #expect(text.attributedText.string == "new")
  }

  @Test("a field has typing attributes while it is edited", .needs(.hands))
  func field() async {
    let field = UITextField()
    let device = await boot(field)
    field.typingAttributes = [.foregroundColor: UIColor.blue]
    await device.type("a")
    #expect(stretches(field.attributedText) == "blue a")
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
    field.typingAttributes = [.foregroundColor: UIColor.red]
    field.becomeFirstResponder()
    await device.type("b")
    #expect(stretches(field.attributedText) == "blue ab")
  }
}
