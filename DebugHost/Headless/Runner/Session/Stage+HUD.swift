import ResponderKit
import UIKit

/// The HUD in a scene: how it comes up, and what every scene checks of it at the end of each step.
extension Stage {
  /// Shakes the device, unless the HUD is there already: with RESPONDER_HUD=1 it is from the launch on.
  func shake() {
    if (try? view("ResponderScope.HUD.panel")) == nil { device.shake() }
  }

  /// The panel leaves free what is edited, the keyboard and its own tag; what the scene opened by hand stays where it was opened.
  func checkHUD() throws {
    guard let panel = try? view("ResponderScope.HUD.panel") else { return }
    let place = frame(of: panel)
    try expect(
      screen.insetBy(dx: -0.5, dy: -0.5).contains(place),
      "the HUD's panel \(place) leaves the screen \(screen)")
    try expect(
      place.maxY <= keyboardTop + 0.5 || !device.isIdle,
      "the HUD's panel \(place) lies under the keyboard, from \(keyboardTop) pt down")
    if let tag = try? view("ResponderScope.HUD.tag"), !tag.isHidden {
      let other = frame(of: tag)
      try expect(!Self.overlap(place, other), "the HUD's panel \(place) covers its tag \(other)")
    }
    guard device.isIdle, let field = UIResponder.current as? UIView, field !== openedHUDFor,
      let level = field.window?.windowLevel, let own = panel.window?.windowLevel, level < own,
      let seen = seenPart(of: field)
    else { return }
    try expect(
      !Self.overlap(place, seen), "the HUD's panel \(place) covers what is edited, \(seen)")
  }

  /// What is seen of the first responder: of a text that is longer than the screen, the line with the caret.
  private func seenPart(of field: UIView) -> CGRect? {
    var seen = frame(of: field).intersection(screen)
    for scroll in enclosingScrollViews(of: field) {
      seen = seen.intersection(visibleArea(of: scroll))
    }
    seen = seen.intersection(
      CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: keyboardTop))
    return seen.isNull || seen.height < 1 ? nil : seen
  }

  /// By more than a hair.
  static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.insetBy(dx: 0.5, dy: 0.5).overlaps(other)
  }
}
