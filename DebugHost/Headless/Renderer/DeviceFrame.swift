import UIKit

/// The drawing of the device around the screen, rotated like the interface.
struct DeviceFrame {
  static let rim: CGFloat = 3
  /// The space around the device for the side buttons, in points.
  static let margin: CGFloat = 6

  /// The bounds of the screen in the interface's orientation.
  let screen: CGRect
  private let hardware: Hardware
  /// Converts coordinates of the portrait device to those of the interface.
  private let turn: CGAffineTransform
  /// The fold of an inner display that is bent, in the interface's coordinates.
  private let fold: CGRect?

  @MainActor
  init(_ screen: UIScreen) {
    self.screen = screen.bounds
    fold = screen.foldRegion
    hardware = Hardware(screen.model)
    let size = screen.model.size
    turn =
      switch screen.orientation {
      case .landscapeRight:
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
      case .landscapeLeft:
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
      case .portraitUpsideDown:
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      default: .identity
      }
  }

  /// The frame of the glass in portrait: the screen and the black border around it.
  private var glass: CGRect {
    let bezel = hardware.bezel
    return CGRect(
      x: -bezel.left, y: -bezel.top, width: hardware.size.width + bezel.left + bezel.right,
      height: hardware.size.height + bezel.top + bezel.bottom)
  }

  private var body: CGRect { glass.insetBy(dx: -Self.rim, dy: -Self.rim) }

  /// The bounds of everything that is drawn, in screen coordinates.
  var outline: CGRect { body.insetBy(dx: -Self.margin, dy: -Self.margin).applying(turn) }

  var screenShape: RoundedShape {
    RoundedShape(rect: screen, radius: hardware.screenRadius, isContinuous: true)
  }

  /// The markup behind the screen: the buttons, the metal rim, the black glass, and the model's
  /// camera, speaker and home button in the glass.
  var back: String {
    let shape = RoundedShape(
      rect: body, radius: hardware.bodyRadius + Self.rim, isContinuous: true)
    let buttons = hardware.buttons(body: body)
      .map { RoundedShape(rect: $0, radius: 2).element(" fill=\"#3a3a3e\"") }.joined()
    return turned(
      buttons + shape.element(" fill=\"#48484d\"") + shape.inset(by: 1).element(" fill=\"#1c1c1f\"")
        + shape.inset(by: Self.rim).element(" fill=\"#000\"") + glassMarks)
  }

  /// The markup in front of the screen: the notch, the island, a camera or the shade along a fold.
  /// It is empty if the model has none of these.
  var front: String {
    switch hardware.head {
    case .notch: turned(notch)
    case .island: turned(island)
    case .corner:
      // T4.22 names a disc of 37 points; its place is rounded.
      turned(
        circle(CGPoint(x: 418, y: 48), 18.5, " fill=\"#000\"")
          + circle(CGPoint(x: 418, y: 48), 6, " fill=\"#0c0e16\""))
    case .inside: fold.map(shade) ?? ""
    case .homeButton, .pad: ""
    }
  }

  /// The shade along a fold, darkest in its middle.
  private func shade(_ fold: CGRect) -> String {
    let isTall = fold.height > fold.width
    return [fold, fold.insetBy(dx: isTall ? 12 : 0, dy: isTall ? 0 : 12)]
      .map { RoundedShape(rect: $0).element(" fill=\"#000\" fill-opacity=\"0.07\"") }.joined()
  }

  /// The markup in the black glass: an iPad's camera, or the camera, the speaker and the home
  /// button of a phone with a home button. Other phones have none.
  private var glassMarks: String {
    let middle = hardware.size.width / 2
    switch hardware.head {
    case .pad:
      let eye = CGPoint(x: middle, y: glass.minY / 2)
      return circle(eye, 4, " fill=\"#0c0e16\"") + circle(eye, 1.8, " fill=\"#1b2a48\"")
    case .homeButton:
      let speaker = RoundedShape(
        rect: CGRect(x: middle - 28, y: glass.minY / 2 - 3, width: 56, height: 6), radius: 3)
      let eye = CGPoint(x: middle - 48, y: glass.minY / 2)
      let button = CGPoint(x: middle, y: hardware.size.height + hardware.bezel.bottom / 2)
      return speaker.element(" fill=\"#1b1b1e\"") + circle(eye, 5, " fill=\"#0c0e16\"")
        + circle(button, 33, " fill=\"#060607\" stroke=\"#4a4a4f\" stroke-width=\"2.5\"")
    case .notch, .island, .corner, .inside: return ""
    }
  }

  private var island: String {
    let lens = CGPoint(x: hardware.island.maxX - 18.5, y: hardware.island.midY)
    return RoundedShape(rect: hardware.island, radius: 18.5).element(" fill=\"#000\"")
      + circle(lens, 6, " fill=\"#0c0e16\"") + circle(lens, 2.6, " fill=\"#15213a\"")
  }

  /// The markup of the notch at the screen's top edge. The notch's upper corners curve into the
  /// edge.
  private var notch: String {
    let middle = hardware.size.width / 2
    let (left, right) = (middle - 81, middle + 81)
    let path = CGMutablePath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
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
      rect: CGRect(x: middle - 24, y: -5, width: 48, height: 4), radius: 2)
    let lens = CGPoint(x: middle - 48, y: 17)
    return "<path d=\"\(SVGFormat.path(path))\" fill=\"#000\"/>"
      + speaker.element(" fill=\"#161618\"")
      + circle(lens, 5.5, " fill=\"#0c0e16\"") + circle(lens, 2.6, " fill=\"#15213a\"")
  }

  private func turned(_ markup: String) -> String {
    turn.isIdentity ? markup : "<g\(SVGFormat.transform(turn))>\(markup)</g>"
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat, _ attributes: String) -> String {
    "<circle cx=\"\(SVGFormat.number(center.x))\" cy=\"\(SVGFormat.number(center.y))\""
      + " r=\"\(SVGFormat.number(radius))\"\(attributes)/>"
  }
}
