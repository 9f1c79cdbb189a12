import Foundation

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// An immutable path of lines and curves. As in Core Graphics, the corners of a rounded rectangle
/// are cubic curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of a path, with points in the path's own coordinates.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The length of a handle, as a multiple of the radius, for a cubic curve that draws a quarter of
  /// a circle.
  package static let quarterArc: CGFloat = 0.5522847498

  package fileprivate(set) var elements: [Element]

  fileprivate init(elements: [Element]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The bounding box of all points, control points included, as `CGPathGetBoundingBox` returns it.
  public var boundingBox: CGRect {
    CGRect(
      enclosing: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [point, control]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
      })
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  package static func transformed(_ element: Element, by t: CGAffineTransform) -> Element {
    switch element {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let point, let control):
      .quadCurve(point.applying(t), control: control.applying(t))
    case .curve(let point, let control1, let control2):
      .curve(point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path to which elements can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  public func closeSubpath() {
    elements.append(.close)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let (handleX, handleY) = (width * Self.quarterArc, height * Self.quarterArc)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.minX + width, rect.minY), transform: transform)
    addLine(to: point(rect.maxX - width, rect.minY), transform: transform)
    addCurve(
      to: point(rect.maxX, rect.minY + height),
      control1: point(rect.maxX - width + handleX, rect.minY),
      control2: point(rect.maxX, rect.minY + height - handleY), transform: transform)
    addLine(to: point(rect.maxX, rect.maxY - height), transform: transform)
    addCurve(
      to: point(rect.maxX - width, rect.maxY),
      control1: point(rect.maxX, rect.maxY - height + handleY),
      control2: point(rect.maxX - width + handleX, rect.maxY), transform: transform)
    addLine(to: point(rect.minX + width, rect.maxY), transform: transform)
    addCurve(
      to: point(rect.minX, rect.maxY - height),
      control1: point(rect.minX + width - handleX, rect.maxY),
      control2: point(rect.minX, rect.maxY - height + handleY), transform: transform)
    addLine(to: point(rect.minX, rect.minY + height), transform: transform)
    addCurve(
      to: point(rect.minX + width, rect.minY),
      control1: point(rect.minX, rect.minY + height - handleY),
      control2: point(rect.minX + width - handleX, rect.minY), transform: transform)
    closeSubpath()
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { CGPath.transformed($0, by: transform) }
  }
}
