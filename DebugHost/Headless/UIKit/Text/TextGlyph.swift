import Foundation

/// A measured character, as the user sees it.
struct TextGlyph {
  enum Kind {
    case letter
    /// A space, which may extend beyond the end of a line. The line may break after it.
    case space
    case newline
    /// A hyphen or a dash. The line may break after it.
    case hyphen
    /// An ideograph or an emoji. The line may break on both sides of it.
    case ideograph
  }

  var character: Character
  /// The UTF-16 offset in the whole text.
  var offset: Int
  /// The UTF-16 length.
  var length: Int
  var width: CGFloat
  var kind: Kind

  static func glyphs(of text: String, font: UIFont) -> [TextGlyph] {
    var offset = 0
    return text.map { character in
      let kind = kind(of: character)
      let width = kind == .newline ? 0 : max(0, font.advance(of: character))
      let length = character.utf16.count
      defer { offset += length }
      return TextGlyph(
        character: character, offset: offset, length: length, width: width, kind: kind)
    }
  }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character == "\u{A0}" { return .letter }
    if character.isWhitespace { return .space }
    if character == "-" || character == "\u{2013}" || character == "\u{2014}" { return .hyphen }
    guard let scalar = character.unicodeScalars.first?.value else { return .letter }
    let isWide =
      (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7AF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar) || (0xFF00...0xFFEF).contains(scalar)
      || scalar >= 0x1F000
    return isWide ? .ideograph : .letter
  }
}
