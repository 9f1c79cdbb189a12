import UIKit
import XCTest

/// Plays gestures in the app that hosts the contract tests. The app is already running, so the
/// player does not launch it.
@MainActor
struct GesturePlayer {
  private let app = XCUIApplication(bundleIdentifier: "org.responderscope.DebugHost")

  /// - Returns: Whether the app received the gesture.
  func play(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .tap(let point, let duration):
      // XCTest cannot set the length of a tap. A touch of less than 0.3 s is played as a tap, and a
      // longer one as a press of that length.
      if duration < 0.3 { place(point).tap() } else { place(point).press(forDuration: duration) }
      return true
    case .drag(let start, let end, let duration, let hold):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let speed = (x * x + y * y).squareRoot() / CGFloat(max(duration, 0.01))
      place(start).press(
        forDuration: 0.05, thenDragTo: place(end), withVelocity: XCUIGestureVelocity(speed),
        thenHoldForDuration: hold)
      return true
    case .type(let text): return type(text)
    case .pressReturn: return type("\n")
    case .deleteBackward: return type(XCUIKeyboardKey.delete.rawValue)
    case .rotate(let raw): return turn(to: UIInterfaceOrientation(rawValue: raw) ?? .portrait)
    case .tapStatusBar:
      let bar = CGVector(dx: 0.5, dy: 0)
      scene.coordinate(withNormalizedOffset: bar).withOffset(CGVector(dx: 0, dy: 8)).tap()
      return true
    }
  }

  /// The largest window, which fills the scene. On the inner display of an iPhone Duo the frame of
  /// the app itself is wrong, and taps that start from it miss (T4.22.13).
  private var scene: XCUIElement {
    let windows = app.windows.allElementsBoundByIndex
    return windows.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
      ?? app
  }

  private func place(_ point: CGPoint) -> XCUICoordinate {
    scene.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: point.x, dy: point.y))
  }

  /// Types a text. Typing without a keyboard would fail the UI test, so the method first waits for
  /// one: on a device with iOS 27 the keyboard leaves for a moment whenever XCTest types (T4.13.69).
  private func type(_ text: String) -> Bool {
    guard app.keyboards.element.waitForExistence(timeout: 3) else { return false }
    app.typeText(text)
    return true
  }

  /// Rotates the device so that the interface gets the orientation, and returns whether the
  /// device's orientation changes. The interface rotates in the direction opposite to the device.
  private func turn(to orientation: UIInterfaceOrientation) -> Bool {
    let before = XCUIDevice.shared.orientation
    let goal: UIDeviceOrientation =
      switch orientation {
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case .portraitUpsideDown: .portraitUpsideDown
      default: .portrait
      }
    XCUIDevice.shared.orientation = goal
    return before != goal
  }
}
