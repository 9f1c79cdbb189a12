import Testing
import UIKit

/// Tests the place of the caret in secure text, which has one bullet for each character.
@MainActor
struct SecretCaretTests {
  private func carets(_ field: UITextField) -> [CGFloat] {
    let length = field.text?.utf16.count ?? 0
    return (0...length).compactMap { offset in
      field.position(from: field.beginningOfDocument, offset: offset).map {
        field.caretRect(for: $0).minX
      }
    }
  }

  @Test("a secure field's caret moves by equal steps; with the text shown, by the letters' widths")
  func steps() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = "iWlM"
    field.isSecureTextEntry = true
    let hidden = carets(field)
    #expect(hidden.count == 5)
    let steps = zip(hidden.dropFirst(), hidden).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 && $0 > 0 })
    field.isSecureTextEntry = false
    let shown = carets(field)
    #expect(shown[2] - shown[1] > shown[1] - shown[0])
    #expect(field.text == "iWlM")
  }

  @Test("a composed character shows as one bullet")
  func composed() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.isSecureTextEntry = true
    field.text = "👨‍👩‍👧"
    let end = field.caretRect(for: field.endOfDocument).minX
    field.text = "a"
    #expect(field.caretRect(for: field.endOfDocument).minX == end)
  }
}
