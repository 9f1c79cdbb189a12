import Foundation

/// What a pinch has to remember.
struct ScrollZoom {
  /// The scale before the pinch.
  let startScale: CGFloat
  /// The point between the fingers, in the zoomed view's own coordinates: it stays there.
  let anchor: CGPoint
  /// The middle of the fingers in the viewport.
  var place: CGPoint

  /// The scale shown for one the fingers ask for: beyond a limit it follows with the square root (K, U5.8).
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
