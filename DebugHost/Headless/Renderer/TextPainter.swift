import UIKit

/// Draws text as SVG. Every word has the position and the width that the layout gives it.
///
/// Each word has its own x and its tracking, and for viewers that support it also its exact length.
/// So the letters may look different in the viewer's font, but no word moves.
enum TextPainter {
  static func markup(
    _ layout: TextLayout, at origin: CGPoint, color: UIColor, traits: UITraitCollection,
    seen: CGRect = .infinite
  ) -> String {
    var markup = ""
    for line in layout.lines
    where line.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -2, dy: -4).overlaps(seen) {
      let fill = color.resolvedColor(with: traits).cgColor
      guard fill.alpha > 0 else { continue }
      markup += text(
        line.text, font: layout.font, x: origin.x + line.frame.minX,
        baseline: origin.y + line.baseline, fill: fill)
    }
    return markup
  }

  private static func text(
    _ text: String, font: UIFont, x: CGFloat, baseline: CGFloat, fill: CGColor
  ) -> String {
    let words = words(of: text, font: font, from: x)
    guard !words.isEmpty else { return "" }
    let style = attributes(of: font) + SVGFormat.paint("fill", fill)
    let y = " y=\"\(SVGFormat.number(baseline))\""
    if words.count == 1 {
      return "<text\(words[0].attributes)\(y)\(style)>\(words[0].text)</text>"
    }
    let parts = words.map { "<tspan\($0.attributes)>\($0.text)</tspan>" }
    return "<text\(y)\(style)>\(parts.joined(separator: " "))</text>"
  }

  private struct Word {
    /// The escaped text.
    var text: String
    var x: CGFloat
    var width: CGFloat
    var count: Int

    var attributes: String {
      let length = count > 1 ? " textLength=\"\(SVGFormat.number(width))\"" : ""
      return " x=\"\(SVGFormat.number(x))\"\(length)"
    }
  }

  private static func words(of text: String, font: UIFont, from start: CGFloat) -> [Word] {
    var words: [Word] = []
    var x = start
    var isInside = false
    for character in text {
      let width = max(0, font.advance(of: character))
      let markup = character.isWhitespace ? "" : SVGFormat.escaped(String(character))
      if markup.isEmpty {
        isInside = isInside && !character.isWhitespace
      } else if isInside {
        words[words.count - 1].text += markup
        words[words.count - 1].width += width
        words[words.count - 1].count += 1
      } else {
        words.append(Word(text: markup, x: x, width: width, count: 1))
        isInside = true
      }
      x += width
    }
    return words
  }

  private static func attributes(of font: UIFont) -> String {
    let face = font.face
    var attributes = " font-size=\"\(SVGFormat.number(font.pointSize))\""
    if face.cssWeight != 400 { attributes += " font-weight=\"\(face.cssWeight)\"" }
    if face.isItalic { attributes += " font-style=\"italic\"" }
    if face.isMonospaced {
      attributes += " font-family=\"ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace\""
    }
    if face.hasTabularDigits { attributes += " font-variant=\"tabular-nums\"" }
    let tracking = face.isMonospaced ? 0 : FontFace.tracking(at: font.pointSize)
    let spacing = SVGFormat.number(tracking * font.pointSize / 1000)
    return spacing == "0" ? attributes : attributes + " letter-spacing=\"\(spacing)\""
  }
}
