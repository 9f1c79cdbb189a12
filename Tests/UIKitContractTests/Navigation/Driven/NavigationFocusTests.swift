import Testing
import UIKit

/// Tests the focus in a screen that is covered by a push, popped, or swiped halfway.
@MainActor
struct NavigationFocusTests {
  @MainActor
  private struct Setup {
    let first = UIViewController()
    let second = UIViewController()
    let fieldA = FieldScreen.field(y: 200)
    let fieldB = FieldScreen.field(y: 300)
    let navigation: UINavigationController
    let device: Device
    let keyboard: KeyboardLog

    init() async {
      first.view.addSubview(fieldA)
      second.view.addSubview(fieldB)
      navigation = UINavigationController(rootViewController: first)
      device = await Device.boot(root: navigation)
      await device.settle()
      keyboard = KeyboardLog()
    }

    func push() async {
      await device.perform { navigation.pushViewController(second, animated: true) }
      await device.settle()
    }
  }

  @Test(
    "a push ends the editing and hides the keyboard (K when); the pop brings both back (O, iOS 7)")
  func pushAndPop() async {
    let setup = await Setup()
    await setup.device.perform { setup.fieldA.becomeFirstResponder() }
    await setup.device.settle()
    setup.keyboard.clear()
    await setup.push()
    #expect(!setup.fieldA.isFirstResponder)
    #expect(setup.keyboard.names == ["WCF", "WH", "DCF", "DH"])
    setup.keyboard.clear()
    await setup.device.perform { setup.navigation.popViewController(animated: true) }
    await setup.device.settle()
    #expect(setup.fieldA.isFirstResponder)
    #expect(setup.keyboard.names == ["WCF", "WS", "DCF", "DS"])
  }

  @Test(
    "a cancelled back-swipe hides the keyboard and shows it again; no other view gets the focus (K)",
    .needs(.hands))
  func cancelledSwipe() async {
    let setup = await Setup()
    await setup.push()
    await setup.device.perform { setup.fieldB.becomeFirstResponder() }
    await setup.device.settle()
    setup.keyboard.clear()
    await setup.device.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), hold: 0.3)
    await setup.device.settle()
    #expect(setup.fieldB.isFirstResponder)
    #expect(setup.keyboard.names == ["WCF", "WH", "DCF", "DH", "WCF", "WS", "DCF", "DS"])
  }

  @Test("a screen popped while editing takes its focus along")
  func popWhileEditing() async {
    let setup = await Setup()
    await setup.push()
    await setup.device.perform { setup.fieldB.becomeFirstResponder() }
    await setup.device.settle()
    await setup.device.perform { setup.navigation.popViewController(animated: true) }
    await setup.device.settle()
    #expect(!setup.fieldB.isFirstResponder)
    #expect(setup.fieldB.window == nil)
  }
}
