import UIKit
import XCTest

/// Plays gestures on the app that hosts the contract tests. It is running already: nothing is launched.
@MainActor
struct GesturePlayer {
  private let app = XCUIApplication(bundleIdentifier: "org.responderscope.DebugHost")

  /// - Returns: Whether the app took it.
  func play(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .tap(let point, let duration):
      // A touch shorter than a long press is a tap, whose length XCTest cannot set.
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
      place(CGPoint(x: app.frame.midX, y: 8)).tap()
      return true
    }
  }

  private func place(_ point: CGPoint) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: point.x, dy: point.y))
  }

  /// Typing without a keyboard fails a UI test: asked first.
  private func type(_ text: String) -> Bool {
    guard app.keyboards.element.exists else { return false }
    app.typeText(text)
    return true
  }

  /// The interface turns the other way than the device.
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
