import Testing
import UIKit

/// Tests a window above the app's window (section 4.21).
@MainActor
struct OverlayWindowTests {
  private final class Bar: UIViewController {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var asked = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
      asked += 1
      return style
    }
    override var prefersStatusBarHidden: Bool { isHidden }
  }

  /// A window that passes on every touch that would hit the window itself or its root view.
  private final class PassThrough: UIWindow {
    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self || hit === rootViewController?.view ? nil : hit
    }
  }

  private func overlay(_ scene: UIWindowScene, _ root: UIViewController) -> PassThrough {
    let overlay = PassThrough(windowScene: scene)
    overlay.windowLevel = .statusBar + 50
    overlay.rootViewController = root
    return overlay
  }

  @Test("the topmost window that covers the screen exactly decides", .fact("T4.21.1"))
  func decides() async throws {
    let app = Bar()
    app.style = .lightContent
    let device = await Device.boot(root: app)
    let manager = try #require(device.scene.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent)
    let above = Bar()
    above.style = .darkContent
    let overlay = overlay(device.scene, above)
    await device.perform { overlay.isHidden = false }
    #expect(!overlay.isKeyWindow)
    #expect(manager.statusBarStyle == .darkContent)
    await device.perform { overlay.frame.size.height -= 1 }
    #expect(manager.statusBarStyle == .lightContent)
    await device.perform { overlay.frame = device.scene.screen.bounds.offsetBy(dx: 0, dy: 1) }
    #expect(manager.statusBarStyle == .lightContent)
    await device.perform { overlay.isHidden = true }
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("UIKit asks it again only when a controller says so", .fact("T4.21.2"))
  func askedAgain() async throws {
    let app = Bar()
    let device = await Device.boot(root: app)
    let above = Bar()
    let overlay = overlay(device.scene, above)
    await device.perform { overlay.isHidden = false }
    let manager = try #require(device.scene.statusBarManager)
    #expect(manager.statusBarStyle == .default)
    above.style = .lightContent
    await device.perform { app.present(UIViewController(), animated: false) }
    await device.settle()
    #expect(manager.statusBarStyle == .default)
    // Any controller may request an update.
    await device.perform { app.setNeedsStatusBarAppearanceUpdate() }
    #expect(manager.statusBarStyle == .lightContent)
    overlay.isHidden = true
  }

  @Test("an overlay's default ignores the app's own style", .fact("T4.21.3"))
  func ignoresOverride() async throws {
    let app = Bar()
    let device = await Device.boot(root: app)
    device.windows[0].overrideUserInterfaceStyle = .dark
    let above = Bar()
    let overlay = overlay(device.scene, above)
    await device.perform { overlay.isHidden = false }
    #expect(app.traitCollection.userInterfaceStyle == .dark)
    #expect(above.traitCollection.userInterfaceStyle == .light)
    #expect(device.scene.statusBarManager?.statusBarStyle == .default)
    overlay.isHidden = true
  }

  @Test("a touch on a shown status bar reaches no window", .fact("T4.21.4"), .needs(.hands))
  func statusBarTouches() async {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 4000)
    let app = Bar()
    app.view.addSubview(scroll)
    let device = await Device.boot(root: app)
    scroll.contentOffset.y = 1000
    #expect(await device.tap(at: CGPoint(x: 195, y: 20)) == nil)
    await device.settle()
    #expect(scroll.contentOffset.y <= 0)
    // A status bar that the app hides takes no touches.
    app.isHidden = true
    await device.perform { app.setNeedsStatusBarAppearanceUpdate() }
    #expect(await device.tap(at: CGPoint(x: 195, y: 20)) === scroll)
  }

  @Test(
    "a hidden status bar gives back the room that only it needs", .fact("T4.21.12"),
    .needs(.models), arguments: [(Device.Model.iPad11, true), (.iPhone14, false)])
  func hiddenRoom(model: Device.Model, gives: Bool) async {
    let app = Bar()
    let device = await Device.boot(root: app, setup: Device.Setup(model: model))
    let shown = app.view.safeAreaInsets.top
    #expect(shown > 0)
    app.isHidden = true
    await device.perform { app.setNeedsStatusBarAppearanceUpdate() }
    #expect(app.view.safeAreaInsets.top == (gives ? 0 : shown))
    Device.leave()
  }

  @Test("an overlay that never becomes key harms neither keyboard nor key window", .fact("T4.21.8"))
  func harmless() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    await screen.device.perform { field.becomeFirstResponder() }
    await screen.device.settle()
    screen.log.clear()
    var overlay: PassThrough? = overlay(screen.device.scene, UIViewController())
    await screen.device.perform { overlay?.isHidden = false }
    #expect(screen.device.windows[0].isKeyWindow)
    await screen.device.perform {
      overlay?.isHidden = true
      overlay = nil
    }
    await screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(screen.device.windows[0].isKeyWindow)
    #expect(screen.log.names == [])
  }

  @Test(
    "an alert presented from an overlay breaks its pass-through", .fact("T4.21.11"), .needs(.hands))
  func alertFromOverlay() async {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let app = UIViewController()
    app.view.addSubview(button)
    let device = await Device.boot(root: app)
    let root = UIViewController()
    let overlay = overlay(device.scene, root)
    await device.perform { overlay.isHidden = false }
    #expect(await device.tap(button))
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    await device.perform { root.present(alert, animated: false) }
    await device.settle()
    #expect(await device.tap(button) == false)
    overlay.isHidden = true
  }

  @Test("a key or visible window outlives its variable", .fact("T4.7.20"))
  func outlives() async {
    let device = await Device.boot()
    weak var shown: UIWindow?
    weak var key: UIWindow?
    await device.perform {
      var window: UIWindow? = UIWindow(windowScene: device.scene)
      window?.isHidden = false
      shown = window
      window = UIWindow(windowScene: device.scene)
      window?.makeKey()
      key = window
      window = nil
      #expect(shown != nil)
      #expect(key != nil)
      #expect(key?.isKeyWindow == true)
    }
  }
}
