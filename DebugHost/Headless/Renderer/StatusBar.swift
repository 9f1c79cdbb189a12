import UIKit

/// The system's own marks over the app: the status bar and the home indicator.
@MainActor
struct StatusBar {
  let screen: UIScreen

  /// Time at 9:41, signal, wifi, battery; nothing where the frontmost controller hides it.
  func markup(definitions: inout SVGDefinitions) -> String {
    let controller = controllerInCharge
    let look = controller?.statusBarLook
    if look?.isHidden == true { return "" }
    let isLight =
      switch look?.style ?? .default {
      case .lightContent: true
      case .darkContent: false
      case .default: isDark(controller)
      }
    let color = CGColor(gray: isLight ? 1 : 0, alpha: 1)
    // Centred in the ears beside the notch.
    let middle = screen.safeAreaInsets.top - 20.5
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let time = TextLayout("9:41", font: font)
    let origin = CGPoint(x: 60 - time.size.width / 2, y: middle - font.lineHeight / 2)
    var markup = TextPainter.markup(
      time, at: origin, color: UIColor(cgColor: color), traits: screen.traitCollection)
    let right = screen.bounds.width
    for (name, x, width, height) in [
      ("cellularbars", right - 99, CGFloat(18), CGFloat(14)), ("wifi", right - 76, 18, 14),
      ("battery.100", right - 53, 27, 13.5),
    ] {
      guard let glyph = UIImage(systemName: name)?.glyph else { continue }
      let scale = min(width / glyph.box.width, height / glyph.box.height)
      let size = CGSize(width: glyph.box.width * scale, height: glyph.box.height * scale)
      let lineWidth: CGFloat = name == "wifi" ? 2.7 : 1.1
      let rect = CGRect(
        x: x + (width - size.width) / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
      var painter = LayerPainter(definitions: definitions, time: 0)
      markup += painter.markup(
        of: .symbol(glyph, in: rect, color: color, lineWidth: lineWidth), seen: screen.bounds)
      definitions = painter.definitions
    }
    return markup
  }

  var homeIndicator: String {
    let bar = CGRect(
      x: screen.bounds.midX - 67, y: screen.bounds.maxY - 13, width: 134, height: 5)
    let shade = isDark(controllerInCharge) ? "#fff" : "#000"
    return RoundedShape(rect: bar, radius: 2.5).element(" fill=\"\(shade)\"")
  }

  private func isDark(_ controller: UIViewController?) -> Bool {
    (controller?.traitCollection ?? screen.traitCollection).userInterfaceStyle == .dark
  }

  /// The root controller of the frontmost full-screen window decides, whatever its level, as on a phone.
  private var controllerInCharge: UIViewController? {
    let system = UIApplication.shared.inputViewHost?.systemWindows ?? []
    let windows = UIApplication.shared.windowsBackToFront.filter { window in
      window.screen === screen && window.rootViewController != nil
        && window.frame.contains(screen.bounds) && !system.contains { $0 === window }
    }
    return windows.last?.rootViewController
  }
}
