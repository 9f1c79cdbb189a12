import Foundation

/// A range of text with the same attributes. A `TextLayout` consists of spans.
package struct TextSpan: Equatable, Sendable {
  package var text: String
  package var font: UIFont
  /// The colour; nil if the owner's colour applies.
  package var color: UIColor?
  package var background: UIColor?
  package var kern: CGFloat = 0
  package var isUnderlined = false
  package var isStruckThrough = false
  package var paragraph: NSParagraphStyle?

  package init(_ text: String, font: UIFont, color: UIColor? = nil) {
    self.text = text
    self.font = font
    self.color = color
  }

  /// Creates a span with the attributes of an attributed string. `font` applies if the attributes
  /// contain no font. Values of a wrong type are ignored.
  package init(_ text: String, attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.init(text, font: attributes[.font] as? UIFont ?? font)
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    kern = Self.number(attributes[.kern])
    isUnderlined = Self.number(attributes[.underlineStyle]) != 0
    isStruckThrough = Self.number(attributes[.strikethroughStyle]) != 0
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// Returns the spans of an attributed string. `font` applies to ranges without a font.
  package static func spans(of string: NSAttributedString, font: UIFont) -> [TextSpan] {
    var spans: [TextSpan] = []
    // Avoids `attributedSubstring(from:)`. On Linux the substring is never freed, and this code
    // runs for every label and frame.
    let units = Array(string.string.utf16)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) {
      attributes, range, _ in
      let text = String(decoding: units[range.lowerBound..<range.upperBound], as: UTF16.self)
      spans.append(TextSpan(text, attributes: attributes, font: font))
    }
    return spans
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
