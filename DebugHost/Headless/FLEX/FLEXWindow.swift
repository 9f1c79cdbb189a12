import UIKit

/// FLEX's window (flex.md 3.1, 3.2): over the app and under alerts, touchable only where it shows something, key only while
/// it presents a tool. HEAD's level.
final class FLEXWindow: UIWindow {
  /// FLEX has one for the process.
  private static var only: FLEXWindow?

  private(set) weak var previousKeyWindow: UIWindow?
  let explorer = FLEXExplorerViewController()

  static func show() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.keyWindow != nil }) ?? scenes.first else { return }
    show(firstIn: scene)
  }

  static func show(in scene: UIWindowScene) {
    show(firstIn: scene)
    only?.windowScene = scene
  }

  /// A window that was made in a scene stays in that scene.
  private static func show(firstIn scene: UIWindowScene) {
    // A window of a device that is off belongs to no scene any more.
    if only?.windowScene == nil { only = nil }
    let window = only ?? FLEXWindow(windowScene: scene)
    only = window
    window.isHidden = false
  }

  static func hide() {
    only?.isHidden = true
  }

  static func present(
    _ tool: UIViewController, _ completion: (@Sendable (UINavigationController) -> Void)?
  ) {
    only?.explorer.present(tool, completion)
  }

  static func remove() {
    only?.isHidden = true
    only?.windowScene = nil
    only = nil
  }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert - 1
    backgroundColor = .clear
    rootViewController = explorer
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    explorer.takesTouch(at: point, in: self)
  }

  // MARK: Key

  override var canBecomeKey: Bool { previousKeyWindow != nil }

  override func makeKey() {
    if let key = windowScene?.keyWindow, key !== self { previousKeyWindow = key }
    super.makeKey()
  }

  /// The tool is closed: the app's window is key again.
  func handBackKey() {
    previousKeyWindow?.makeKey()
    previousKeyWindow = nil
  }
}
