import Foundation

/// The grid to which the scroll view rounds the offsets during a drag, a pinch or a motion. It
/// consists of whole pixels, which are thirds of a point at scale 3.
package struct PixelGrid: Equatable, Sendable {
  package let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  package func round(_ value: CGFloat) -> CGFloat {
    (value * scale).rounded() / scale
  }

  package func round(_ point: CGPoint) -> CGPoint {
    CGPoint(x: round(point.x), y: round(point.y))
  }
}
