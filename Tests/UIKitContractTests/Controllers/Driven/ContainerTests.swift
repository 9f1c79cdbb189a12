import Testing
import UIKit

/// Tests the callbacks of a child in a custom container, and the focus of a screen that the user
/// leaves.
@MainActor
struct ContainerTests {
  private let log = EventLog()

  private func boot(_ parent: UIViewController) async -> Device {
    let device = await Device.boot(root: parent)
    await device.settle()
    log.clear()
    return device
  }

  @Test("a child added on screen appears: will at once, did later")
  func add() async {
    let (parent, child) = (LifeController("P", log: log), LifeController("C", log: log))
    let device = await boot(parent)
    await device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(log.entries == ["C load", "C willAppear"])
      child.didMove(toParent: parent)
    }
    await device.settle()
    #expect(log.entries == ["C load", "C willAppear", "C isAppearing", "C didAppear"])
    log.clear()
    await device.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    await device.settle()
    #expect(log.entries == ["C willDisappear", "C didDisappear"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("a tab that the user leaves loses its focus", .fact("T4.4.20"))
  func tabFocus() async {
    let (first, field) = (UIViewController(), FieldScreen.field())
    first.view.addSubview(field)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UIViewController()]
    let device = await boot(tabs)
    await device.perform { field.becomeFirstResponder() }
    await device.settle()
    await device.perform { tabs.selectedIndex = 1 }
    await device.settle()
    #expect(!field.isFirstResponder)
  }

  /// Observed on iOS 7.
  @Test("a push takes focus and keyboard, the pop brings both back")
  func pushAndPop() async {
    let (first, field) = (UIViewController(), FieldScreen.field(y: 200))
    first.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: first)
    let device = await boot(navigation)
    let keyboard = KeyboardLog()
    await device.perform { field.becomeFirstResponder() }
    await device.settle()
    keyboard.clear()
    await device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    await device.settle()
    #expect(!field.isFirstResponder)
    #expect(keyboard.names == ["WCF", "WH", "DCF", "DH"])
    keyboard.clear()
    await device.perform { navigation.popViewController(animated: true) }
    await device.settle()
    #expect(field.isFirstResponder)
    #expect(keyboard.names == ["WCF", "WS", "DCF", "DS"])
  }
}
