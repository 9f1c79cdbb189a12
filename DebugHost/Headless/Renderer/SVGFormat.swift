import UIKit

/// Writes numbers, colours, text and paths for SVG, always in the same form.
enum SVGFormat {
  /// Returns a number with at most `decimals` decimal places (2, 3 or 4), without trailing zeros
  /// and without a negative zero. NaN, and numbers whose absolute value is 1e9 or more, become 0.
  static func number(_ value: CGFloat, decimals: Int = 2) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let unit = decimals == 2 ? 100 : decimals == 3 ? 1000 : 10_000
    let whole = Int((value * CGFloat(unit)).rounded())
    let (integer, rest) = abs(whole).quotientAndRemainder(dividingBy: unit)
    var text = whole < 0 ? "-\(integer)" : "\(integer)"
    if rest > 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: decimals - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// Returns `#rrggbb`, or `#rgb` if that is the same colour. The alpha value is not part of it.
  static func color(_ color: CGColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { component in
      Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded())
    }
    let digits = Array("0123456789abcdef")
    if bytes.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + String(bytes.map { digits[$0 / 17] })
    }
    return "#" + String(bytes.flatMap { [digits[$0 / 16], digits[$0 % 16]] })
  }

  /// Returns the attributes for a colour, such as ` fill="…"` and, if it is translucent, `
  /// fill-opacity="…"`. Without a colour, or with a transparent one, the value is `none`.
  static func paint(_ name: String, _ color: CGColor?) -> String {
    guard let color, color.alpha > 0 else { return " \(name)=\"none\"" }
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(color.alpha, decimals: 3))\"" : ""
    return " \(name)=\"\(self.color(color))\"" + opacity
  }

  /// Returns a text for use as content or in attributes. The text is escaped, and lacks control
  /// characters and the characters that XML forbids.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result.append(contentsOf: "&amp;".unicodeScalars)
      case 0x3C: result.append(contentsOf: "&lt;".unicodeScalars)
      case 0x3E: result.append(contentsOf: "&gt;".unicodeScalars)
      case 0x22: result.append(contentsOf: "&quot;".unicodeScalars)
      case 0x20...0x7E, 0xA0...0xFFFD, 0x10000...: result.append(scalar)
      default: break
      }
    }
    return String(result)
  }

  /// Returns the attribute ` transform="…"`, in the short form if it is a translation. The result
  /// is empty for the identity.
  static func transform(_ t: CGAffineTransform) -> String {
    let linear = [t.a, t.b, t.c, t.d].map { number($0, decimals: 4) }
    let (x, y) = (number(t.tx), number(t.ty))
    if linear == ["1", "0", "0", "1"] {
      return x == "0" && y == "0" ? "" : " transform=\"translate(\(x) \(y))\""
    }
    return " transform=\"matrix(\((linear + [x, y]).joined(separator: " ")))\""
  }

  static func path(_ path: CGPath) -> String {
    func point(_ p: CGPoint) -> String { "\(number(p.x)) \(number(p.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let p): "M" + point(p)
      case .line(let p): "L" + point(p)
      case .quadCurve(let p, let c): "Q\(point(c)) \(point(p))"
      case .curve(let p, let c1, let c2): "C\(point(c1)) \(point(c2)) \(point(p))"
      case .close: "Z"
      }
    }.joined()
  }
}
