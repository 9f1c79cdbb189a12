import Foundation

/// A symbol as paths on a grid of 24 units. Strokes have round ends, and fills use the even-odd
/// rule.
///
/// We drew each symbol from its name alone. The catalogue contains none of Apple's artwork.
package struct SymbolGlyph: Decodable, Sendable {
  package let name: String
  /// The area that the symbol covers at regular weight, in grid units.
  package let box: CGRect
  /// The paths to stroke, as SVG path data.
  package let stroke: String?
  /// The paths to fill, as SVG path data.
  package let fill: String?

  /// Returns the length of a grid unit, in points, for a point size. At a point size of 17, the
  /// symbol `circle.fill` is a little under 20 points wide.
  package static func unit(pointSize: CGFloat) -> CGFloat { pointSize * 1.4 / 24 }

  /// Returns the stroke width, in grid units, for a symbol weight.
  package static func lineWidth(for weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.8
    case .thin: 1.1
    case .light: 1.4
    case .unspecified, .regular: 1.75
    case .medium: 2.05
    case .semibold: 2.3
    case .bold: 2.6
    case .heavy: 2.9
    case .black: 3.2
    }
  }
}
