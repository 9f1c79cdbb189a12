import Foundation

/// The state of a pinch.
struct ScrollZoom {
  /// The scale before the pinch.
  let startScale: CGFloat
  /// The point of the zoomed view that stays between the fingers, in the view's own coordinates.
  let anchor: CGPoint
  /// The centre of the fingers in the viewport.
  var place: CGPoint

  /// Returns the scale to show for the scale that the fingers request. Beyond a limit, the shown
  /// scale changes only with the square root of the requested one (K, U5.8).
  static func scale(for wish: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
    if wish > limits.upperBound {
      return limits.upperBound * (wish / limits.upperBound).squareRoot()
    }
    if wish < limits.lowerBound {
      return limits.lowerBound * (wish / limits.lowerBound).squareRoot()
    }
    return wish
  }
}
