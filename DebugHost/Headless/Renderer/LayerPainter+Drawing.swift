import UIKit

extension LayerPainter {
  mutating func markup(of command: DrawingCommand, seen: CGRect) -> String {
    switch command {
    case .path(let path, let fill, let stroke, let lineWidth):
      guard !path.isEmpty,
        path.boundingBox.insetBy(dx: -lineWidth - 1, dy: -lineWidth - 1).overlaps(seen)
      else { return "" }
      var attributes = SVGFormat.paint("fill", fill)
      if stroke != nil, lineWidth > 0 {
        attributes += SVGFormat.paint("stroke", stroke)
        attributes += " stroke-width=\"\(SVGFormat.number(lineWidth))\""
      }
      return "<path d=\"\(SVGFormat.path(path))\"\(attributes)/>"
    case .text(let layout, let origin, let color, let traits):
      return TextPainter.markup(layout, at: origin, color: color, traits: traits, seen: seen)
    case .symbol(let glyph, let rect, let color, let lineWidth):
      guard rect.overlaps(seen), color.alpha > 0 else { return "" }
      let n = { SVGFormat.number($0) }
      let opacity =
        color.alpha < 1 ? " opacity=\"\(SVGFormat.number(color.alpha, decimals: 3))\"" : ""
      return
        "<use href=\"#\(definitions.symbol(glyph))\" x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\""
        + " width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
        + " color=\"\(SVGFormat.color(color))\"\(opacity) stroke-width=\"\(n(lineWidth))\"/>"
    }
  }

  func markup(of shape: CAShapeLayer) -> String {
    guard let path = shape.path, !path.isEmpty else { return "" }
    var attributes = SVGFormat.paint("fill", shape.fillColor)
    if shape.fillRule == .evenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = shape.strokeColor, stroke.alpha > 0, shape.lineWidth > 0 {
      attributes += SVGFormat.paint("stroke", stroke)
      attributes += " stroke-width=\"\(SVGFormat.number(shape.lineWidth))\""
      if shape.lineCap != .butt { attributes += " stroke-linecap=\"\(shape.lineCap.rawValue)\"" }
      if shape.lineJoin != .miter {
        attributes += " stroke-linejoin=\"\(shape.lineJoin.rawValue)\""
      }
      if let dashes = shape.lineDashPattern, !dashes.isEmpty {
        let pattern = dashes.map { SVGFormat.number(CGFloat($0.doubleValue)) }
        attributes += " stroke-dasharray=\"\(pattern.joined(separator: " "))\""
        if shape.lineDashPhase != 0 {
          attributes += " stroke-dashoffset=\"\(SVGFormat.number(shape.lineDashPhase))\""
        }
      }
      attributes += strokePart(of: shape)
    } else if shape.fillColor == nil {
      return ""
    }
    return "<path d=\"\(SVGFormat.path(path))\"\(attributes)/>"
  }

  /// Returns the attributes for `strokeStart` and `strokeEnd`: a dash on a path whose length is
  /// declared to be 1.
  private func strokePart(of shape: CAShapeLayer) -> String {
    guard shape.strokeStart > 0 || shape.strokeEnd < 1, shape.lineDashPattern == nil else {
      return ""
    }
    let n = { SVGFormat.number($0, decimals: 3) }
    let length = max(0, shape.strokeEnd - shape.strokeStart)
    return " pathLength=\"1\" stroke-dasharray=\"0 \(n(shape.strokeStart)) \(n(length)) 1\""
  }

  /// Returns the markup for the shadow of the layer's box or of its shadow path. A layer that clips
  /// has no shadow, as in Core Animation.
  ///
  /// In Core Animation, a layer without a background casts the shadow of its content. Here it casts
  /// one only with a `shadowPath`.
  mutating func shadow(
    of layer: CALayer, state: LayerState, box: RoundedShape
  ) -> String {
    guard !state.masksToBounds, state.shadowOpacity > 0, let color = state.shadowColor,
      color.alpha > 0, layer.shadowPath != nil || (state.backgroundColor?.alpha ?? 0) > 0
    else { return "" }
    var shape = box
    shape.rect = box.rect.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height)
    let fill = color.copy(alpha: color.alpha * CGFloat(state.shadowOpacity))
    var attributes = SVGFormat.paint("fill", fill)
    var area = shape.rect
    var path: CGPath?
    if let given = layer.shadowPath {
      let moved = CGMutablePath()
      moved.addPath(
        given,
        transform: CGAffineTransform(
          translationX: state.shadowOffset.width - state.bounds.minX,
          y: state.shadowOffset.height - state.bounds.minY))
      path = moved
      area = moved.boundingBox
    }
    if state.shadowRadius > 0 {
      attributes += " filter=\"\(definitions.blur(radius: state.shadowRadius, box: area))\""
    }
    if let path { return "<path d=\"\(SVGFormat.path(path))\"\(attributes)/>" }
    return shape.element(attributes)
  }
}
