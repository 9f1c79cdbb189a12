import Foundation

extension UITextView {
  private static let caretWidth: CGFloat = 2

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func layout(width: CGFloat) -> TextLayout {
    let room =
      width - textContainerInset.left - textContainerInset.right
      - 2 * textContainer.lineFragmentPadding
    return TextLayout(
      buffer.text, font: usedFont, width: max(1, room), alignment: textAlignment)
  }

  /// The origin of the text, in content coordinates.
  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let width = width > 0 && width.isFinite ? width : CGFloat.infinity
    let text = layout(width: width).size
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let scale = UIScreen.main.scale
    let height = textContainerInset.top + text.height + textContainerInset.bottom
    return CGSize(
      width: width.isFinite ? width : (text.width + sides).rounded(.up),
      height: (height * scale).rounded(.up) / scale)
  }

  // MARK: Geometry

  func caretRect(at offset: Int) -> CGRect {
    var caret = layout(width: bounds.width).caretRect(at: offset)
    caret.origin.x += textOrigin.x
    caret.origin.y += textOrigin.y
    caret.size.width = Self.caretWidth
    return caret
  }

  func offset(at point: CGPoint) -> Int {
    layout(width: bounds.width).offset(
      at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  func rects(of range: NSRange) -> [CGRect] {
    layout(width: bounds.width).rects(for: range.location..<(range.location + range.length)).map {
      $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    let range = buffer.range(of: range)
    return rects(of: range).first ?? caretRect(at: range.location)
  }

  /// Returns the rectangle around a range and the caret at its start, in content coordinates.
  func rect(of range: NSRange) -> CGRect {
    let range = buffer.clamped(range)
    return rects(of: range).reduce(caretRect(at: range.location)) { $0.union($1) }
  }

  // MARK: Drawing

  func textViewCommands() -> [DrawingCommand] {
    let layout = layout(width: bounds.width)
    return selectionCommands() + [
      .text(layout, at: textOrigin, color: textColor ?? .label, traits: traitCollection)
    ]
  }

  private func selectionCommands() -> [DrawingCommand] {
    guard isFirstResponder else { return [] }
    guard buffer.selection.length == 0 else {
      return rects(of: buffer.selection).map(selectionCommand)
    }
    return isEditing ? [caretCommand(caretRect(at: buffer.selection.location))] : []
  }
}
