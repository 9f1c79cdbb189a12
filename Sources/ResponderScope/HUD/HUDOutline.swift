#if DEBUG && canImport(UIKit)
  internal import UIKit

  /// One outline over the app: a layer that is drawn anew only where something about it has changed.
  @MainActor
  final class HUDOutline {
    private let layer = CAShapeLayer()
    private let radius: CGFloat
    private var rect: CGRect?
    private var color: UIColor?
    private var fill: CGFloat
    private var isLine: Bool

    init(
      width: CGFloat, dashes: [NSNumber]? = nil, radius: CGFloat = 5, fill: CGFloat = 0,
      isLine: Bool = false
    ) {
      self.radius = radius
      self.fill = fill
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

    /// Shows a rectangle of the window, or hides; colours follow the traits only when they change with the rectangle.
    func show(_ rect: CGRect?, _ color: UIColor, _ traits: UITraitCollection) {
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
      guard usable != nil else { return }
      let resolved = color.resolvedColor(with: traits)
      guard resolved != self.color else { return }
      self.color = resolved
      layer.strokeColor = resolved.cgColor
      layer.fillColor = fill > 0 ? resolved.withAlphaComponent(fill).cgColor : nil
    }

    /// Moves what is shown; points.
    func move(by way: CGPoint) {
      guard let rect else { return }
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
