import UIKit

/// The driver that touches the device for a contract test. There are two: `HeadlessHands` on Linux,
/// and in Xcode `RemoteHands` (DebugHost/iOS/Hands), which asks a UI test.
@MainActor
protocol Hands: AnyObject {
  /// Returns the scene on the screen in the state that a test expects: in portrait, without
  /// editing, and without windows of the test before.
  func start(_ setup: Device.Setup) async -> UIWindowScene

  /// Runs the closure as the app's own code, then lets the run loop make one turn with layout and
  /// commit.
  func perform(_ work: () -> Void) async

  /// Waits until nothing moves. Returns false if something still moves after `timeout` seconds.
  func settle(timeout: TimeInterval) async -> Bool

  /// Taps and waits for the end of the tap.
  ///
  /// - Returns: The view that the touch hit, or, if the driver cannot know, the view that
  ///   hit-testing finds. Nil if there is no view.
  func tap(at point: CGPoint, duration: TimeInterval) async -> UIView?

  /// Plays a gesture to its end.
  ///
  /// - Returns: Whether the gesture had an effect: for keys, whether a responder accepted the text;
  ///   for a rotation, whether the device rotated.
  func play(_ gesture: Gesture) async -> Bool

  /// The actions that need a clock that stands still, or nil if the clock runs.
  var exact: (any ExactHands)? { get }
}

/// The actions that only a device with a virtual clock can perform.
@MainActor
protocol ExactHands: AnyObject {
  var now: TimeInterval { get }
  var isIdle: Bool { get }
  func advance(by seconds: TimeInterval)
  func advance(to time: TimeInterval)
  func touchDown(at point: CGPoint) -> Finger
  func touchMove(_ finger: Finger, to point: CGPoint)
  func touchUp(_ finger: Finger)
  func cancelTouches()
  func press(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> Finger
  func slide(_ finger: Finger, to end: CGPoint, duration: TimeInterval)
  func fling(from start: CGPoint, velocity: CGPoint, duration: TimeInterval)
  func pressPinch(about center: CGPoint, from start: CGFloat, to end: CGFloat) -> [Finger]
  func press(key: String, modifiers: UIKeyModifierFlags) -> Bool
  func shake()
  var keyboard: any ExactKeyboard { get }
}

/// The device's keyboard, as the user sees and controls it. A test that uses it needs the trait
/// `.needs(.keyboardKinds)`.
@MainActor
protocol ExactKeyboard {
  /// The visible frame of the keyboard and its accessory view, in screen coordinates, in points.
  /// The frame is null if neither is visible.
  var frame: CGRect { get }
  var hasHardwareKeyboard: Bool { get nonmutating set }

  /// Taps the on-screen key with this label.
  @discardableResult
  func tap(_ key: String) -> Bool
}
