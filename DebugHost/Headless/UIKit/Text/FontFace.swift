import Foundation

/// The properties of a system font except its size: the weight, the slant, and which glyphs have
/// the same width.
package struct FontFace: Hashable, Sendable {
  package var weight = UIFont.Weight.regular
  package var isItalic = false
  package var hasTabularDigits = false
  package var isMonospaced = false

  /// The advance of a glyph of the monospaced face, in thousandths of the size. Ideographs and
  /// emoji have twice this advance.
  private static let monospacedAdvance: CGFloat = 618

  package var cssWeight: Int {
    switch weight.rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.26: 500
    case ..<0.35: 600
    case ..<0.5: 700
    case ..<0.6: 800
    default: 900
    }
  }

  var familyName: String { isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont" }

  func advance(of character: Character, at size: CGFloat) -> CGFloat {
    if character == "\t" { return size * 1.65 }
    if isMonospaced {
      let width = GlyphAdvances.regular.advance(of: character, tabularDigits: false)
      return width == 0 ? 0 : (width == 1000 ? 2 : 1) * Self.monospacedAdvance * size / 1000
    }
    let width = advances.advance(of: character, tabularDigits: hasTabularDigits)
    return width == 0 ? 0 : (width + Self.tracking(at: size)) * size / 1000
  }

  private var advances: GlyphAdvances {
    switch cssWeight {
    case ...400: .regular
    case 500: .medium
    case 600: .semibold
    default: .bold
    }
  }

  /// Returns Apple's tracking for San Francisco, in thousandths of the size (Human Interface
  /// Guidelines, Typography).
  package static func tracking(at size: CGFloat) -> CGFloat {
    let index = Int(size.rounded()) - 6
    if index < 0 { return 41 }
    return index < trackingFromSix.count ? trackingFromSix[index] : 8
  }

  private static let trackingFromSix: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9,
  ]
}
