import Foundation

extension UITextField {
  private static let borderPadding: CGFloat = 7
  private static let caretWidth: CGFloat = 2

  // MARK: Shown views and text

  var isLeftViewShown: Bool { leftView != nil && leftViewMode.isShown(editing: isEditing) }

  /// Whether the right view is shown. If the clear button would be visible too, the field shows
  /// only the clear button.
  var isRightViewShown: Bool {
    rightView != nil && rightViewMode.isShown(editing: isEditing) && !isClearButtonShown
  }

  var isClearButtonShown: Bool { hasText && clearButtonMode.isShown(editing: isEditing) }

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The text as the field shows it: bullets if the text is secure.
  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: buffer.text.count) : buffer.text
  }

  /// Returns the offset in the shown text that corresponds to an offset in the text.
  private func shownOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return buffer.substring(NSRange(location: 0, length: offset)).count
  }

  private func textOffset(_ shown: Int) -> Int {
    guard isSecureTextEntry else { return shown }
    return String(buffer.text.prefix(shown)).utf16.count
  }

  // MARK: Geometry

  /// Returns the bounds without the padding of the border, the side views and the clear button.
  func contentRect(forBounds bounds: CGRect) -> CGRect {
    let padding = borderStyle == .none ? 0 : Self.borderPadding
    var (left, right) = (bounds.minX + padding, bounds.maxX - padding)
    if isLeftViewShown { left = max(left, leftViewRect(forBounds: bounds).maxX + padding) }
    if isRightViewShown { right = min(right, rightViewRect(forBounds: bounds).minX - padding) }
    if isClearButtonShown { right = min(right, clearButtonRect(forBounds: bounds).minX - 4) }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  var fittingHeight: CGFloat {
    usedFont.lineHeight.rounded(.up) + (borderStyle == .none ? 1 : 13)
  }

  var fittingWidth: CGFloat {
    let shown = TextLayout(hasText ? shownText : placeholder ?? "", font: usedFont)
    let text = shown.size.width.rounded(.up) + Self.caretWidth
    let rect = contentRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 34))
    return text + 1000 - rect.width
  }

  /// The layout of the text, its origin, and the rectangle that contains it. A text that is too
  /// long is shifted during editing, so that the caret stays inside, and truncated at its end at
  /// other times.
  private var placedText: (layout: TextLayout, origin: CGPoint, rect: CGRect) {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let free = freeText.layout(shownText, font: usedFont)
    let isTooLong = free.size.width + Self.caretWidth > rect.width
    let layout =
      isEditing && isTooLong
      ? free
      : drawnText.layout(
        shownText, font: usedFont, width: rect.width, lineLimit: 1,
        alignment: written(textAlignment))
    var x = rect.minX
    if isEditing, isTooLong {
      let caret = free.caretRect(at: shownOffset(buffer.selection.location)).minX
      x -= max(0, caret + Self.caretWidth - rect.width)
    }
    let y = rect.midY - layout.size.height / 2
    return (layout, CGPoint(x: x, y: y), rect)
  }

  func caretRect(at offset: Int) -> CGRect {
    let text = placedText
    var caret = text.layout.caretRect(at: shownOffset(offset))
    if !hasText {
      switch written(textAlignment) {
      case .center: caret.origin.x = text.rect.width / 2
      case .right: caret.origin.x = text.rect.width - Self.caretWidth
      case .left, .justified, .natural: break
      }
    }
    caret.origin.x += text.origin.x
    caret.origin.y += text.origin.y
    caret.size.width = Self.caretWidth
    return caret
  }

  func offset(at point: CGPoint) -> Int {
    let text = placedText
    let inside = CGPoint(x: point.x - text.origin.x, y: point.y - text.origin.y)
    return textOffset(text.layout.offset(at: inside))
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(
      x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
  }

  // MARK: Drawing

  func textFieldCommands() -> [DrawingCommand] {
    borderCommands() + selectionCommands() + textCommands()
  }

  private func textCommands() -> [DrawingCommand] {
    guard !hasText else {
      let color: UIColor = isEnabled ? textColor ?? .label : .tertiaryLabel
      let text = placedText
      return [.text(text.layout, at: text.origin, color: color, traits: traitCollection)]
    }
    guard let placeholder else { return [] }
    let rect = placeholderRect(forBounds: bounds)
    let layout = drawnText.layout(
      placeholder, font: usedFont, width: rect.width, lineLimit: 1,
      alignment: written(textAlignment))
    let origin = CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2)
    return [.text(layout, at: origin, color: .placeholderText, traits: traitCollection)]
  }

  private func borderCommands() -> [DrawingCommand] {
    let rect = borderRect(forBounds: bounds)
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    switch borderStyle {
    case .none:
      return []
    case .line, .bezel:
      let path = CGPath(rect: rect.insetBy(dx: 0.5, dy: 0.5), transform: nil)
      return [.path(path, fill: nil, stroke: color(.label), lineWidth: 1)]
    case .roundedRect:
      let path = CGPath(
        roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerWidth: 5, cornerHeight: 5,
        transform: nil)
      let isDark = traitCollection.userInterfaceStyle == .dark
      let fill: UIColor = backgroundColor == nil ? (isDark ? .black : .white) : .clear
      return [
        .path(
          path, fill: color(fill), stroke: color(isDark ? .systemGray4 : .systemGray3),
          lineWidth: 0.5)
      ]
    }
  }

  private func selectionCommands() -> [DrawingCommand] {
    guard isEditing else { return [] }
    let start = caretRect(at: buffer.selection.location)
    guard buffer.selection.length > 0 else { return [caretCommand(start)] }
    let end = caretRect(at: buffer.selection.location + buffer.selection.length)
    return [
      selectionCommand(
        CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height))
    ]
  }
}
