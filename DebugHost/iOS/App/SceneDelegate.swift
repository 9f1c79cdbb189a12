import UIKit

/// Creates one window for each scene, with the list of screens. The launch argument `-screen NAME`
/// opens a screen immediately.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let list = ScreenListController()
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    if let name = UserDefaults.standard.string(forKey: "screen") { list.open(screenNamed: name) }
  }
}
