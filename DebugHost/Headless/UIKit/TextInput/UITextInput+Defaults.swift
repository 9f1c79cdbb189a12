import Foundation

extension UITextInput {
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
}
