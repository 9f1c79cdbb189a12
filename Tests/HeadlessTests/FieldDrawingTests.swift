import Testing
import UIKit

/// Tests the drawing of a field's parts, which a subclass may move or omit.
@MainActor
struct FieldDrawingTests {
  private final class Padded: UITextField {
    var calls: [String] = []
    var isBlank = false

    override func drawText(in rect: CGRect) {
      calls.append("text \(rect.minX)")
      if !isBlank { super.drawText(in: rect.insetBy(dx: 9, dy: 0)) }
    }

    override func drawPlaceholder(in rect: CGRect) {
      calls.append("placeholder \(rect.minX)")
      if !isBlank { super.drawPlaceholder(in: rect.insetBy(dx: 20, dy: 0)) }
    }
  }

  private let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  /// The x positions at which the texts begin.
  private var texts: [CGFloat] {
    field.drawingCommands().compactMap { command in
      guard case .text(_, let origin, _, _) = command else { return nil }
      return origin.x
    }
  }

  @Test("text is drawn by drawText(in:), in the rectangle that it passes on")
  func text() {
    field.text = "x"
    #expect(texts == [9])
    #expect(field.calls == ["text 0.0"])
  }

  @Test("an empty field draws its placeholder, or no text")
  func placeholder() {
    #expect(texts.isEmpty && field.calls.isEmpty)
    field.placeholder = "Name"
    #expect(texts == [20])
    #expect(field.calls == ["placeholder 0.0"])
  }

  @Test("a subclass that never calls super draws nothing")
  func blank() {
    field.isBlank = true
    field.text = "x"
    #expect(texts.isEmpty && field.calls == ["text 0.0"])
  }
}
