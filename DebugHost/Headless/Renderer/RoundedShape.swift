import UIKit

/// A rectangle with the corners of a layer. It can write itself as an SVG element.
struct RoundedShape {
  var rect: CGRect
  var radius: CGFloat = 0
  var isContinuous = false
  var corners: CACornerMask = .every

  /// Returns the element with the given attributes, which begin with a space.
  func element(_ attributes: String) -> String {
    let n = { SVGFormat.number($0) }
    guard radius > 0, !corners.isEmpty, needsPath else {
      let position =
        (n(rect.minX) == "0" ? "" : " x=\"\(n(rect.minX))\"")
        + (n(rect.minY) == "0" ? "" : " y=\"\(n(rect.minY))\"")
      let limit = min(radius, rect.width / 2, rect.height / 2)
      let round = limit > 0 && !corners.isEmpty ? " rx=\"\(n(limit))\"" : ""
      return "<rect\(position) width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
        + "\(round)\(attributes)/>"
    }
    return "<path d=\"\(SVGFormat.path(path))\"\(attributes)/>"
  }

  /// Returns the shape made smaller by a distance on every side. The corner radius becomes smaller,
  /// too.
  func inset(by distance: CGFloat) -> RoundedShape {
    var shape = self
    shape.rect = rect.insetBy(dx: distance, dy: distance)
    shape.radius = max(0, radius - distance)
    return shape
  }

  /// Whether the corners are continuous, and the sides are long enough for such corners. A
  /// continuous corner takes 1.53 radii of both its sides. On a shorter side, UIKit draws circular
  /// corners, too.
  private var hasRoomForContinuous: Bool {
    isContinuous && radius * 1.528665 * 2 <= min(rect.width, rect.height)
  }

  private var needsPath: Bool { corners != .every || hasRoomForContinuous }

  private var path: CGPath {
    let path = CGMutablePath()
    let r = min(radius, rect.width / 2, rect.height / 2)
    // For each corner: its tip, and the directions from the tip along the incoming edge and along
    // the outgoing edge. The corners are in clockwise order from the top left.
    let tips: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), .init(dx: 0, dy: 1),
        .init(dx: 1, dy: 0)
      ),
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), .init(dx: -1, dy: 0),
        .init(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), .init(dx: 0, dy: -1),
        .init(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), .init(dx: 1, dy: 0),
        .init(dx: 0, dy: -1)
      ),
    ]
    for (corner, tip, before, after) in tips {
      func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(
          x: tip.x + (before.dx * a + after.dx * b) * r,
          y: tip.y + (before.dy * a + after.dy * b) * r)
      }
      let isRound = corners.contains(corner)
      let start = isRound ? at(hasRoomForContinuous ? 1.528665 : 1, 0) : tip
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      guard isRound else { continue }
      if hasRoomForContinuous {
        // These are the three well-known cubics of the corner, in radii.
        path.addCurve(
          to: at(0.631494, 0.074911), control1: at(1.088493, 0), control2: at(0.868407, 0))
        path.addCurve(
          to: at(0.074911, 0.631494), control1: at(0.372824, 0.169059),
          control2: at(0.169059, 0.372824))
        path.addCurve(to: at(0, 1.528665), control1: at(0, 0.868407), control2: at(0, 1.088493))
      } else {
        let k = 1 - CGPath.quarterArc
        path.addCurve(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
      }
    }
    path.closeSubpath()
    return path
  }
}

extension CACornerMask {
  static let every: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
