#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Calls back when the place of the status bar is pressed for long: a strip of our own there, in each scene.
  ///
  /// Where the status bar is shown, the system keeps the touches to itself (truth T4.21.4; long presses were not tried): the
  /// strip is for apps, and screens, that hide it. There it takes touches, so it is there only where the app has asked for it.
  @MainActor
  final class StatusBarTrigger {
    static let shared = StatusBarTrigger()

    private var handler: (@MainActor () -> Void)?
    private var strips: [StatusBarStrip] = []
    private var observers: [any NSObjectProtocol] = []

    private init() {}

    func arm(_ handler: @escaping @MainActor () -> Void) {
      disarm()
      self.handler = handler
      let names = [UIScene.didActivateNotification, UIScene.didDisconnectNotification]
      observers = names.map { name in
        NotificationCenter.default.observe(name) { [weak self] in
          self?.sceneChanged($0.object as? UIWindowScene, name)
        }
      }
      for scene in UIWindowScene.active { join(scene) }
    }

    /// Hears no press any more.
    func disarm() {
      handler = nil
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      for strip in strips { strip.remove() }
      strips = []
    }

    private func sceneChanged(_ scene: UIWindowScene?, _ name: NSNotification.Name) {
      guard let scene else { return }
      if name == UIScene.didActivateNotification { return join(scene) }
      for strip in strips where strip.window.windowScene === scene { strip.remove() }
      strips.removeAll { $0.window.windowScene == nil }
    }

    private func join(_ scene: UIWindowScene) {
      guard scene.isOfApp, !strips.contains(where: { $0.window.windowScene === scene }) else {
        return
      }
      strips.append(StatusBarStrip(scene: scene) { [weak self] in self?.handler?() })
    }
  }

  /// A clear window that is touched only where the status bar is.
  @MainActor
  private final class StatusBarStrip {
    let window: HUDWindow
    private var target: GestureTarget?

    init(scene: UIWindowScene, onPress: @escaping () -> Void) {
      window = HUDWindow(windowScene: scene)
      window.windowLevel = HUDWindow.level - 1
      window.rootViewController = HUDRootController()
      window.touchesStatusBar = true
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0.8
      window.addGestureRecognizer(press)
      target = GestureTarget(press) { if $0.state == .began { onPress() } }
      window.isHidden = false
    }

    func remove() {
      window.isHidden = true
      window.windowScene = nil
    }
  }
#endif
