/// An app and its scenes. The headless SwiftUI has only one kind of scene, `WindowGroup`.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window for each scene that the user opens.
public struct WindowGroup<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  public var body: Never { preconditionFailure("WindowGroup has no body of its own.") }
}

/// A SwiftUI scene that can show its content in a UIKit scene.
@MainActor
private protocol WindowScene {
  func show(in scene: UIWindowScene)
}

extension WindowGroup: WindowScene {
  fileprivate func show(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
  }
}

extension App {
  /// Makes the app and then the application, as OpenSwiftUI does, and shows the app in the first
  /// scene. Then the function returns, because a device without a driver receives no touches.
  public static func main() {
    UIApplication.end()
    // Only the main actor uses the app, but the compiler assumes that the task owns a value that a
    // protocol's initializer makes.
    nonisolated(unsafe) let app = Self()
    let application = UIApplication.boot(screen: .headlessMain)
    guard let scene = application.scenesInOrder.first as? UIWindowScene else { return }
    // On iOS, SwiftUI provides the scene's delegate, so the app has none to pass.
    application.start(scene, delegate: nil, launch: .init(hasScenes: true)) { app.show(in: scene) }
  }

  /// Shows the app in a scene, as SwiftUI does when one connects.
  package func show(in scene: UIWindowScene) {
    (body as? any WindowScene)?.show(in: scene)
  }
}
