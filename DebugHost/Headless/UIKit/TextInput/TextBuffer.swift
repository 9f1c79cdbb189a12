import Foundation

/// Text with a selection, counted in UTF-16 units (T4.5.16); any range is clamped into the text.
struct TextBuffer: Equatable {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)

  var length: Int { text.utf16.count }

  /// New text, with the insertion point behind it.
  mutating func setText(_ newText: String) {
    text = newText
    selection = NSRange(location: length, length: 0)
  }

  mutating func select(_ range: NSRange) {
    selection = clamped(range)
  }

  func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  func substring(_ range: NSRange) -> String {
    (text as NSString).substring(with: clamped(range))
  }

  /// Puts the string in the range's place and the insertion point behind it.
  mutating func replace(_ range: NSRange, with string: String) {
    let range = clamped(range)
    text = (text as NSString).replacingCharacters(in: range, with: string)
    selection = NSRange(
      location: min(range.location + string.utf16.count, length), length: 0)
  }

  /// What the delete key takes away: the selection, else the whole composed character before it (T4.5.17).
  var deletionRange: NSRange {
    if selection.length > 0 { return selection }
    guard let last = substring(NSRange(location: 0, length: selection.location)).last else {
      return selection
    }
    let count = last.utf16.count
    return NSRange(location: selection.location - count, length: count)
  }
}
