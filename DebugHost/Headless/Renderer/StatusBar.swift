import UIKit

/// What the system draws over the app: the status bar and the home indicator.
///
/// The time is always 9:41 on a Tuesday in January. In landscape, a phone shows no status bar. With
/// a right-to-left language, the bar is mirrored. A phone that folds has its status bar in a column
/// at one side, in every orientation but one.
@MainActor
struct StatusBar {
  let screen: UIScreen
  private let hardware: Hardware

  init(screen: UIScreen) {
    self.screen = screen
    hardware = Hardware(screen.model)
  }

  /// An item of the status bar: text or a sign, with its size.
  private enum Item {
    case text(String, size: CGFloat)
    case sign(String, width: CGFloat, height: CGFloat, line: CGFloat)
  }

  /// Returns the markup of the status bar. The markup is empty if the frontmost controller hides
  /// the bar, and on a phone in landscape.
  func markup(definitions: inout SVGDefinitions) -> String {
    let controller = controllerInCharge
    let look = manager?.look
    if look?.isHidden == true { return "" }
    if screen.orientation.isLandscape, hardware.head != .pad, !isColumn { return "" }
    let isLight =
      switch look?.style ?? .default {
      case .lightContent: true
      case .darkContent: false
      case .default: isDark(controller)
      }
    let color = CGColor(gray: isLight ? 1 : 0, alpha: 1)
    let isMirrored = screen.traitCollection.layoutDirection == .rightToLeft
    var markup = ""
    for (item, place) in isColumn ? column : items.map({ ($0.0, CGPoint(x: $0.1, y: middle)) }) {
      // The column keeps its side.
      let x = isMirrored && !isColumn ? screen.bounds.width - place.x : place.x
      let center = CGPoint(x: x, y: place.y)
      markup += self.markup(of: item, at: center, color: color, definitions: &definitions)
    }
    return markup
  }

  private var middle: CGFloat {
    switch hardware.head {
    case .homeButton: 10
    case .pad: 12
    case .notch: 26.5
    case .island: 32
    case .corner, .inside: 41
    }
  }

  /// Whether the items are in the safe area at one side, one below the other.
  private var isColumn: Bool {
    screen.safeAreaInsets.left != screen.safeAreaInsets.right
  }

  /// The items of a column, each with its middle. On the outer display they are below the camera.
  private var column: [(Item, CGPoint)] {
    let insets = screen.safeAreaInsets
    let x = insets.right > 0 ? screen.bounds.width - insets.right / 2 : insets.left / 2
    let isBelowCamera = hardware.head == .corner && !screen.orientation.isLandscape
    let tops: [CGFloat] = isBelowCamera ? [92, 116, 136, 155] : [30, 56, 76, 95]
    return zip(items, tops).map { ($0.0, CGPoint(x: x, y: $1)) }
  }

  /// The items, each with the distance of its middle from the left, in points.
  private var items: [(Item, CGFloat)] {
    let right = screen.bounds.width
    let wifi = { (scale: CGFloat) in
      Item.sign("wifi", width: 18 * scale, height: 14 * scale, line: 2.7)
    }
    let bars = { (scale: CGFloat) in
      Item.sign("cellularbars", width: 18 * scale, height: 14 * scale, line: 1.1)
    }
    let battery = { (scale: CGFloat) in
      Item.sign("battery.100", width: 27 * scale, height: 13.5 * scale, line: 1.1)
    }
    switch hardware.head {
    case .homeButton:
      return [
        (bars(0.8), 15), (.text("Carrier", size: 12), 46), (wifi(0.78), 80),
        (.text("9:41 AM", size: 12), right / 2), (.text("100%", size: 12), right - 50),
        (battery(0.86), right - 18),
      ]
    case .pad:
      return [
        (.text("9:41 AM", size: 12.5), 44), (.text("Tue Jan 9", size: 12.5), 106),
        (wifi(0.84), right - 92), (.text("100%", size: 12.5), right - 62),
        (battery(0.9), right - 30),
      ]
    case .notch:
      return [
        (.text("9:41", size: 17), 60), (bars(1), right - 90), (wifi(1), right - 67),
        (battery(1), right - 39.5),
      ]
    case .corner, .inside:
      return [
        (.text("9:41", size: 17), right - 105), (bars(1), right - 70), (wifi(1), right - 48),
        (battery(1), right - 22),
      ]
    case .island:
      // The items are in the middle of the areas on both sides of the island.
      let ear = hardware.island.minX / 2
      return [
        (.text("9:41", size: 17), ear), (bars(1), right - ear - 27), (wifi(1), right - ear - 4),
        (battery(1), right - ear + 23),
      ]
    }
  }

  private func markup(
    of item: Item, at center: CGPoint, color: CGColor, definitions: inout SVGDefinitions
  ) -> String {
    switch item {
    case .text(let text, let size):
      let font = UIFont.systemFont(ofSize: size, weight: .semibold)
      let layout = TextLayout(text, font: font)
      let origin = CGPoint(
        x: center.x - layout.size.width / 2, y: center.y - font.lineHeight / 2)
      return TextPainter.markup(
        layout, at: origin, color: UIColor(cgColor: color), traits: screen.traitCollection)
    case .sign(let name, let width, let height, let line):
      guard let glyph = UIImage(systemName: name)?.glyph else { return "" }
      let scale = min(width / glyph.box.width, height / glyph.box.height)
      let size = CGSize(width: glyph.box.width * scale, height: glyph.box.height * scale)
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      var painter = LayerPainter(definitions: definitions, time: 0)
      let markup = painter.markup(
        of: .symbol(glyph, in: rect, color: color, lineWidth: line), seen: screen.bounds)
      definitions = painter.definitions
      return markup
    }
  }

  /// The markup of the home indicator. A device with a home button has none.
  var homeIndicator: String {
    guard hardware.head != .homeButton else { return "" }
    let width: CGFloat =
      hardware.head == .pad
      ? 274 : screen.orientation.isLandscape ? (screen.bounds.width * 0.27).rounded() : 134
    let bar = CGRect(
      x: screen.bounds.midX - width / 2, y: screen.bounds.maxY - 13, width: width, height: 5)
    let shade = isDark(controllerInCharge) ? "#fff" : "#000"
    return RoundedShape(rect: bar, radius: 2.5).element(" fill=\"\(shade)\"")
  }

  private func isDark(_ controller: UIViewController?) -> Bool {
    (controller?.traitCollection ?? screen.traitCollection).userInterfaceStyle == .dark
  }

  /// The status bar manager of the first scene that fills the screen. That scene decides how the
  /// bar looks.
  private var manager: UIStatusBarManager? {
    UIApplication.shared.scenesInOrder.lazy.compactMap { $0 as? UIWindowScene }
      .first { $0.screen === screen && $0.isFullScreen }?.statusBarManager
  }

  private var controllerInCharge: UIViewController? { manager?.controllerInCharge }
}
