import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// The HUD's window covers the status bar and rotates with the device. It takes the status bar's
/// style and the supported orientations from the app.
@MainActor @Suite("The HUD's window asks the app's controllers", .serialized, .leavesNoHUD)
struct HUDAppControllerTests {
  private final class Screen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
  }

  private final class Portrait: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      selectedViewController
    }
    override var childViewControllerForPointerLock: UIViewController? { selectedViewController }
  }

  private final class Changing: UIViewController {
    var style = UIStatusBarStyle.default
    var reads = 0
    var onLeave: () -> Void = {}

    convenience init(_ style: UIStatusBarStyle, covers: Bool = true) {
      self.init()
      self.style = style
      if covers { modalPresentationStyle = .fullScreen }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      reads += 1
      return style
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onLeave()
    }
  }

  private func stage(_ root: UIViewController) throws -> (device: Device, hud: UIViewController) {
    HUDStage.end()
    let device = Device.boot(root: root)
    ResponderHUD.show()
    device.settle()
    let window = try #require(device.scene.windows.first { $0 is HUDWindow })
    return (device, try #require(window.rootViewController))
  }

  private func present(
    _ controller: UIViewController, over root: UIViewController, animated: Bool = false,
    _ device: Device
  ) {
    device.turn { root.present(controller, animated: animated) }
  }

  @Test("the child that a container names decides")
  func children() throws {
    let tabs = Portrait()
    tabs.viewControllers = [Screen(), UIViewController()]
    let (device, hud) = try stage(tabs)
    #expect(hud.preferredStatusBarStyle == .lightContent)
    #expect(hud.prefersStatusBarHidden)
    #expect(hud.supportedInterfaceOrientations == .portrait)
    #expect(hud.prefersHomeIndicatorAutoHidden && hud.prefersPointerLocked)
    #expect(hud.preferredScreenEdgesDeferringSystemGestures == .bottom)
    device.perform { tabs.selectedIndex = 1 }
    #expect(!hud.prefersHomeIndicatorAutoHidden && !hud.prefersPointerLocked)
    #expect(hud.preferredScreenEdgesDeferringSystemGestures.isEmpty)
    #expect(hud.preferredStatusBarStyle == .darkContent)
    #expect(!hud.prefersStatusBarHidden)
  }

  @Test(
    "what is presented decides if it covers the screen or says so",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.pageSheet, false, false),
      (.overFullScreen, false, false), (.overFullScreen, true, true),
    ])
  func presented(style: UIModalPresentationStyle, captures: Bool, decides: Bool) throws {
    let root = Portrait()
    let (device, hud) = try stage(root)
    let screen = Screen()
    screen.modalPresentationStyle = style
    screen.modalPresentationCapturesStatusBarAppearance = captures
    present(screen, over: root, device)
    // Behind a card, the app's default style is light, because the background is black.
    let plain: UIStatusBarStyle = style == .pageSheet ? .lightContent : .darkContent
    #expect(hud.preferredStatusBarStyle == (decides ? .lightContent : plain))
    #expect(hud.supportedInterfaceOrientations == (decides ? .landscapeRight : .portrait))
    // A controller that fills the window leaves the panel no other place, so the panel does not
    // avoid it.
    #expect((device.windows[0].presentedFrame != nil) == (style == .pageSheet))
  }

  @Test("the app's default means what it means in the app's window", .fact("T4.21.3"))
  func means() throws {
    let (device, hud) = try stage(Changing())
    #expect(hud.preferredStatusBarStyle == .darkContent)
    device.windows[0].overrideUserInterfaceStyle = .dark
    #expect(hud.preferredStatusBarStyle == .lightContent)
  }

  // MARK: When UIKit asks again

  @Test(
    "only another controller is followed; a new answer of the same one is the app's to announce",
    .fact("T4.21.2"))
  func betweenLooks() throws {
    let root = Changing()
    let (device, _) = try stage(root)
    let manager = try #require(device.scene.statusBarManager)
    // Without a first responder, the HUD takes a snapshot four times a second.
    device.perform {}
    _ = manager.statusBarStyle
    root.reads = 0
    for _ in 1...5 { device.perform {} }
    #expect(root.reads == 0 && manager.statusBarStyle == .darkContent)
    let looks = HUDController.shared.sampleCount
    device.perform { root.present(Changing(.lightContent), animated: false) }
    #expect(HUDController.shared.sampleCount == looks)
    #expect(manager.statusBarStyle == .lightContent)
    device.perform { root.dismiss(animated: false) }
    #expect(manager.statusBarStyle == .darkContent)
    // An app that forgets to announce another answer looks wrong with the HUD, too.
    root.style = .lightContent
    device.advance(by: 1)
    device.perform {}
    #expect(manager.statusBarStyle == .darkContent)
    device.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("what an app presents from, or adds to, the topmost window is the app's", .fact("T4.21.11"))
  func topmostWindow() throws {
    let root = UIViewController()
    let (device, hud) = try stage(root)
    let window = try #require(hud.view.window)
    device.turn { hud.present(UIViewController(), animated: false) }
    #expect(root.presentedViewController != nil && hud.presentedViewController == nil)
    device.turn { hud.dismiss(animated: false) }
    #expect(root.presentedViewController == nil)
    let veil = UIView(frame: window.bounds)
    veil.isUserInteractionEnabled = false
    window.addSubview(veil)
    let toast = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    #expect(window.hitTest(toast.center, with: nil) == nil)
    for view in [window, hud.view] {
      device.turn { view?.addSubview(toast) }
      #expect(window.hitTest(toast.center, with: nil) === toast)
    }
  }

  @Test("the app's orientations are known before the view is in a window")
  func earlyOrientations() throws {
    let (device, _) = try stage(Portrait())
    #expect(HUDRootController(scene: device.scene).supportedInterfaceOrientations == .portrait)
  }

  @Test("a screen or sheet that leaves decides no longer", arguments: [true, false])
  func leaving(covers: Bool) throws {
    let root = Changing()
    let (device, hud) = try stage(root)
    let screen = Changing(covers ? .lightContent : .default, covers: covers)
    present(screen, over: root, animated: true, device)
    #expect(hud.preferredStatusBarStyle == .lightContent)
    #expect((device.windows[0].presentedFrame == nil) == covers)
    // While it disappears, an app may make UIKit read the status bar style again.
    screen.onLeave = { #expect(hud.preferredStatusBarStyle == .darkContent) }
    device.perform {
      root.dismiss(animated: true)
      root.view.frame.size.height = 400
    }
    // The root's view is now lower than its window, but does not count as a sheet either.
    #expect(root.presentedViewController != nil && device.windows[0].presentedFrame == nil)
    #expect(hud.preferredStatusBarStyle == .darkContent)
  }

  // MARK: Windows, displays and obstacles

  @Test("the app's window is never a debugging tool's")
  func appWindow() throws {
    let (device, _) = try stage(UIViewController())
    let (app, scene) = (device.windows[0], device.scene)
    let flex = FLEXWindow(windowScene: scene)
    flex.rootViewController = UIViewController()
    device.perform { flex.makeKeyAndVisible() }
    #expect(scene.keyWindow === flex && scene.appWindow === app)
    // Of the app's windows, the key window counts.
    let other = UIWindow(windowScene: scene)
    other.rootViewController = UIViewController()
    device.perform { other.makeKeyAndVisible() }
    #expect(scene.appWindow === other)
    ResponderHUD.ignoresWindows { $0 === other }
    defer { ResponderHUD.ignoresWindows { _ in false } }
    #expect(scene.appWindow === app)
    for window in [flex, other] { window.isHidden = true }
  }

  @Test("an external display has no HUD", .fact("T4.21.9"))
  func externalDisplay() throws {
    let (device, _) = try stage(UIViewController())
    let display = device.connectDisplay { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.isHidden = false
    }
    device.settle()
    #expect(HUDController.shared.panel(in: display) == nil)
    #expect(UIWindowScene.active == [device.scene])
    ResponderHUD.hide()
    ResponderHUD.show()
    device.settle()
    #expect(HUDController.shared.panel(in: display) == nil)
    #expect(HUDController.shared.panel(in: device.scene) != nil)
  }

  @Test("bars and sheets in another window are not in the way")
  func elsewhere() throws {
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 50
    // A bar at a side, as on an iPhone Duo.
    root.additionalSafeAreaInsets.right = 60
    let (device, _) = try stage(root)
    let app = device.windows[0]
    let other = UIWindow(windowScene: device.scene)
    let (child, sheet) = (UIViewController(), UIViewController())
    device.turn {
      other.isHidden = false
      root.addChild(child)
      other.addSubview(child.view)
    }
    #expect(app.barFrames.first?.height == app.safeAreaInsets.top + 50)
    #expect(app.barFrames.last?.width == 60)
    present(sheet, over: root, device)
    #expect(app.presentedFrame != nil)
    sheet.additionalSafeAreaInsets.bottom = 50
    device.turn { other.addSubview(sheet.view) }
    #expect(sheet.view.safeAreaInsets.bottom >= 50)
    #expect(app.presentedFrame == nil && app.barFrames.isEmpty)
  }

  @Test("the bars of every container are in the way")
  func nestedContainers() throws {
    let (tabs, content) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let (device, _) = try stage(tabs)
    let (app, safe) = (device.windows[0], content.view.safeAreaInsets)
    #expect(safe.top > app.safeAreaInsets.top && safe.bottom > app.safeAreaInsets.bottom)
    #expect(app.barFrames.map(\.height) == [safe.top, safe.bottom])
  }

  @Test("only an iPad window that does not fill its screen has buttons")
  func windowButtons() {
    let device = Device.boot(root: UIViewController(), setup: Device.Setup(model: .iPad11))
    #expect(device.windows[0].windowButtons == nil)
    device.stage(device.scene, at: CGRect(x: 100, y: 100, width: 500, height: 600))
    #expect(device.windows[0].windowButtons?.origin == .zero)
    let phone = Device.boot(root: UIViewController())
    let small = UIWindow(windowScene: phone.scene)
    small.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(small.windowButtons == nil)
  }
}
