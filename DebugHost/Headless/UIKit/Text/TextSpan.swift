import Foundation

/// A stretch of text in one look: what a `TextLayout` is made of.
package struct TextSpan: Equatable, Sendable {
  package var text: String
  package var font: UIFont
  /// Nil where the owner's colour counts.
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

  /// A stretch with an attributed string's attributes; `font` counts without one. Values of a wrong type are left out.
  package init(_ text: String, attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.init(text, font: attributes[.font] as? UIFont ?? font)
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    kern = Self.number(attributes[.kern])
    isUnderlined = Self.number(attributes[.underlineStyle]) != 0
    isStruckThrough = Self.number(attributes[.strikethroughStyle]) != 0
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// The spans of an attributed string; `font` is for stretches without one.
  package static func spans(of string: NSAttributedString, font: UIFont) -> [TextSpan] {
    var spans: [TextSpan] = []
    // Not `attributedSubstring(from:)`: on Linux it never frees what it makes, and this runs for every label and frame.
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
