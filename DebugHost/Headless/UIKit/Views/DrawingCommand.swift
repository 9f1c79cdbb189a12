import Foundation

/// One item that a view draws over its background, in the coordinates of its bounds.
package enum DrawingCommand {
  /// A path, filled, stroked or both.
  case path(CGPath, fill: CGColor?, stroke: CGColor?, lineWidth: CGFloat)
  /// A text layout whose origin is `at`. Spans without a colour of their own use `color`. Colours
  /// are resolved with the traits.
  case text(TextLayout, at: CGPoint, color: UIColor, traits: UITraitCollection)
  /// A symbol that is stretched to the rectangle. `lineWidth` is in units of the symbol's grid.
  case symbol(SymbolGlyph, in: CGRect, color: CGColor, lineWidth: CGFloat)
}
