import HeadlessDriver
import TestSupport
import Testing
import UIKit

/// Tests several scenes, activation and the background (T4.7.14; order of delegate and notification
/// K).
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
        (UIApplication.didBecomeActiveNotification, "app active"),
        (UIApplication.willResignActiveNotification, "app resigns"),
        (UIApplication.didEnterBackgroundNotification, "app background"),
        (UIApplication.willEnterForegroundNotification, "app foreground"),
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

  private final class SceneDelegate: NSObject, UISceneDelegate {
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { calls.append("connect \(scene.activationState.rawValue)") }

    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      calls.append("foreground")
    }
  }

  @Test(
    "the scene's delegate hears of its whole life; the app's delegate then hears of the launch only"
  )
  func sceneDelegate() {
    let (app, delegate) = (AppDelegate(), SceneDelegate())
    let device = Device.boot(delegate: app, sceneDelegate: delegate)
    #expect(delegate.calls == ["connect 0", "foreground", "active"])
    device.enterBackground()
    device.enterForeground()
    #expect(
      delegate.calls.dropFirst(3) == ["resign", "background", "foreground", "active"])
    #expect(app.calls == ["launched"])
  }

  @Test("without a scene delegate the app's delegate hears it")
  func appDelegate() {
    let app = AppDelegate()
    let device = Device.boot(delegate: app)
    device.enterBackground()
    #expect(device.application.applicationState == .background)
    device.enterForeground()
    #expect(device.application.applicationState == .active)
    #expect(app.calls == ["launched", "active", "resign", "background", "foreground", "active"])
  }

  @Test("a launch is announced after the windows were built; an app that hosts tests runs already")
  func launch() {
    let notes = Notes()
    _ = Device.boot { _ in notes.entries.append("built") }
    #expect(notes.entries == ["built"])
    notes.entries = []
    var setup = Device.Setup()
    setup.launches = true
    let device = Device.boot(setup: setup) { scene in
      notes.entries.append("built \(scene.activationState.rawValue)")
    }
    #expect(notes.entries == ["connect", "built -1", "foreground", "activate", "app active"])
    #expect(device.application.applicationState == .active)
  }

  @Test("the scene and the application post each notification once")
  func notifications() {
    let device = Device.boot()
    let notes = Notes()
    device.enterBackground()
    #expect(notes.entries == ["deactivate", "app resigns", "background", "app background"])
    notes.entries = []
    device.enterForeground()
    #expect(notes.entries == ["foreground", "app foreground", "activate", "app active"])
  }

  @Test(
    "each scene has a key window; the application's is that of the scene used last",
    .fact("T4.7.14"))
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
