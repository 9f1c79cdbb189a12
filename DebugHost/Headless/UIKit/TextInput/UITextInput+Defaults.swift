import Foundation

// Defaults for requirements that every text input has to implement itself on Apple's systems. The
// stand-in does not support the marked text of input methods.
extension UITextInput {
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}

  public func unmarkText() {}

  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  public var textInputView: UIView { self as? UIView ?? UIView() }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  // MARK: Positions

  /// Returns the position that is `offset` characters to the left or right of a position; nil if
  /// the text has fewer characters there. Above or below, returns the nearest position that is
  /// `offset` lines away, or else the start or the end of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left, .right:
      let isBack = (direction == .left) == (offset >= 0)
      var place = position
      for _ in 0..<min(abs(offset), 100_000) {
        guard let next = neighbour(of: place, isBack: isBack) else { return nil }
        place = next
      }
      return place
    case .up, .down:
      let caret = caretRect(for: position)
      let way = caret.height * CGFloat(direction == .up ? -offset : offset)
      let target = CGPoint(x: caret.midX, y: caret.midY + way)
      let first = caretRect(for: beginningOfDocument)
      let last = caretRect(for: endOfDocument)
      if target.y < first.minY { return beginningOfDocument }
      if target.y > last.maxY { return endOfDocument }
      return closestPosition(to: target)
    }
  }

  /// Returns the position on the other side of the neighbouring character, which may consist of
  /// several UTF-16 units (T4.5.17).
  private func neighbour(of position: UITextPosition, isBack: Bool) -> UITextPosition? {
    let range =
      isBack
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
    guard let range, let text = text(in: range), let character = isBack ? text.last : text.first
    else { return nil }
    let count = character.utf16.count
    return self.position(from: position, offset: isBack ? -count : count)
  }

  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    direction == .left || direction == .up ? range.start : range.end
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isBack = direction == .left || direction == .up
    guard let other = neighbour(of: position, isBack: isBack) else { return nil }
    return isBack
      ? textRange(from: other, to: position) : textRange(from: position, to: other)
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    if compare(place, to: range.start) == .orderedAscending { return range.start }
    if compare(place, to: range.end) == .orderedDescending { return range.end }
    return place
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point) else { return nil }
    let isBefore = point.x < caretRect(for: place).minX
    return characterRange(byExtending: place, in: isBefore ? .left : .right)
      ?? characterRange(byExtending: place, in: isBefore ? .right : .left)
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : TextSelectionBox.boxes([firstRect(for: range)])
  }
}
