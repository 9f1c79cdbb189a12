import Foundation

public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// The status bar of a scene: its frame follows the safe area's top.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var controller: UIViewController? {
    var current = scene?.keyWindow?.rootViewController
    while let next = current?.presentedViewController { current = next }
    return current
  }

  private func deepest(_ next: (UIViewController) -> UIViewController?) -> UIViewController? {
    var current = controller
    while let child = current.flatMap(next) { current = child }
    return current
  }

  open var statusBarStyle: UIStatusBarStyle {
    deepest(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  open var isStatusBarHidden: Bool {
    deepest(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// In the scene's coordinates; zero where it is hidden, and off the screen's top.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let height = max(0, scene.screen.safeAreaInsets.top - scene.frameOnScreen.minY)
    return CGRect(x: 0, y: 0, width: scene.frameOnScreen.width, height: height)
  }
}
