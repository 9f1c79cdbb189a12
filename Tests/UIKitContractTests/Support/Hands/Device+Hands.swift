import UIKit

/// Whole gestures, keys and turns: `.needs(.hands)`. Points, screen coordinates; seconds.
extension Device {
  /// Taps: down, `duration` seconds, up.
  ///
  /// - Returns: The view that the touch hit, nil if none.
  @discardableResult
  func tap(at point: CGPoint, duration: TimeInterval = 0.05) async -> UIView? {
    declared(.hands)
    return await hands.tap(at: point, duration: duration)
  }

  /// Taps the middle of a view.
  ///
  /// - Returns: Whether the touch hit the view or something inside it.
  @discardableResult
  func tap(_ view: UIView, duration: TimeInterval = 0.05) async -> Bool {
    guard view.window != nil else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let place = view.convert(middle, to: scene.screen.coordinateSpace)
    return await tap(at: place, duration: duration)?.isDescendant(of: view) ?? false
  }

  /// Drags with one speed, holds still for `hold` seconds, and lifts.
  ///
  /// On the headless device in equal steps, an event every 8 ms: a test that relies on it declares `.exactTouches`
  /// too.
  func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4, hold: TimeInterval = 0
  ) async {
    declared(.hands)
    _ = await hands.play(.drag(from: start, to: end, duration: duration, hold: hold))
  }

  /// Presses keys one after the other; a line break is the return key.
  ///
  /// - Returns: Whether something that takes text was first responder.
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

  /// Turns the device so that the interface stands as told; the animation may still run.
  ///
  /// - Returns: Whether the interface turns.
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
