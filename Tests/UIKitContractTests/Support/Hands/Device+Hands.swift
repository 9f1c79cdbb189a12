import UIKit

/// Whole gestures, keys and rotation, which need `.needs(.hands)`. Points are in screen
/// coordinates, and times in seconds.
extension Device {
  /// Taps with one finger, which lifts after `duration` seconds.
  ///
  /// - Returns: The view that the touch hit, or nil if it hit none.
  @discardableResult
  func tap(at point: CGPoint, duration: TimeInterval = 0.05) async -> UIView? {
    declared(.hands)
    return await hands.tap(at: point, duration: duration)
  }

  /// Taps the centre of a view.
  ///
  /// - Returns: Whether the touch hit the view or something inside it.
  @discardableResult
  func tap(_ view: UIView, duration: TimeInterval = 0.05) async -> Bool {
    guard view.window != nil else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.convert(middle, to: scene.screen.coordinateSpace)
    return await tap(at: place, duration: duration)?.isDescendant(of: view) ?? false
  }

  /// Drags at a constant speed, holds still for `hold` seconds, and lifts.
  ///
  /// The headless device moves in equal steps, with an event every 8 ms. A test that relies on
  /// these steps also declares `.exactTouches`.
  func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4, hold: TimeInterval = 0
  ) async {
    declared(.hands)
    _ = await hands.play(.drag(from: start, to: end, duration: duration, hold: hold))
  }

  /// Presses keys one after the other. A line break is the return key.
  ///
  /// On a device with iOS 27, XCTest types on a hardware keyboard of its own, for which the
  /// on-screen one leaves (T4.13.69). So a test that watches the keyboard while it types needs
  /// `.keyboardKinds`, and is skipped there with that reason.
  ///
  /// - Returns: Whether the first responder accepts text.
  @discardableResult
  func type(_ text: String) async -> Bool {
    declared(.hands)
    return await hands.play(.type(text))
  }

  /// Presses the return key.
  @discardableResult
  func pressReturn() async -> Bool {
    declared(.hands)
    return await hands.play(.pressReturn)
  }

  /// Presses the delete key.
  @discardableResult
  func deleteBackward() async -> Bool {
    declared(.hands)
    return await hands.play(.deleteBackward)
  }

  /// Rotates the device so that the interface takes on this orientation. The animation may still be
  /// running afterwards.
  @discardableResult
  func rotate(to orientation: UIInterfaceOrientation) async -> Bool {
    declared(.hands)
    return await hands.play(.rotate(to: orientation.rawValue))
  }

  /// Taps the status bar.
  func tapStatusBar() async {
    declared(.hands)
    _ = await hands.play(.tapStatusBar)
  }
}
