import ResponderKit
import UIKit

/// The HUD in a scene: how it appears, and what every scene checks about it at the end of each
/// step.
extension Stage {
  /// Shakes the device, unless the HUD is already shown. With RESPONDER_HUD=1, the HUD is shown
  /// from launch.
  func shake() {
    if (try? view("ResponderScope.HUD.panel")) == nil { device.shake() }
  }

  /// Checks that the HUD's panel, if there is one, is on the screen and does not cover the HUD's
  /// own tag. If the device is at rest, also checks that the panel covers neither the keyboard nor
  /// the visible part of a first responder in a window below. The panel may cover the view that was
  /// first responder when the scene opened the card or dragged the pill.
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

  /// Returns the part of a view that is visible above the keyboard, or nil if there is none or it
  /// is less than a point high.
  private func seenPart(of field: UIView) -> CGRect? {
    var seen = frame(of: field).intersection(screen)
    for scroll in enclosingScrollViews(of: field) {
      seen = seen.intersection(visibleArea(of: scroll))
    }
    seen = seen.intersection(
      CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: keyboardTop))
    return seen.isNull || seen.height < 1 ? nil : seen
  }

  /// Whether two rectangles overlap by more than half a point.
  static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.insetBy(dx: 0.5, dy: 0.5).overlaps(other)
  }
}
