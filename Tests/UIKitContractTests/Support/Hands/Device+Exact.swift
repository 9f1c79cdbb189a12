import UIKit

/// Actions that need a clock that stands still, or that a UI test cannot perform. Points are in
/// screen coordinates, and times in seconds.
extension Device {
  private func exact(_ ability: Ability) -> any ExactHands {
    declared(ability)
    guard let exact = hands.exact else {
      preconditionFailure("A test that \(ability.mark) runs only where it is there.")
    }
    return exact
  }

  // MARK: Time

  /// The time since the device booted, in seconds.
  var now: TimeInterval { exact(.exactTime).now }

  /// Whether nothing will happen without input: no animation runs and no timer waits.
  var isIdle: Bool { exact(.exactTime).isIdle }

  /// Lets a number of seconds pass, in which timers fire and animations and scrolling continue.
  func advance(by seconds: TimeInterval) {
    exact(.exactTime).advance(by: seconds)
  }

  /// Lets time pass until a time of the clock, in seconds since boot. Does nothing if that time has
  /// passed.
  func advance(to time: TimeInterval) {
    exact(.exactTime).advance(to: time)
  }

  // MARK: Touches

  /// Puts a finger on the screen, as one event.
  @discardableResult
  func touchDown(at point: CGPoint) -> Finger {
    exact(.exactTouches).touchDown(at: point)
  }

  /// Moves a finger that is down, as one event.
  func touchMove(_ finger: Finger, to point: CGPoint) {
    exact(.exactTouches).touchMove(finger, to: point)
  }

  /// Lifts a finger at its current location.
  func touchUp(_ finger: Finger) {
    exact(.exactTouches).touchUp(finger)
  }

  /// Waits for the time between two events, then lifts the fingers one after the other, at the same
  /// time of the clock.
  func lift(_ fingers: [Finger]) {
    let exact = exact(.exactTouches)
    exact.advance(by: Self.touchInterval)
    for finger in fingers { exact.touchUp(finger) }
  }

  /// Cancels all touches, as the system does when an alert or a call comes in.
  func cancelTouches() {
    exact(.exactTouches).cancelTouches()
  }

  /// Drags and keeps the finger on the screen, so that a test can check something before it lifts
  /// the finger.
  func press(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) -> Finger {
    exact(.exactTouches).press(from: start, to: end, duration: duration)
  }

  /// Moves a finger that is down to a place, in `duration` seconds.
  func slide(_ finger: Finger, to end: CGPoint, duration: TimeInterval = 0.4) {
    exact(.exactTouches).slide(finger, to: end, duration: duration)
  }

  /// Moves at a constant speed, in points per millisecond, for `duration` seconds, then lifts
  /// without stopping.
  func fling(from start: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.08) {
    exact(.exactTouches).fling(from: start, velocity: velocity, duration: duration)
  }

  /// Moves two fingers around a centre until their distance has changed from `start` to `end`
  /// points, and keeps them on the screen.
  func pressPinch(about center: CGPoint, from start: CGFloat, to end: CGFloat) -> [Finger] {
    exact(.exactTouches).pressPinch(about: center, from: start, to: end)
  }

  // MARK: Keys and motion

  /// Presses and releases a key of a hardware keyboard.
  ///
  /// - Returns: Whether a command or a text input handled the key.
  @discardableResult
  func press(key: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    exact(.keyboardKinds).press(key: key, modifiers: modifiers)
  }

  /// Shakes the device.
  func shake() {
    exact(.shake).shake()
  }

  /// The keyboard, with the actions that the user can perform on it.
  var keyboard: any ExactKeyboard { exact(.keyboardKinds).keyboard }
}

/// A finger on the screen, from `touchDown(at:)` to `touchUp(_:)`.
@MainActor
final class Finger {
  /// The driver's own object for the finger.
  let token: AnyObject

  init(_ token: AnyObject) {
    self.token = token
  }
}
