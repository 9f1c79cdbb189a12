import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// The HUD's window covers the status bar and rotates with the device. It takes the status bar's
/// style and the supported orientations from the app.
@MainActor @Suite("The HUD's window asks the app's controllers", .serialized)
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

  private func stage(_ root: UIViewController) throws -> (device: Device, hud: UIViewController) {
    HUDStage.end()
    let device = Device.boot(root: root)
    ResponderHUD.show()
    device.settle()
    let window = try #require(device.scene.windows.first { $0 is HUDWindow })
    return (device, try #require(window.rootViewController))
  }

  @Test("the child that a container names decides about the status bar, as without a HUD")
  func children() throws {
    defer { HUDStage.end() }
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

  @Test("what is presented decides if it covers the screen or says so; a sheet does not")
  func presented() throws {
    defer { HUDStage.end() }
    for (style, captures, decides) in [
      (UIModalPresentationStyle.fullScreen, false, true), (.pageSheet, false, false),
      (.overFullScreen, false, false), (.overFullScreen, true, true),
    ] {
      let root = Portrait()
      let (device, hud) = try stage(root)
      let screen = Screen()
      screen.modalPresentationStyle = style
      screen.modalPresentationCapturesStatusBarAppearance = captures
      device.perform { root.present(screen, animated: false) }
      device.settle()
      let look = (hud.preferredStatusBarStyle, hud.supportedInterfaceOrientations)
      // Behind a card, the app's default style is light, because the background is black.
      let plain: UIStatusBarStyle = style == .pageSheet ? .lightContent : .darkContent
      let wanted: (UIStatusBarStyle, UIInterfaceOrientationMask) =
        decides ? (.lightContent, .landscapeRight) : (plain, .portrait)
      #expect(look == wanted, "\(style), \(captures)")
      // A controller that fills the window leaves the panel no other place, so the panel does not
      // avoid it.
      #expect((device.windows[0].presentedFrame != nil) == (style == .pageSheet))
    }
  }

  private final class Changing: UIViewController {
    var style = UIStatusBarStyle.default

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  @Test(
    "what the app presents is asked about with the next news, UIKit does not ask", .fact("T4.21.2"))
  func asksAgain() throws {
    defer { HUDStage.end() }
    let root = Changing()
    let (device, _) = try stage(root)
    let manager = try #require(device.scene.statusBarManager)
    #expect(manager.statusBarStyle == .darkContent)
    let next = Changing()
    next.style = .lightContent
    next.modalPresentationStyle = .fullScreen
    device.perform { root.present(next, animated: false) }
    device.settle()
    // While nothing changes, the HUD does not read the app's values. Editing a field makes it read
    // them.
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    device.perform {
      next.view.addSubview(field)
      field.becomeFirstResponder()
    }
    device.settle()
    #expect(manager.statusBarStyle == .lightContent)
    device.perform { root.dismiss(animated: false) }
    device.settle()
    #expect(manager.statusBarStyle == .darkContent)
  }

  @Test("another answer of the same controller is found with the next look", .fact("T4.21.2"))
  func sameController() throws {
    defer { HUDStage.end() }
    let root = Changing()
    let (device, _) = try stage(root)
    let manager = try #require(device.scene.statusBarManager)
    #expect(manager.statusBarStyle == .darkContent)
    // The app announces the change to UIKit, which asks the HUD's controller instead of the app's.
    root.style = .lightContent
    device.advance(by: 1)
    device.perform {}
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("the app's window in a scene is never a debugging tool's, not even while that one is key")
  func appWindow() throws {
    defer { HUDStage.end() }
    final class FLEXWindow: UIWindow {}
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
    for window in [flex, other] { window.isHidden = true }
  }

  @Test("the app's default is said as what it means in the app's own window", .fact("T4.21.3"))
  func means() throws {
    defer { HUDStage.end() }
    let (device, hud) = try stage(Changing())
    #expect(hud.preferredStatusBarStyle == .darkContent)
    device.windows[0].overrideUserInterfaceStyle = .dark
    #expect(hud.preferredStatusBarStyle == .lightContent)
  }

  @Test("an external display has no HUD", .fact("T4.21.9"))
  func externalDisplay() throws {
    defer { HUDStage.end() }
    let (device, _) = try stage(UIViewController())
    let display = device.connectDisplay { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.isHidden = false
    }
    device.settle()
    #expect(HUDController.shared.panel(in: display) == nil)
    #expect(!display.windows.contains { $0 is HUDWindow })
    #expect(UIWindowScene.active == [device.scene])
    ResponderHUD.hide()
    ResponderHUD.show()
    device.settle()
    #expect(HUDController.shared.panel(in: display) == nil)
    #expect(HUDController.shared.panel(in: device.scene) != nil)
  }

  private final class Counted: UIViewController {
    var reads = 0
    var styleReads = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
      styleReads += 1
      return .default
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      reads += 1
      return .portrait
    }
  }

  @Test("between two looks the app is asked nothing, but another controller is followed at once")
  func betweenLooks() throws {
    defer { HUDStage.end() }
    let root = Counted()
    let (device, _) = try stage(root)
    let manager = try #require(device.scene.statusBarManager)
    // Without a first responder, the HUD takes a snapshot four times a second.
    device.perform {}
    root.reads = 0
    for _ in 1...5 { device.perform {} }
    #expect(root.reads == 0 && manager.statusBarStyle == .darkContent)
    let next = Changing()
    next.style = .lightContent
    next.modalPresentationStyle = .fullScreen
    let looks = HUDController.shared.sampleCount
    device.perform { root.present(next, animated: false) }
    #expect(HUDController.shared.sampleCount == looks)
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("UIKit asks again only if a look has found another answer")
  func sameAnswer() throws {
    defer { HUDStage.end() }
    let root = Counted()
    let (device, _) = try stage(root)
    let manager = try #require(device.scene.statusBarManager)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    device.perform {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    device.settle()
    _ = manager.statusBarStyle
    let looks = HUDController.shared.sampleCount
    device.perform { field.frame.origin.y += 10 }
    #expect(HUDController.shared.sampleCount > looks)
    root.styleReads = 0
    #expect(manager.statusBarStyle == .darkContent && root.styleReads == 0)
  }

  private final class Leaving: UIViewController {
    var onLeave: () -> Void = {}

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onLeave()
    }
  }

  @Test("a screen that leaves decides no longer")
  func leavingScreen() throws {
    defer { HUDStage.end() }
    let root = Changing()
    let (device, hud) = try stage(root)
    let screen = Leaving()
    screen.modalPresentationStyle = .fullScreen
    device.perform { root.present(screen, animated: true) }
    device.settle()
    #expect(hud.preferredStatusBarStyle == .lightContent)
    device.perform { root.dismiss(animated: true) }
    #expect(root.presentedViewController != nil && hud.preferredStatusBarStyle == .darkContent)
  }

  @Test("a sheet that leaves decides no longer")
  func leavingSheet() throws {
    defer { HUDStage.end() }
    let root = Changing()
    let (device, hud) = try stage(root)
    let sheet = Leaving()
    device.perform { root.present(sheet, animated: true) }
    device.settle()
    #expect(hud.preferredStatusBarStyle == .lightContent)
    // When a sheet is about to disappear, an app may make UIKit read the status bar style again.
    sheet.onLeave = { #expect(hud.preferredStatusBarStyle == .darkContent) }
    #expect(device.windows[0].presentedFrame != nil)
    device.perform {
      root.dismiss(animated: true)
      root.view.frame.size.height = 400
    }
    // The root's view is now lower than its window, but does not count as a sheet either.
    #expect(root.presentedViewController != nil && device.windows[0].presentedFrame == nil)
  }

  @Test("a root that does not fill its window is no sheet")
  func smallRoot() throws {
    defer { HUDStage.end() }
    let root = UIViewController()
    let (device, _) = try stage(root)
    device.perform { root.view.frame.size.height = 400 }
    #expect(device.windows[0].presentedFrame == nil)
  }

  @Test("bars and sheets whose views are in another window are not in the way")
  func elsewhere() throws {
    defer { HUDStage.end() }
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 50
    // A bar at a side, as on an iPhone Duo.
    root.additionalSafeAreaInsets.right = 60
    let (device, _) = try stage(root)
    let app = device.windows[0]
    let other = UIWindow(windowScene: device.scene)
    let (child, sheet) = (UIViewController(), UIViewController())
    device.perform {
      other.isHidden = false
      root.addChild(child)
      other.addSubview(child.view)
    }
    device.settle()
    #expect(app.barFrames.first?.height == app.safeAreaInsets.top + 50)
    #expect(app.barFrames.last?.width == 60)
    device.perform { root.present(sheet, animated: false) }
    device.settle()
    #expect(app.presentedFrame != nil)
    sheet.additionalSafeAreaInsets.bottom = 50
    device.perform { other.addSubview(sheet.view) }
    device.settle()
    #expect(sheet.view.safeAreaInsets.bottom >= 50)
    #expect(app.presentedFrame == nil && app.barFrames.isEmpty)
  }

  @Test("the bars of every container down to the content are in the way")
  func nestedContainers() throws {
    defer { HUDStage.end() }
    let (tabs, content) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let (device, _) = try stage(tabs)
    let (app, safe) = (device.windows[0], content.view.safeAreaInsets)
    #expect(safe.top > app.safeAreaInsets.top && safe.bottom > app.safeAreaInsets.bottom)
    #expect(app.barFrames.map(\.height) == [safe.top, safe.bottom])
  }

  @Test("buttons are drawn over a window that does not fill its screen, and only on an iPad")
  func windowButtons() {
    defer { _ = Device.boot() }
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
