#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the application's state during its launch. On a device, tests start too late for this.
  @MainActor
  struct LaunchStateTests {
    private final class SceneDelegate: NSObject, UISceneDelegate {}

    private static let names: [(NSNotification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "launched"),
      (UIScene.willConnectNotification, "connect"),
      (UIScene.willEnterForegroundNotification, "scene foreground"),
      (UIScene.didActivateNotification, "scene active"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ]

    /// Returns the notifications of a launch, each with the application's state.
    private func launch(hasScenes: Bool, byNotification: Bool) -> [String] {
      var notes: [String] = []
      nonisolated(unsafe) let tokens = Self.names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            notes.append("\(word): \(UIApplication.shared.applicationState.word)")
          }
        }
      }
      defer {
        tokens.forEach(NotificationCenter.default.removeObserver)
        _ = HeadlessDevice.boot()
      }
      var setup = HeadlessDevice.Setup()
      setup.launches = true
      setup.opensNotification = byNotification
      let device = HeadlessDevice.boot(
        setup: setup, sceneDelegate: hasScenes ? SceneDelegate() : nil)
      #expect(device.application.applicationState == .active)
      return notes
    }

    @Test(
      "an app with scenes launches in the background", .fact("T4.7.21", "T4.7.22"),
      arguments: [
        (
          false,
          [
            "launched: background", "connect: background", "scene foreground: background",
            "scene active: background", "foreground: inactive", "active: active",
          ]
        ),
        (
          true,
          [
            "launched: background", "connect: background", "scene active: inactive",
            "active: active",
          ]
        ),
      ])
    func scenes(byNotification: Bool, notes: [String]) {
      #expect(launch(hasScenes: true, byNotification: byNotification) == notes)
    }

    @Test("an app without scenes is inactive while it launches", .fact("T4.7.23"))
    func noScenes() {
      let notes = launch(hasScenes: false, byNotification: false)
      #expect(notes.first == "launched: inactive" && notes.last == "active: active")
      #expect(!notes.contains { $0.hasPrefix("foreground") })
    }
  }

  extension UIApplication.State {
    fileprivate var word: String {
      switch self {
      case .active: "active"
      case .inactive: "inactive"
      case .background: "background"
      @unknown default: "unknown"
      }
    }
  }
#endif
