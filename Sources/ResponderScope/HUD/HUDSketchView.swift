#if DEBUG && canImport(UIKit)
  internal import UIKit

  /// Draws the sketch with layers: the picture gives the answer before the numbers do.
  final class HUDSketchView: UIView {
    private let viewport = CAShapeLayer()
    private let keyboard = CAShapeLayer()
    private let field = CAShapeLayer()
    private let ghost = CAShapeLayer()
    private var sketch: HUDSketch?
    private var accent = UIColor.systemGray

    init() {
      super.init(frame: .zero)
      for shape in [viewport, keyboard, field, ghost] { layer.addSublayer(shape) }
      viewport.lineWidth = 1
      ghost.lineWidth = 1
      ghost.lineDashPattern = [3, 2]
      ghost.fillColor = nil
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func show(_ sketch: HUDSketch?, accent: UIColor) {
      self.sketch = sketch
      self.accent = accent
      draw()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      draw()
    }

    private func draw() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      guard let drawn = sketch?.scaled(into: bounds.size, margin: 12) else {
        for shape in [viewport, keyboard, field, ghost] { shape.path = nil }
        return
      }
      viewport.path = Self.box(drawn.viewport, radius: 5)
      viewport.fillColor = UIColor.systemFill.withAlphaComponent(0.08).cgColor
      viewport.strokeColor = UIColor.tertiaryLabel.cgColor
      keyboard.path = drawn.keyboard.map { Self.box($0, radius: 3) }
      keyboard.fillColor = UIColor.systemGray3.cgColor
      field.path = Self.box(drawn.field, radius: 1.5)
      field.fillColor = accent.cgColor
      ghost.path = drawn.ghost.map { Self.box($0, radius: 1.5) }
      ghost.strokeColor = HUDStyle.prediction.cgColor
    }

    private static func box(_ rect: CGRect, radius: CGFloat) -> CGPath {
      let radius = min(radius, rect.width / 2, rect.height / 2)
      return UIBezierPath(roundedRect: rect, cornerRadius: max(0, radius)).cgPath
    }
  }
#endif
