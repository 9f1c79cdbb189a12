import Testing
import UIKit

/// The app that hosts the tests: its scene, and windows that exist only during a test.
@MainActor
enum Host {
  private static var depth = 0

  /// Gives the outermost test window a new device on the headless iPhone, because an earlier test
  /// may have rotated the device or changed its keyboard. In Xcode the hosting app stays as it is.
  private static func freshDevice() {
    if depth == 0 { Device.leave() }
  }

  static func scene() throws -> UIWindowScene {
    try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
  }

  /// Runs the body with a new key window, then hides the window and makes the old key window key
  /// again.
  static func withKeyWindow<Value>(_ body: (UIWindow) throws -> Value) throws -> Value {
    freshDevice()
    depth += 1
    defer { depth -= 1 }
    let scene = try scene()
    let old = scene.keyWindow
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    defer {
      window.isHidden = true
      window.windowScene = nil
      old?.makeKey()
    }
    return try body(window)
  }

  /// Runs the body with a new window of the scene, which is hidden like every new window, and
  /// removes it afterwards.
  static func withWindow<Window: UIWindow, Value>(
    _ make: (UIWindowScene) -> Window, _ body: (Window) throws -> Value
  ) throws -> Value {
    freshDevice()
    depth += 1
    defer { depth -= 1 }
    let window = make(try scene())
    defer {
      window.isHidden = true
      window.windowScene = nil
    }
    return try body(window)
  }
}

/// Returns the responders from a responder to the end of its chain, at most 100.
@MainActor
func chain(from responder: UIResponder) -> [UIResponder] {
  Array(sequence(first: responder) { $0.next }.prefix(100))
}
