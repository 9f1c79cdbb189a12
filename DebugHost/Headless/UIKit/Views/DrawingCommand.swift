import Foundation

/// One thing a view draws over its background, in its bounds' coordinates.
package enum DrawingCommand {
  /// A path, filled, stroked or both.
  case path(CGPath, fill: CGColor?, stroke: CGColor?, lineWidth: CGFloat)
}
