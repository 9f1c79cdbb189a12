#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// One outline: a layer that is drawn anew only where something about it has changed.
  @MainActor
  final class HUDOutline {
    private let layer = CAShapeLayer()
    private let radius: CGFloat
    private(set) var rect: CGRect?
    private var color: CGColor?
    private var ground: CGColor?
    private let isLine: Bool

    /// Less than this, points, is no move: sums of ways differ in their last bits.
    private static let least: CGFloat = 0.01

    init(
      width: CGFloat, dashes: [NSNumber]? = nil, radius: CGFloat = 5, isLine: Bool = false
    ) {
      self.radius = radius
      self.isLine = isLine
      layer.fillColor = nil
      layer.lineWidth = width
      layer.lineDashPattern = dashes
    }

    func add(to container: CALayer) {
      guard layer.superlayer !== container else { return }
      container.addSublayer(layer)
    }

    func remove() {
      layer.removeFromSuperlayer()
    }

    /// Shows a rectangle of the container, or hides; `ground` fills it.
    func show(_ rect: CGRect?, _ color: CGColor?, ground: CGColor? = nil) {
      draw(rect)
      guard self.rect != nil, color !== self.color || ground !== self.ground else { return }
      self.color = color
      self.ground = ground
      layer.strokeColor = color
      layer.fillColor = ground
    }

    private func draw(_ new: CGRect?) {
      guard let new, !new.isNull, !new.isInfinite, new.isFinite else {
        guard rect != nil else { return }
        rect = nil
        layer.position = .zero
        layer.path = nil
        return
      }
      // A field that scrolls keeps its shape and is moved.
      if let old = rect, !isLine, abs(old.width - new.width) < Self.least,
        abs(old.height - new.height) < Self.least
      {
        return move(by: CGPoint(x: new.minX - old.minX, y: new.minY - old.minY))
      }
      guard rect != new else { return }
      rect = new
      layer.position = .zero
      layer.path = path(new)
    }

    /// Moves what is shown; points.
    func move(by way: CGPoint) {
      guard let rect, way.isFinite, abs(way.x) >= Self.least || abs(way.y) >= Self.least else {
        return
      }
      self.rect = rect.offsetBy(dx: way.x, dy: way.y)
      let old = layer.position
      layer.position = CGPoint(x: old.x + way.x, y: old.y + way.y)
    }

    private func path(_ rect: CGRect) -> CGPath {
      guard isLine else {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return UIBezierPath(roundedRect: rect, cornerRadius: max(0, radius)).cgPath
      }
      let path = UIBezierPath()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      return path.cgPath
    }
  }
#endif
