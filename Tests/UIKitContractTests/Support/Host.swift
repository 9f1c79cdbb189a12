import Testing
import UIKit

/// The app that hosts the tests: its scene, and windows that are gone after the test.
@MainActor
enum Host {
  private static var depth = 0

  /// On the headless iPhone the outermost test window gets a device as it leaves the shop: another test may have left it
  /// turned, or with another keyboard. In Xcode the hosting app is what it is.
  private static func freshDevice() {
    if depth == 0 { Device.leave() }
  }

  static func scene() throws -> UIWindowScene {
    try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
  }

  /// Runs the body with a new key window, then hides it and gives the old key window back its status.
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

  /// A window of the scene, hidden as every new one, for the length of the body.
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

/// The responders from one to the end of its chain.
@MainActor
func chain(from responder: UIResponder) -> [UIResponder] {
  Array(sequence(first: responder) { $0.next }.prefix(100))
}
