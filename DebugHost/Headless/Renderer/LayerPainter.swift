import UIKit

/// Draws a tree of layers as it is on the screen at one time. The markup is nested in the same way
/// as the layers.
///
/// The painter writes each layer's content in the coordinates of that layer, so that only one
/// transform changes when a list scrolls. It leaves out content outside the clip.
@MainActor
struct LayerPainter {
  var definitions = SVGDefinitions()
  /// The time on the device's clock, in seconds.
  let time: TimeInterval

  /// Returns the markup of the layer and all its descendants.
  /// - Parameter visible: The visible area, in the superlayer's coordinates.
  mutating func markup(of layer: CALayer, visible: CGRect) -> String {
    picture(of: layer, visible: visible)?.markup ?? ""
  }

  /// Returns the picture of the layer and all its descendants, or nil if none of them draws
  /// anything.
  /// - Parameter visible: The visible area, in the superlayer's coordinates.
  mutating func picture(of layer: CALayer, visible: CGRect) -> LayerPicture? {
    let state = layer.presentedState(at: time)
    guard !state.isHidden, state.opacity > 0.001, state.transform.determinant != 0 else {
      return nil
    }
    // Draw the box from (0, 0). The origin of the bounds moves only the content.
    let origin = state.bounds.origin
    let box = RoundedShape(
      rect: CGRect(origin: .zero, size: state.bounds.size), radius: state.cornerRadius,
      isContinuous: layer.cornerCurve == .continuous, corners: layer.maskedCorners)
    let toSuper = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(state.toSuperlayer)
    var seen = visible.applying(toSuper.inverted())
    let isSeen = box.rect.overlaps(seen)
    if state.masksToBounds {
      guard isSeen else { return nil }
      seen = seen.intersection(box.rect)
    }

    var picture = LayerPicture(id: .layer(ObjectIdentifier(layer)))
    fill(
      &picture, with: layer, state: state, isSeen: isSeen,
      seen: seen.offsetBy(dx: origin.x, dy: origin.y))
    picture.back = shadow(of: layer, state: state, box: box)
    if isSeen, let color = state.backgroundColor, color.alpha > 0, !box.rect.isEmpty {
      picture.back += box.element(SVGFormat.paint("fill", color))
    }
    picture.shift = SVGFormat.transform(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    if isSeen, state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 {
      let width = " stroke-width=\"\(SVGFormat.number(state.borderWidth))\""
      picture.front = box.inset(by: state.borderWidth / 2)
        .element(" fill=\"none\"" + SVGFormat.paint("stroke", color) + width)
    }
    if picture.isEmpty { return nil }
    if let mask = layer.mask as? CAShapeLayer, let path = mask.path {
      let shown = CGMutablePath()
      shown.addPath(path, transform: mask.presentedState(at: time).toSuperlayer)
      picture.mask = " clip-path=\"\(definitions.clip(to: shown))\""
    }
    picture.attributes = SVGFormat.transform(toSuper)
    if state.opacity < 0.999 {
      let opacity = SVGFormat.number(CGFloat(state.opacity), decimals: 3)
      picture.attributes += " opacity=\"\(opacity)\""
    }
    if state.masksToBounds, picture.hasContent {
      picture.attributes += " clip-path=\"\(definitions.clip(to: box))\""
    }
    return picture
  }

  /// Adds to the picture what the layer or its view draws, and the sublayers from back to front.
  /// All are in the coordinates of the layer's bounds.
  private mutating func fill(
    _ picture: inout LayerPicture, with layer: CALayer, state: LayerState, isSeen: Bool,
    seen: CGRect
  ) {
    if let shape = layer as? CAShapeLayer { picture.own += self.markup(of: shape) }
    if isSeen {
      let view = (layer.delegate as? UIView).flatMap { $0.layer === layer ? $0 : nil }
      let source = (layer as? DrawnLayer)?.source ?? view
      let commands = source?.drawingCommands() ?? (layer as? FrozenLayer)?.commands ?? []
      for command in commands { picture.own += self.markup(of: command, seen: seen) }
    }
    let sublayers = layer.sublayers ?? []
    let isFlat = sublayers.allSatisfy { $0.zPosition == 0 }
    let ordered =
      isFlat
      ? sublayers
      : sublayers.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }.map(\.element)
    for sublayer in ordered {
      if let child = self.picture(of: sublayer, visible: seen) { picture.children.append(child) }
    }
  }
}
