import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Ways to show the HUD", .serialized, .leavesNoHUD)
struct ActivationTests {
  @Test("a shake while editing: the HUD beside the app's undo alert")
  func undo() throws {
    let stage = HUDStage(showsHUD: false)
    ResponderHUD.install()
    stage.device.advance(by: 5)
    stage.edit()
    stage.device.type("hello")
    stage.device.shake()
    #expect(stage.app.topController is UIAlertController, "the app's own alert is the normal case")
    #expect(HUDController.shared.isShown)
    stage.device.settle()
    let presented = try #require(stage.app.presentedFrame)
    #expect(!stage.frame.intersects(presented))
    #expect(stage.hudWindow?.isKeyWindow == false)
  }

  @Test("an entry for the app's debug menu toggles it")
  func menu() throws {
    let stage = HUDStage(showsHUD: false)
    let action = try #require(ResponderHUD.menuAction)
    #expect(action.title == "First Responder HUD")
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.addAction(action, for: .touchUpInside)
    stage.device.perform { stage.app.addSubview(button) }
    for isShown in [true, false] {
      stage.device.tap(button)
      #expect(HUDController.shared.isShown == isShown)
    }
  }

  @Test("a posted notification toggles it while the app is active")
  func posted() {
    let stage = HUDStage(showsHUD: false)
    func expect(_ isShown: Bool, _ reason: Comment) {
      stage.device.perform { ToggleTrigger.shared.posted() }
      #expect(HUDController.shared.isShown == isShown, reason)
    }
    expect(false, "not installed")
    ResponderHUD.install(shake: false, twoFingerPress: false)
    expect(true, "installed")
    stage.device.enterBackground()
    expect(true, "in the background")
    stage.device.enterForeground()
    expect(true, "what waited for the app")
    stage.device.advance(by: 1.1)
    expect(false, "active")
  }

  /// A controller that offers the HUD's key command, as an app does.
  private final class CommandController: UIViewController {
    override var keyCommands: [UIKeyCommand]? { ResponderHUD.keyCommand.map { [$0] } }
  }

  @Test("a key command toggles it from wherever the focus is")
  func keyCommand() {
    HUDStage.end()
    let controller = CommandController()
    let device = Device.boot(root: controller)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    device.perform {
      controller.view.addSubview(field)
      field.becomeFirstResponder()
    }
    for isShown in [true, false] {
      #expect(device.press(key: "r", modifiers: [.command, .alternate]))
      #expect(HUDController.shared.isShown == isShown && field.isFirstResponder)
    }
    #expect(field.text?.isEmpty != false)
  }

  // MARK: Two fingers

  /// A form on which the press of two fingers is installed, and nothing else.
  private func pressed() -> (stage: HUDStage, gestures: [UIGestureRecognizer]) {
    let stage = HUDStage(showsHUD: false)
    let before = stage.app.gestureRecognizers ?? []
    ResponderHUD.install(shake: false, twoFingerPress: true)
    return (stage, (stage.app.gestureRecognizers ?? []).filter { !before.contains($0) })
  }

  private func opened(_ window: UIWindow, on stage: HUDStage) -> Int {
    stage.device.perform { window.makeKeyAndVisible() }
    return window.gestureRecognizers?.count ?? 0
  }

  @Test("two fingers show it", arguments: [(1, 1.2, false), (2, 0.5, false), (2, 1.2, true)])
  func fingers(count: Int, duration: Double, isShown: Bool) {
    let (stage, _) = pressed()
    let places = [CGPoint(x: 120, y: 300), CGPoint(x: 260, y: 420)]
    let down = places.prefix(count).map { stage.device.touchDown(at: $0) }
    stage.device.advance(by: duration)
    stage.device.lift(down)
    stage.device.settle()
    #expect(HUDController.shared.isShown == isShown && stage.app.isKeyWindow)
    stage.device.shake()
    #expect(HUDController.shared.isShown == isShown, "the shake was not asked for")
  }

  @Test("the gesture takes nothing from the app")
  func passive() throws {
    let (_, gestures) = pressed()
    let press = try #require(gestures.first as? UILongPressGestureRecognizer)
    #expect(gestures.count == 1 && !press.cancelsTouchesInView && !press.delaysTouchesBegan)
    #expect(!press.delaysTouchesEnded)
    let delegate = try #require(press.delegate as? PressTrigger)
    let other = UITapGestureRecognizer()
    #expect(delegate.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: other))
  }

  @Test("a window that becomes key has the gesture once")
  func laterWindows() throws {
    let (stage, _) = pressed()
    let later = UIWindow(windowScene: stage.device.scene)
    #expect(opened(later, on: stage) == 1)
    let tool = FLEXWindow(windowScene: stage.device.scene)
    #expect(opened(tool, on: stage) == 0)
    let display = stage.device.connectDisplay { UIWindow(windowScene: $0).makeKeyAndVisible() }
    try #require(!display.windows.isEmpty)
    #expect(display.windows.allSatisfy { $0.gestureRecognizers?.isEmpty != false })
    stage.device.perform { later.makeKey() }
    #expect(later.gestureRecognizers?.count == 1)
    for window in [later, tool] { window.isHidden = true }
  }

  @Test("the gesture goes with the HUD, and comes with a new start")
  func uninstalled() {
    let (stage, gestures) = pressed()
    let before = stage.app.gestureRecognizers?.count ?? 0
    let later = UIWindow(windowScene: stage.device.scene)
    #expect(opened(later, on: stage) == 1)
    HUDStage.end()
    #expect(stage.app.gestureRecognizers?.contains { gestures.contains($0) } != true)
    #expect(later.gestureRecognizers?.isEmpty != false)
    let last = UIWindow(windowScene: stage.device.scene)
    #expect(opened(last, on: stage) == 0)
    for window in [later, last] { window.isHidden = true }
    stage.device.perform { stage.app.makeKey() }
    ResponderHUD.install()
    #expect(stage.app.gestureRecognizers?.count == before - 1, "not asked for")
    HUDStage.end()
    ResponderHUD.install(shake: false, twoFingerPress: true)
    #expect(stage.app.gestureRecognizers?.count == before)
  }
}
