import Foundation

/// A path and the attributes for stroking it.
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

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    mutablePath.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    mutablePath.addPath(cgPath)
  }

  // MARK: Equality

  /// Compares the paths alone. Attributes such as the line width do not count.
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

  open func move(to point: CGPoint) {
    mutablePath.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    mutablePath.addLine(to: point)
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
}
