#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Draws one outline, or one line, with a layer. An outline that keeps its size is moved and not
  /// redrawn.
  @MainActor
  final class HUDOutline {
    private let layer = CAShapeLayer()
    private let radius: CGFloat
    private(set) var rect: CGRect?
    private var color: CGColor?
    private var ground: CGColor?
    private let isLine: Bool

    /// The smallest distance that counts as a move, in points. Smaller differences are rounding
    /// errors.
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
      container.addSublayer(layer)
    }

    /// Outlines a rectangle in the container's coordinates, or hides the outline if the rectangle
    /// is nil or not finite. `color` is the colour of the outline, and `ground` the colour inside
    /// it.
    func show(_ rect: CGRect?, _ color: CGColor?, ground: CGColor? = nil) {
      draw(rect)
      guard color !== self.color || ground !== self.ground else { return }
      self.color = color
      self.ground = ground
      layer.strokeColor = color
      layer.fillColor = ground
    }

    private func draw(_ new: CGRect?) {
      guard let new, !new.isInfinite, new.isFinite else {
        guard rect != nil else { return }
        rect = nil
        layer.position = .zero
        layer.path = nil
        return
      }
      // A field that scrolls keeps its size, so the layer is only moved.
      if let old = rect, !isLine, abs(old.width - new.width) < Self.least,
        abs(old.height - new.height) < Self.least
      {
        return move(from: old, to: new)
      }
      guard rect != new else { return }
      rect = new
      layer.position = .zero
      layer.path = path(new)
    }

    /// Moves or redraws the outline if it is shown. A hidden outline stays hidden.
    func move(to new: CGRect) {
      if rect != nil { draw(new) }
    }

    private func move(from old: CGRect, to new: CGRect) {
      let way = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
      guard abs(way.x) >= Self.least || abs(way.y) >= Self.least else { return }
      rect = new
      let place = layer.position
      layer.position = CGPoint(x: place.x + way.x, y: place.y + way.y)
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

  /// The colours of layers, resolved once for each appearance, because layers do not follow traits
  /// on their own.
  @MainActor
  struct HUDPalette {
    let visible: CGColor
    let partial: CGColor
    let hidden: CGColor
    let unknown: CGColor
    let prediction: CGColor
    let predictionGround: CGColor
    let seen: CGColor
    let scroll: CGColor
    let keyboard: CGColor
    let keyboardGround: CGColor
    let hop: CGColor
    let hopGround: CGColor
    let viewport: CGColor
    let viewportGround: CGColor

    init(_ traits: UITraitCollection) {
      func color(_ color: UIColor, _ alpha: CGFloat = 1) -> CGColor {
        let resolved = color.resolvedColor(with: traits)
        return alpha < 1 ? resolved.withAlphaComponent(alpha).cgColor : resolved.cgColor
      }
      visible = color(HUDStyle.accent(.visible))
      partial = color(HUDStyle.accent(.partial))
      hidden = color(HUDStyle.accent(.hidden))
      unknown = color(HUDStyle.accent(.unknown))
      prediction = color(HUDStyle.prediction)
      predictionGround = color(HUDStyle.prediction, 0.12)
      seen = color(.systemTeal)
      scroll = color(.systemGray)
      keyboard = color(.systemIndigo)
      keyboardGround = color(.systemGray3)
      hop = color(.systemPurple)
      hopGround = color(.systemPurple, 0.1)
      viewport = color(.tertiaryLabel)
      viewportGround = color(.systemFill, 0.08)
    }

    func accent(_ status: HUDContent.Status) -> CGColor {
      switch status {
      case .visible: visible
      case .partial: partial
      case .hidden: hidden
      case .unknown: unknown
      }
    }
  }

  extension CGPoint {
    /// Whether a layer accepts the point. Core Animation raises `CALayerInvalidGeometry` for a
    /// coordinate that is not a number.
    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension CGRect {
    /// Whether a layer accepts the rectangle. The conversion of a rectangle through a view that is
    /// scaled to nothing yields a rectangle that is not finite.
    var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
  }
#endif
