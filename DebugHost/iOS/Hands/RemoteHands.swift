import UIKit

/// The driver of contract tests that run inside the app, on Apple's UIKit. No public API lets an
/// app touch itself, so the UI test `HandsServer.testServe` plays the gestures that `HandsLine`
/// sends. Real time passes meanwhile, and the main run loop is free.
@MainActor
final class RemoteHands: Hands {
  private let keyboard = KeyboardWatch()

  func start(_ setup: Device.Setup) async -> UIWindowScene {
    let scene = await activeScene()
    for window in scene.windows { window.endEditing(true) }
    if !scene.interfaceOrientation.isPortrait {
      _ = await play(.rotate(to: UIInterfaceOrientation.portrait.rawValue))
    }
    _ = await settle(timeout: 5)
    return scene
  }

  /// Waits until a scene of the app is active, and returns it; after ten seconds, returns any scene
  /// of the app. UIKit may activate the scene after the first test has begun, or again after
  /// another app was in front.
  private func activeScene() async -> UIWindowScene {
    let end = Date(timeIntervalSinceNow: 10)
    while true {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) {
        return scene
      }
      if Date() > end {
        guard let scene = scenes.first else {
          preconditionFailure("The hosting app has no scene; it opens one as it launches.")
        }
        return scene
      }
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
  }

  func perform(_ work: () -> Void) async {
    work()
    await turn()
  }

  /// Waits until the main run loop is about to sleep. Where an observer of the run loop lays out
  /// and commits (T4.19.1), both are done by then, because that observer has a lower order.
  private func turn() async {
    await withCheckedContinuation { continuation in
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, false, .max
      ) { _, _ in continuation.resume() }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
  }

  /// Waits until nothing has moved for a third of a second, and returns false if that takes longer
  /// than `timeout`. The method polls, because UIKit does not announce every movement.
  func settle(timeout: TimeInterval) async -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    var quietSince = Date()
    await turn()
    while Date() < end {
      try? await Task.sleep(nanoseconds: 16_000_000)
      if isMoving { quietSince = Date() }
      if Date().timeIntervalSince(quietSince) > 1.0 / 3 { return true }
    }
    return false
  }

  private var isMoving: Bool {
    if Date().timeIntervalSince(keyboard.lastMove) < 1.0 / 3 { return true }
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    return windows.contains { !$0.isHidden && Self.isMoving($0) }
  }

  private static func isMoving(_ view: UIView) -> Bool {
    if let scroll = view as? UIScrollView,
      scroll.isTracking || scroll.isDragging || scroll.isDecelerating || scroll.isZooming
    {
      return true
    }
    let layer = view.layer
    for key in layer.animationKeys() ?? [] {
      // A caret blinks forever. That does not count as movement.
      if let animation = layer.animation(forKey: key), animation.repeatCount < 1000 { return true }
    }
    return view.subviews.contains(where: isMoving)
  }

  func tap(at point: CGPoint, duration: TimeInterval) async -> UIView? {
    let view = view(at: point)
    _ = await play(.tap(at: point, duration: duration))
    return view
  }

  func play(_ gesture: Gesture) async -> Bool {
    let isTaken = await HandsLine.shared.play(gesture)
    await turn()
    return isTaken
  }

  var exact: (any ExactHands)? { nil }

  /// Returns the view that hit-testing finds in the frontmost window that takes the point. UIKit
  /// lists the windows of a scene from back to front.
  private func view(at point: CGPoint) -> UIView? {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    let front = windows.enumerated().sorted { one, other in
      let (level, otherLevel) = (one.element.windowLevel, other.element.windowLevel)
      return level == otherLevel ? one.offset > other.offset : level > otherLevel
    }
    for (_, window) in front where !window.isHidden {
      let place = window.convert(point, from: window.screen.coordinateSpace)
      if let view = window.hitTest(place, with: nil) { return view }
    }
    return nil
  }
}
