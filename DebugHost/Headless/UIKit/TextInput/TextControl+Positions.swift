import Foundation

extension TextControl {
  public func text(in range: UITextRange) -> String? {
    buffer.substring(buffer.range(of: range))
  }

  public var selectedTextRange: UITextRange? {
    get { TextOffsetRange(buffer.selection) }
    set { newValue.map { select(buffer.range(of: $0)) } }
  }

  public var markedTextRange: UITextRange? { buffer.marked.map { TextOffsetRange($0) } }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    buffer.mark(markedText ?? "", selecting: selectedRange)
    tellChange()
  }

  public func unmarkText() { buffer.unmark() }

  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  public var endOfDocument: UITextPosition { TextOffset(buffer.length) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    buffer.textRange(from: fromPosition, to: toPosition)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    buffer.position(from: position, offset: offset)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (buffer.offset(of: position), buffer.offset(of: other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    buffer.offset(of: toPosition) - buffer.offset(of: from)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(offset(at: point))
  }
}
