import HeadlessDriver
import Testing
import UIKit

/// The focus of a screen that is pushed over, popped, or swiped half away.
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

    init() {
      first.view.addSubview(fieldA)
      second.view.addSubview(fieldB)
      navigation = UINavigationController(rootViewController: first)
      device = Device.boot(root: navigation)
      device.settle()
      keyboard = KeyboardLog()
    }

    func push() {
      device.perform { navigation.pushViewController(second, animated: true) }
      device.settle()
    }
  }

  @Test(
    "a push ends the editing and hides the keyboard (K when); the pop brings both back (O, iOS 7)")
  func pushAndPop() {
    let setup = Setup()
    setup.device.perform { setup.fieldA.becomeFirstResponder() }
    setup.device.settle()
    setup.keyboard.clear()
    setup.push()
    #expect(!setup.fieldA.isFirstResponder)
    #expect(setup.keyboard.names == ["WCF", "WH", "DCF", "DH"])
    setup.keyboard.clear()
    setup.device.perform { setup.navigation.popViewController(animated: true) }
    setup.device.settle()
    #expect(setup.fieldA.isFirstResponder)
    #expect(setup.keyboard.names == ["WCF", "WS", "DCF", "DS"])
  }

  @Test(
    "a cancelled back-swipe hides the keyboard and shows it again; no one else gets the focus (K)")
  func cancelledSwipe() {
    let setup = Setup()
    setup.push()
    setup.device.perform { setup.fieldB.becomeFirstResponder() }
    setup.device.settle()
    setup.keyboard.clear()
    setup.device.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), hold: 0.3)
    setup.device.settle()
    #expect(setup.fieldB.isFirstResponder)
    #expect(setup.keyboard.names == ["WCF", "WH", "DCF", "DH", "WCF", "WS", "DCF", "DS"])
  }

  @Test("a screen popped while editing takes its focus along")
  func popWhileEditing() {
    let setup = Setup()
    setup.push()
    setup.device.perform { setup.fieldB.becomeFirstResponder() }
    setup.device.settle()
    setup.device.perform { setup.navigation.popViewController(animated: true) }
    setup.device.settle()
    #expect(!setup.fieldB.isFirstResponder)
    #expect(setup.fieldB.window == nil)
  }
}
