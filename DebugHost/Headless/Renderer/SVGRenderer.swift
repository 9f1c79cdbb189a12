public import UIKit

/// Draws what a headless screen shows as an SVG document.
///
/// Coordinates in the document are those of the screen, in points. The same screen gives the same
/// text to the last character, and two pictures that differ in one view differ in few elements.
/// Drawing does not lay out or change anything.
@MainActor
public struct SVGRenderer {
  /// The frame that the renderer draws around the screen.
  public enum Device: Sendable {
    /// Only the screen, with square corners.
    case none
    /// The iPhone or iPad that the screen belongs to, rotated like the screen, with its bezel,
    /// corners and side buttons.
    case whole
  }

  public var device: Device

  /// Whether the renderer draws the status bar and the home indicator.
  public var showsSystemBars: Bool

  public init(device: Device = .whole, showsSystemBars: Bool = true) {
    self.device = device
    self.showsSystemBars = showsSystemBars
  }

  /// Returns the visible windows of a screen as an SVG document, as they are at the device's
  /// current time, including animations.
  ///
  /// - Parameter touches: The locations of the fingers in screen coordinates, in points. Each is
  ///   drawn as a translucent disc.
  public func svg(of screen: UIScreen, touches: [CGPoint] = []) -> String {
    let picture = picture(of: screen, touches: touches)
    return document(
      picture.box, SVGDefinitions(picture.definitions), picture.roots.map(\.markup).joined())
  }

  /// Returns the picture that `svg(of:touches:)` writes, layer by layer.
  package func picture(of screen: UIScreen, touches: [CGPoint] = []) -> ScreenPicture {
    var painter = LayerPainter(time: HeadlessLoop.main.now)
    // The screen is black where there is no window.
    var glass = LayerPicture(
      id: .part("screen"), own: RoundedShape(rect: screen.bounds).element(" fill=\"#000\""))
    for window in UIApplication.shared.windowsBackToFront where window.screen === screen {
      if let picture = picture(of: window, on: screen, &painter) {
        glass.children.append(picture)
      }
    }
    if showsSystemBars {
      let bar = StatusBar(screen: screen)
      glass.children.append(
        LayerPicture(
          id: .part("bars"),
          own: bar.markup(definitions: &painter.definitions) + bar.homeIndicator))
    }
    let fingers = LayerPicture(id: .part("fingers"), own: touches.map(fingerMarkup).joined())
    guard device == .whole else {
      return ScreenPicture(
        box: screen.bounds, definitions: painter.definitions.entries, roots: [glass, fingers])
    }
    let frame = DeviceFrame(screen)
    glass.attributes = " clip-path=\"\(painter.definitions.clip(to: frame.screenShape))\""
    return ScreenPicture(
      box: frame.outline, definitions: painter.definitions.entries,
      roots: [
        LayerPicture(id: .part("device"), own: frame.back), glass,
        LayerPicture(id: .part("glass"), own: frame.front), fingers,
      ])
  }

  /// Returns the picture of a window at the place of its scene, clipped to the scene; nil if
  /// nothing is drawn.
  private func picture(
    of window: UIWindow, on screen: UIScreen, _ painter: inout LayerPainter
  ) -> LayerPicture? {
    guard let scene = window.windowScene, !scene.isFullScreen else {
      return painter.picture(of: window.layer, visible: screen.bounds)
    }
    let frame = scene.frameOnScreen
    let bounds = CGRect(origin: .zero, size: frame.size)
    guard let picture = painter.picture(of: window.layer, visible: bounds) else { return nil }
    let clip = painter.definitions.clip(to: RoundedShape(rect: bounds))
    let name = "\(ObjectIdentifier(window))"
    return LayerPicture(
      id: .part("place \(name)"),
      attributes: SVGFormat.transform(
        CGAffineTransform(translationX: frame.minX, y: frame.minY)),
      children: [
        LayerPicture(
          id: .part("clip \(name)"), attributes: " clip-path=\"\(clip)\"", children: [picture])
      ])
  }

  /// Returns one view and all its subviews as an SVG document, without a device. The picture is as
  /// large as the view's frame.
  public func svg(of view: UIView) -> String {
    var painter = LayerPainter(time: HeadlessLoop.main.now)
    let origin = CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY).inverted()
    let markup = painter.markup(
      of: view.layer, visible: .init(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    return document(
      CGRect(origin: .zero, size: view.frame.size), painter.definitions,
      "<g\(SVGFormat.transform(origin))>\(markup)</g>")
  }

  private func document(_ box: CGRect, _ definitions: SVGDefinitions, _ body: String) -> String {
    let n = { SVGFormat.number($0) }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(box.width))\""
      + " height=\"\(n(box.height))\""
      + " viewBox=\"\(n(box.minX)) \(n(box.minY)) \(n(box.width)) \(n(box.height))\""
      + " font-family=\"\(ScreenPicture.fonts)\">"
      + definitions.markup + body + "</svg>\n"
  }

  private func fingerMarkup(_ point: CGPoint) -> String {
    let n = { SVGFormat.number($0) }
    return "<circle cx=\"\(n(point.x))\" cy=\"\(n(point.y))\" r=\"21\" fill=\"#8e8e93\""
      + " fill-opacity=\"0.4\" stroke=\"#8e8e93\" stroke-opacity=\"0.9\" stroke-width=\"1.5\"/>"
  }
}
