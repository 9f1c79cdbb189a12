import Foundation

/// The status bar of a scene. Its frame follows the top of the safe area.
///
/// The root controller of the topmost visible window that exactly covers the scene determines the
/// bar's style and visibility, whether or not that window is the key window (T4.21.1). The manager
/// keeps the answer. It asks again after the root controller, or a controller that it contains or
/// presents, has begun or ended an appearance transition, and after the app has announced a change
/// (T4.21.2).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private weak var asked: UIViewController?
  private var answer: (style: UIStatusBarStyle, isHidden: Bool)?
  /// Whether the bar has given its room in the safe area back, as of the last commit (T4.21.12).
  private(set) var givesRoom = false

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The root controller that determines the status bar's style and visibility.
  package var controllerInCharge: UIViewController? {
    guard let scene else { return nil }
    let whole = scene.coordinateSpace.bounds
    let window = UIApplication.shared.windowsBackToFront.last {
      $0.windowScene === scene && $0.frame == whole && $0.rootViewController != nil
    }
    return window?.rootViewController
  }

  /// The style and visibility in force.
  package var look: (style: UIStatusBarStyle, isHidden: Bool) {
    let controller = controllerInCharge
    if let answer, asked === controller { return answer }
    let new = controller?.statusBarLook ?? (.default, false)
    (asked, answer) = (controller, new)
    return new
  }

  /// Discards the answer, so that the manager asks again. Called when the app has announced a
  /// change, and for the moves of controllers (T4.21.2).
  func setNeedsAnswer() {
    answer = nil
    if scene?.screen.model.topIsStatusBar == true { HeadlessLoop.main.setNeedsCommit() }
  }

  /// Tells the windows before they are laid out whether the bar is hidden. A safe area must not ask
  /// a controller itself, because the controller's answer may depend on that safe area.
  func tellWindows() {
    guard let scene else { return }
    let gives =
      scene.screen.model.topIsStatusBar && !UIViewController.choices.hiddenStatusBarKeepsRoom
      && isStatusBarHidden
    guard gives != givesRoom else { return }
    givesRoom = gives
    for window in scene.allWindows { window.safeAreaMayHaveChanged() }
  }

  /// Called when a controller appears or disappears, because the answer for its window may change.
  func controllerMoves(_ controller: UIViewController) {
    guard answer != nil, let asked else { return }
    var current: UIViewController? = controller
    var budget = 1_000
    while let candidate = current, budget > 0 {
      if candidate === asked { return setNeedsAnswer() }
      current = candidate.parent ?? candidate.ownPresenter
      budget -= 1
    }
  }

  open var statusBarStyle: UIStatusBarStyle { look.style }

  open var isStatusBarHidden: Bool { look.isHidden }

  /// The bar's frame in the scene's coordinates. It is zero if the bar is hidden, and it has no
  /// height if the scene does not reach the top of the screen.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let height = max(0, scene.screen.safeAreaInsets.top - scene.frameOnScreen.minY)
    return CGRect(x: 0, y: 0, width: scene.frameOnScreen.width, height: height)
  }
}

extension UIApplication {
  private var windowScenes: [UIWindowScene] {
    scenesInOrder.compactMap { $0 as? UIWindowScene }
  }

  func statusBarNeedsAnswer() {
    for scene in windowScenes { scene.statusBarManager?.setNeedsAnswer() }
  }

  func statusBarControllerMoves(_ controller: UIViewController) {
    for scene in windowScenes { scene.statusBarManager?.controllerMoves(controller) }
  }

  /// Returns whether the status bar takes a touch at a point, in screen coordinates (T4.21.4).
  package func statusBarTakes(_ point: CGPoint) -> Bool {
    windowScenes.contains { scene in
      guard scene.screen === display, let manager = scene.statusBarManager else {
        return false
      }
      let origin = scene.frameOnScreen.origin
      return manager.statusBarFrame.offsetBy(dx: origin.x, dy: origin.y).contains(point)
    }
  }
}
