import Foundation

/// A layer filled with an axial gradient, points in the unit square of its bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// `CGColor` values, as in Core Animation.
  open var colors: [Any]? { didSet { onChange?() } }
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  public required init() {
    super.init()
  }
}
