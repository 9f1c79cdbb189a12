import Foundation

/// The looks of a text while it is edited: what stands keeps its own, what is typed gets the typing attributes.
struct TextStyling {
  /// The text with looks of its own; nil where all of it looks plain.
  var styled: NSAttributedString?
  /// What the app wants for the next typed text; forgotten when the selection moves (A).
  var typing: [NSAttributedString.Key: Any]?

  /// What typed text would look like: as the app wants, else like what is selected or stands before the caret.
  func attributes(
    at selection: NSRange, plain: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let styled, styled.length > 0 else { return plain }
    let place = selection.length > 0 ? selection.location : selection.location - 1
    return styled.attributes(at: min(max(0, place), styled.length - 1), effectiveRange: nil)
  }

  /// Puts a string into the looks as it is put into the buffer, which still holds the text before.
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

  /// A font or colour that is set counts for the whole text (A).
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
