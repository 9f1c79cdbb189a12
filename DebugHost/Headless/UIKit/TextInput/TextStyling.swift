import Foundation

/// The attributes of a text that the user edits. Existing text keeps its attributes, and typed text
/// gets the typing attributes.
struct TextStyling {
  /// The text with its attributes; nil if all of it has the plain attributes.
  var styled: NSAttributedString?
  /// The attributes that the app has set for the text typed next. They are discarded when the
  /// selection moves (A) and after an edit.
  var typing: [NSAttributedString.Key: Any]?

  /// Returns the attributes of typed text: those that the app has set, or else those at the start
  /// of the selection or of the character before the caret. At the start of the text, they are
  /// those of the first character. In a text without attributes, they are `plain`.
  func attributes(
    at selection: NSRange, plain: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let styled, styled.length > 0 else { return plain }
    let place = selection.length > 0 ? selection.location : selection.location - 1
    return styled.attributes(at: min(max(0, place), styled.length - 1), effectiveRange: nil)
  }

  /// Replaces a range of the attributed text. `buffer` must still contain the text before the
  /// replacement.
  mutating func replace(
    _ range: NSRange, with string: String, in buffer: TextBuffer,
    plain: [NSAttributedString.Key: Any]
  ) {
    defer { typing = nil }
    guard styled != nil || typing != nil else { return }
    let range = buffer.clamped(range)
    let new = NSMutableAttributedString(
      attributedString: styled ?? NSAttributedString(string: buffer.text, attributes: plain))
    let looks = attributes(
      at: range.length > 0 ? range : NSRange(location: range.location, length: 0), plain: plain)
    new.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: looks))
    styled = new.length > 0 ? new : nil
  }

  /// Sets an attribute for the whole text, because a font or colour that the app sets applies to
  /// all of it (A).
  mutating func set(_ key: NSAttributedString.Key, to value: Any?) {
    guard let styled, styled.length > 0 else { return }
    let new = NSMutableAttributedString(attributedString: styled)
    let whole = NSRange(location: 0, length: new.length)
    if let value {
      new.addAttribute(key, value: value, range: whole)
    } else {
      new.removeAttribute(key, range: whole)
    }
    self.styled = new
  }
}
