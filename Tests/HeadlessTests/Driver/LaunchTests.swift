import HeadlessDriver
import Testing
import UIKit

/// Tests what exists before and during a launch, as in Apple's article "About the app launch
/// sequence".
@MainActor
struct LaunchTests {
  @Test("no application exists before UIApplicationMain, and no scene at launch")
  func launch() {
    _ = Device.boot()
    #expect(UIApplication.value(forKeyPath: "sharedApplication") != nil)
    Device.beforeLaunch {
      #expect(UIApplication.value(forKeyPath: "sharedApplication") == nil)
    }
    var scenes: Int?
    nonisolated(unsafe) let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { scenes = UIApplication.shared.connectedScenes.count }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    var setup = Device.Setup()
    setup.launches = true
    let device = Device.boot(setup: setup)
    #expect(scenes == 0)
    #expect(device.application.connectedScenes == [device.scene])
    #expect(
      UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === device.application)
  }
}
