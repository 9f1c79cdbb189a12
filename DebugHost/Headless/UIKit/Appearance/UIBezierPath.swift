import Foundation

/// A path with the values it is stroked with. In view coordinates (y down) clockwise is clockwise on screen.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var mutablePath = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    mutablePath.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect.standardized, corners: corners, radii: cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    mutablePath.addPath(cgPath)
  }

  // MARK: Equality

  /// By the path alone, whatever it is stroked with.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath).map { $0.mutablePath.elements == mutablePath.elements } ?? false
  }

  open override var hash: Int { mutablePath.elements.hashValue }

  // MARK: Path

  open var cgPath: CGPath {
    get { mutablePath.copy() ?? mutablePath }
    set {
      mutablePath = CGMutablePath()
      mutablePath.addPath(newValue)
    }
  }

  open var isEmpty: Bool { mutablePath.isEmpty }
  open var bounds: CGRect { mutablePath.isEmpty ? .zero : mutablePath.boundingBox }
  open var currentPoint: CGPoint { mutablePath.currentPoint }

  open func move(to point: CGPoint) {
    mutablePath.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    mutablePath.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names the direction in a space whose y grows upwards.
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() {
    mutablePath.closeSubpath()
  }

  open func removeAllPoints() {
    mutablePath = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    mutablePath.addPath(bezierPath.cgPath)
  }

  open func apply(_ transform: CGAffineTransform) {
    let old = cgPath
    mutablePath = CGMutablePath()
    mutablePath.addPath(old, transform: transform)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  private func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    // Clockwise from the top left; each corner with the directions of the edge before and after it.
    let steps: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), .init(dx: 1, dy: 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), .init(dx: 0, dy: 1)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
        .init(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
        .init(dx: 0, dy: -1)
      ),
    ]
    for (index, (corner, point, before, after)) in steps.enumerated() {
      let isRound = corners.contains(corner)
      func along(_ vector: CGVector, _ sign: CGFloat, _ factor: CGFloat) -> CGPoint {
        guard isRound else { return point }
        return CGPoint(
          x: point.x + sign * vector.dx * width * factor,
          y: point.y + sign * vector.dy * height * factor)
      }
      let start = along(before, -1, 1)
      if index == 0 { mutablePath.move(to: start) } else { mutablePath.addLine(to: start) }
      guard isRound, width > 0, height > 0 else { continue }
      mutablePath.addCurve(
        to: along(after, 1, 1), control1: along(before, -1, 1 - CGPath.quarterArc),
        control2: along(after, 1, 1 - CGPath.quarterArc))
    }
    mutablePath.closeSubpath()
  }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
