import Foundation

/// A layer that is filled with an axial gradient. Its points are in the unit square of the layer's
/// bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor` values like in Core Animation.
  open var colors: [Any]? { didSet { onChange?() } }
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  public required init() {
    super.init()
  }
}
