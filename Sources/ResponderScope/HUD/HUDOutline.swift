#if DEBUG && canImport(UIKit)
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
      container.addSublayer(layer)
    }

    func remove() {
      layer.removeFromSuperlayer()
    }

    /// Shows a rectangle of the window, or hides; `ground` fills it.
    func show(_ rect: CGRect?, _ color: CGColor?, ground: CGColor? = nil) {
      let usable = rect.flatMap { $0.isNull || $0.isInfinite ? nil : $0 }
      if usable != self.rect {
        // A field that scrolls keeps its shape and is moved.
        if let old = self.rect, let new = usable, old.size == new.size, !isLine {
          layer.position = CGPoint(
            x: layer.position.x + new.minX - old.minX, y: layer.position.y + new.minY - old.minY)
        } else {
          layer.position = .zero
          layer.path = usable.map(path)
        }
        self.rect = usable
      }
      guard usable != nil, color !== self.color || ground !== self.ground else { return }
      self.color = color
      self.ground = ground
      layer.strokeColor = color
      layer.fillColor = ground
    }

    /// Moves what is shown; points.
    func move(by way: CGPoint) {
      guard let rect, way != .zero else { return }
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
