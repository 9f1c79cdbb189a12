import UIKit

/// The device around the screen: an iPhone with a notch, 390 points wide.
struct DeviceFrame {
  let screen: CGRect
  static let bezel: CGFloat = 12
  static let rim: CGFloat = 3
  static let screenRadius: CGFloat = 47.33
  /// Room around the device for the side buttons, points.
  static let margin: CGFloat = 6

  /// Everything drawn, in screen coordinates.
  var outline: CGRect {
    let reach = -(Self.bezel + Self.rim + Self.margin)
    return screen.insetBy(dx: reach, dy: reach)
  }

  var screenShape: RoundedShape {
    RoundedShape(rect: screen, radius: Self.screenRadius, isContinuous: true)
  }

  /// What lies behind the screen: buttons, metal rim, black glass.
  var back: String {
    let rim = Self.bezel + Self.rim
    let body = RoundedShape(
      rect: screen.insetBy(dx: -rim, dy: -rim), radius: Self.screenRadius + rim, isContinuous: true)
    let left = body.rect.minX - 2
    let buttons = [
      CGRect(x: left, y: 118, width: 4, height: 32), CGRect(x: left, y: 178, width: 4, height: 60),
      CGRect(x: left, y: 252, width: 4, height: 60),
      CGRect(x: body.rect.maxX - 2, y: 200, width: 4, height: 96),
    ]
    return buttons.map { RoundedShape(rect: $0, radius: 2).element(" fill=\"#3a3a3e\"") }.joined()
      + body.element(" fill=\"#48484d\"")
      + body.inset(by: 1).element(" fill=\"#1c1c1f\"")
      + body.inset(by: Self.rim).element(" fill=\"#000\"")
  }

  /// The notch over the screen's top edge, its upper corners curving into the edge.
  var notch: String {
    let (left, right) = (screen.midX - 81, screen.midX + 81)
    let path = CGMutablePath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: screen.minY + y) }
    path.move(to: point(left - 6, -1))
    path.addLine(to: point(left - 6, 0))
    path.addCurve(to: point(left, 6), control1: point(left - 2, 0), control2: point(left, 2))
    path.addLine(to: point(left, 12))
    path.addCurve(
      to: point(left + 21, 33), control1: point(left, 25), control2: point(left + 8, 33))
    path.addLine(to: point(right - 21, 33))
    path.addCurve(to: point(right, 12), control1: point(right - 8, 33), control2: point(right, 25))
    path.addLine(to: point(right, 6))
    path.addCurve(to: point(right + 6, 0), control1: point(right, 2), control2: point(right + 2, 0))
    path.addLine(to: point(right + 6, -1))
    path.closeSubpath()
    let speaker = RoundedShape(
      rect: CGRect(x: screen.midX - 24, y: screen.minY - 5, width: 48, height: 4), radius: 2)
    let lens = CGPoint(x: screen.midX - 48, y: screen.minY + 17)
    return "<path d=\"\(SVGFormat.path(path))\" fill=\"#000\"/>"
      + speaker.element(" fill=\"#161618\"")
      + circle(lens, 5.5, " fill=\"#0c0e16\"") + circle(lens, 2.6, " fill=\"#15213a\"")
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat, _ attributes: String) -> String {
    "<circle cx=\"\(SVGFormat.number(center.x))\" cy=\"\(SVGFormat.number(center.y))\""
      + " r=\"\(SVGFormat.number(radius))\"\(attributes)/>"
  }
}
