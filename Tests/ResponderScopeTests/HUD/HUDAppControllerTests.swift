import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

/// The HUD's window lies over the status bar and turns with the device: whatever it is asked about either, the app answers.
@MainActor @Suite("The HUD's window asks the app's controllers", .serialized)
struct HUDAppControllerTests {
  private final class Screen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
  }

  private final class Portrait: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
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
    device.perform { tabs.selectedIndex = 1 }
    #expect(hud.preferredStatusBarStyle == .default)
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
      let wanted: (UIStatusBarStyle, UIInterfaceOrientationMask) =
        decides ? (.lightContent, .landscapeRight) : (.default, .portrait)
      #expect(look == wanted, "\(style), \(captures)")
    }
  }
}
