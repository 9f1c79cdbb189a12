import Foundation

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path in the coordinates of its bounds. A new path appears at once, as on
/// iOS when the app adds no explicit animation.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { onChange?() } }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { onChange?() }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor? { didSet { onChange?() } }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1 { didSet { onChange?() } }
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  public required init() {
    super.init()
  }

  override class func makePresentation(of layer: CALayer) -> CALayer {
    let copy = CAShapeLayer()
    if let layer = layer as? CAShapeLayer { copy.take(layer) }
    return copy
  }

  final func take(_ layer: CAShapeLayer) {
    path = layer.path
    fillColor = layer.fillColor
    strokeColor = layer.strokeColor
    lineWidth = layer.lineWidth
    lineDashPattern = layer.lineDashPattern
  }
}
