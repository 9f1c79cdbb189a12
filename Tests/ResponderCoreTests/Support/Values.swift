import Foundation
import ResponderCore

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A vertical list on a 390 x 844 phone.
func list(
  content: CGFloat, offset: CGFloat, top: CGFloat = 47, bottom: CGFloat = 34
) -> ScrollViewGeometry {
  ScrollViewGeometry(
    viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: content),
    contentOffset: point(0, offset), inset: Insets(top: top, bottom: bottom))
}

/// A number that is not a usable coordinate, each kind of it.
let unusable: [CGFloat] = [.nan, .infinity, -.infinity]
