import Foundation

/// One thing a view draws over its background, in its bounds' coordinates.
package enum DrawingCommand {
  /// A path, filled, stroked or both.
  case path(CGPath, fill: CGColor?, stroke: CGColor?, lineWidth: CGFloat)
  /// Laid out text from the origin on; spans without a colour of their own take `color`. Colours resolve with the traits.
  case text(TextLayout, at: CGPoint, color: UIColor, traits: UITraitCollection)
  /// A symbol stretched to the rectangle; `lineWidth` in units of the symbol's grid.
  case symbol(SymbolGlyph, in: CGRect, color: CGColor, lineWidth: CGFloat)
}
