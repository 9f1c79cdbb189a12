import DebugHostScreens
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Ways to show the HUD", .serialized)
struct ActivationTests {
  @Test("a shake while editing: the HUD shows the field, and the app offers to undo")
  func undo() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    ResponderHUD.install()
    stage.device.advance(by: 5)
    stage.edit()
    stage.device.type("hello")
    stage.device.shake()
    let alert = stage.app.topController as? UIAlertController
    #expect(alert != nil, "the app's own undo alert is the normal case")
    #expect(HUDController.shared.isShown)
    stage.device.settle()
    let presented = try #require(stage.app.presentedFrame)
    #expect(!stage.frame.intersects(presented))
    #expect(stage.hudWindow?.isKeyWindow == false)
  }

  @Test("an entry for the app's own debug menu toggles it")
  func menu() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let action = try #require(ResponderHUD.menuAction)
    #expect(action.title == "First Responder HUD")
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.addAction(action, for: .touchUpInside)
    stage.device.perform { stage.app.addSubview(button) }
    stage.device.tap(at: CGPoint(x: 50, y: 122))
    #expect(HUDController.shared.isShown)
    stage.device.tap(at: CGPoint(x: 50, y: 122))
    #expect(!HUDController.shared.isShown)
  }

  @Test(
    "a notification that a tool posts toggles it while the app is active, and never what waited for the app"
  )
  func posted() {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    func post() { stage.device.perform { ToggleTrigger.shared.posted() } }
    post()
    #expect(!HUDController.shared.isShown, "not installed")
    ResponderHUD.install(shake: false, twoFingerPress: false)
    post()
    #expect(HUDController.shared.isShown)
    stage.device.enterBackground()
    post()
    stage.device.enterForeground()
    post()
    #expect(HUDController.shared.isShown)
    stage.device.advance(by: 1.1)
    post()
    #expect(!HUDController.shared.isShown)
  }

  /// A controller that offers the HUD's key command, as an app does.
  final class CommandController: UIViewController {
    override var keyCommands: [UIKeyCommand]? { ResponderHUD.keyCommand.map { [$0] } }
  }

  @Test("a key command toggles it from wherever the focus is")
  func keyCommand() {
    HUDStage.end()
    defer { HUDStage.end() }
    let controller = CommandController()
    let device = Device.boot(root: controller)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    device.perform {
      controller.view.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(device.press(key: "r", modifiers: [.command, .alternate]))
    #expect(HUDController.shared.isShown)
    #expect(field.isFirstResponder)
    #expect(device.press(key: "r", modifiers: [.command, .alternate]))
    #expect(!HUDController.shared.isShown)
    #expect(field.text?.isEmpty != false)
  }

  @Test(
    "two fingers that rest on the app toggle it, the app gets their touches, and one finger does nothing"
  )
  func twoFingers() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let before = stage.app.gestureRecognizers ?? []
    ResponderHUD.install(shake: false, twoFingerPress: true)
    let places = [CGPoint(x: 120, y: 300), CGPoint(x: 260, y: 420)]
    func rest(_ fingers: Int, for duration: Double) {
      let down = places.prefix(fingers).map { stage.device.touchDown(at: $0) }
      stage.device.advance(by: duration)
      stage.device.lift(down)
      stage.device.settle()
    }
    rest(1, for: 1.2)
    rest(2, for: 0.5)
    #expect(!HUDController.shared.isShown)
    rest(2, for: 1.2)
    #expect(HUDController.shared.isShown)
    #expect(stage.app.isKeyWindow)
    stage.device.shake()
    #expect(HUDController.shared.isShown, "the shake was not asked for")
    let added = (stage.app.gestureRecognizers ?? []).filter { !before.contains($0) }
    let press = try #require(added.first as? UILongPressGestureRecognizer)
    #expect(added.count == 1 && !press.cancelsTouchesInView && !press.delaysTouchesBegan)
    #expect(!press.delaysTouchesEnded)
    let delegate = try #require(press.delegate as? PressTrigger)
    let other = UITapGestureRecognizer()
    #expect(delegate.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: other))
    // The HUD also adds its gesture to a window that becomes key later, but not to a window of a
    // debugging tool.
    let later = UIWindow(windowScene: stage.device.scene)
    stage.device.perform { later.makeKeyAndVisible() }
    #expect(later.gestureRecognizers?.count == 1)
    let tool = FLEXWindowOfTheTool(windowScene: stage.device.scene)
    stage.device.perform { tool.makeKeyAndVisible() }
    #expect(tool.gestureRecognizers?.isEmpty != false)
    tool.isHidden = true
    let display = stage.device.connectDisplay { scene in
      UIWindow(windowScene: scene).makeKeyAndVisible()
    }
    try #require(!display.windows.isEmpty)
    #expect(display.windows.allSatisfy { $0.gestureRecognizers?.isEmpty != false })
    stage.device.perform { later.makeKey() }
    #expect(later.gestureRecognizers?.count == 1, "one that has become key before has it already")
    HUDStage.end()
    #expect((stage.app.gestureRecognizers ?? []) == before)
    #expect(later.gestureRecognizers?.isEmpty != false)
    later.isHidden = true
    let last = UIWindow(windowScene: stage.device.scene)
    stage.device.perform { last.makeKeyAndVisible() }
    #expect(last.gestureRecognizers?.isEmpty != false, "the gesture is not asked for any more")
    last.isHidden = true
    stage.device.perform { stage.app.makeKey() }
    ResponderHUD.install(shake: false, twoFingerPress: true)
    #expect(stage.app.gestureRecognizers?.count == before.count + 1, "a new start adds it again")
  }

  @Test("no window gets the gesture of two fingers unless the app asks for it")
  func noFingers() {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let before = stage.app.gestureRecognizers ?? []
    ResponderHUD.install()
    #expect((stage.app.gestureRecognizers ?? []) == before)
  }

  @Test("before any scene is active it waits, and shows when one is")
  func early() {
    HUDStage.end()
    defer { HUDStage.end() }
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.deactivate(device.scene)
    ResponderHUD.show()
    #expect(HUDController.shared.panel(in: device.scene) == nil)
    device.activate(device.scene)
    #expect(HUDController.shared.panel(in: device.scene) != nil)
  }

  @Test(
    "the HUD can be shown from the launch on",
    arguments: [
      ([:], ["app"], false), (["RESPONDER_HUD": "1"], ["app"], true),
      (["RESPONDER_HUD": "0"], ["app"], false),
      ([:], ["app", "-ResponderHUDShown", "YES"], true),
      ([:], ["app", "-ResponderHUDShown", "NO"], false),
      ([:], ["app", "-ResponderHUDShown"], false),
    ] as [([String: String], [String], Bool)])
  func launch(environment: [String: String], arguments: [String], isShown: Bool) {
    #expect(
      HUDSwitches.isShownAtLaunch(environment: environment, arguments: arguments) == isShown)
  }
}
