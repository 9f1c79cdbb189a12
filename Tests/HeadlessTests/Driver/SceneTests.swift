import HeadlessDriver
import TestSupport
import Testing
import UIKit

/// Tests several scenes.
@MainActor
struct SceneTests {
  @MainActor
  private final class Notes {
    var entries: [String] = []
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(NSNotification.Name, String)] = [
        (UIScene.willConnectNotification, "connect"),
        (UIScene.didDisconnectNotification, "disconnect"),
        (UIScene.didActivateNotification, "activate"),
        (UIScene.willDeactivateNotification, "deactivate"),
        (UIScene.willEnterForegroundNotification, "foreground"),
        (UIScene.didEnterBackgroundNotification, "background"),
      ]
      tokens = names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.entries.append(word) }
        }
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test("the application's key window is that of the scene used last", .fact("T4.7.14"))
  func keyWindows() {
    let first = UIViewController()
    let device = Device.boot(root: first)
    let notes = Notes()
    var window: UIWindow?
    let scene = device.openScene { scene in
      let new = UIWindow(windowScene: scene)
      new.rootViewController = UIViewController()
      new.makeKeyAndVisible()
      window = new
    }
    #expect(notes.entries == ["connect", "foreground", "activate"])
    #expect(device.application.connectedScenes.count == 2)
    #expect(scene.keyWindow === window)
    #expect(device.scene.keyWindow === device.windows[0])
    #expect(device.application.keyWindow === window)
    device.windows[0].makeKey()
    #expect(device.application.keyWindow === device.windows[0])
    #expect(scene.keyWindow === window)
    device.tap(at: CGPoint(x: 100, y: 300))
    #expect(device.application.keyWindow === window)
    device.close(scene)
    #expect(device.application.connectedScenes.count == 1)
    #expect(scene.activationState == .unattached)
    #expect(device.application.keyWindow === device.windows[0])
    #expect(notes.entries.suffix(3) == ["deactivate", "background", "disconnect"])
  }
}
