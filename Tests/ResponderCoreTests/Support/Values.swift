import Foundation
import ResponderCore

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a vertical list on a phone of 390 x 844 points.
func list(
  content: CGFloat, offset: CGFloat, top: CGFloat = 47, bottom: CGFloat = 34
) -> ScrollViewGeometry {
  ScrollViewGeometry(
    viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: content),
    contentOffset: point(0, offset), inset: Insets(top: top, bottom: bottom))
}

/// The kinds of numbers that are not usable as coordinates.
let unusable: [CGFloat] = [.nan, .infinity, -.infinity]

extension ScrollViewGeometry {
  /// Returns the same scroll view at another offset.
  func scrolled(to offset: CGPoint) -> ScrollViewGeometry {
    var copy = self
    copy.contentOffset = offset
    return copy
  }
}
