import UIKit

/// FLEX's window (flex.md 3.1, 3.2). It is above the app and below alerts. It takes touches only
/// where it shows something, and is key only while it presents a tool. The window level is that of
/// the newest commit of FLEX.
final class FLEXWindow: UIWindow {
  /// The window. FLEX has only one in the process.
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

  /// Shows the window. If the window does not exist yet, the method creates it in the scene. An
  /// existing window stays in its own scene.
  private static func show(firstIn scene: UIWindowScene) {
    // The window of a device that was switched off does not belong to a scene any more.
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

  // MARK: Key window

  override var canBecomeKey: Bool { previousKeyWindow != nil }

  override func makeKey() {
    if let key = windowScene?.keyWindow, key !== self { previousKeyWindow = key }
    super.makeKey()
  }

  /// Makes the previous key window key again. The explorer calls this when it dismisses a tool.
  func handBackKey() {
    previousKeyWindow?.makeKey()
    previousKeyWindow = nil
  }
}
