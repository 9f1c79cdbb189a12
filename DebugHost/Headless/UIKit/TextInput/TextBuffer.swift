import Foundation

/// A text with a selection and perhaps a marked text, measured in UTF-16 units (T4.5.16). Any range
/// is clamped to the text.
struct TextBuffer: Equatable {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The text that the user composes and has yet to confirm (T4.5.25). The selection is inside it.
  private(set) var marked: NSRange?

  var length: Int { text.utf16.count }

  /// Sets a new text, and places the insertion point after it.
  mutating func setText(_ newText: String) {
    text = newText
    selection = NSRange(location: length, length: 0)
    marked = nil
  }

  mutating func select(_ range: NSRange) {
    selection = clamped(range)
    if let marked, NSUnionRange(marked, selection) != marked { unmark() }
  }

  func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  func substring(_ range: NSRange) -> String {
    (text as NSString).substring(with: clamped(range))
  }

  /// Replaces the range with the string, and places the insertion point after the string.
  mutating func replace(_ range: NSRange, with string: String) {
    let range = clamped(range)
    text = (text as NSString).replacingCharacters(in: range, with: string)
    selection = NSRange(
      location: min(range.location + string.utf16.count, length), length: 0)
    marked = nil
  }

  /// The range that typed text replaces.
  var insertionRange: NSRange { marked ?? selection }

  /// Replaces the marked text, or else the selection, with a text, marks that text, and selects a
  /// range of it.
  mutating func mark(_ string: String, selecting range: NSRange) {
    let start = clamped(insertionRange).location
    replace(insertionRange, with: string)
    marked = string.isEmpty ? nil : NSRange(location: start, length: string.utf16.count)
    select(NSRange(location: start + range.location, length: range.length))
  }

  mutating func unmark() { marked = nil }

  /// The range that the delete key deletes: the selection, or else the whole composed character
  /// before the insertion point (T4.5.17).
  var deletionRange: NSRange {
    if selection.length > 0 { return selection }
    guard let last = substring(NSRange(location: 0, length: selection.location)).last else {
      return selection
    }
    let count = last.utf16.count
    return NSRange(location: selection.location - count, length: count)
  }
}
