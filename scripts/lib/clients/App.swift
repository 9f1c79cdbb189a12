// The app of a stranger, with scenes, as Xcode's template makes it. It is a module together with the pages' samples, one
// of which has the attribute @main.
import ResponderKit
import ResponderScope
import SwiftUI
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ResponderHUD.install()
    return true
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIHostingController(rootView: ContentView())
    window?.makeKeyAndVisible()
  }
}

struct ContentView: View {
  @State private var name = ""

  var body: some View {
    ResponderChainReader { chain in
      Form {
        TextField("Name", text: $name).responderTag("name")
        Button("Edit") { chain.firstResponder = "name" }
      }
      .dismissesFirstResponder(when: .fullyHidden)
      .keyboardAnchor(.firstResponder(margin: 8))
      .fieldNavigation()
    }
    .responderHUD()
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().withResponderChainForCurrentWindow()
  }
}
