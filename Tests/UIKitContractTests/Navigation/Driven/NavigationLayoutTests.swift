import Testing
import UIKit

/// Tests insets and the responder chain inside navigation and tab bar controllers.
@MainActor
struct NavigationLayoutTests {
  @Test("a container's scroll view counts the safe area without scrolling", .fact("T4.11.5"))
  func contentInset() async {
    let (child, scroll) = (UIViewController(), UIScrollView())
    child.view = scroll
    let device = await Device.boot(root: UINavigationController(rootViewController: child))
    await device.settle()
    #expect(scroll.adjustedContentInset.top == 91)
    #expect(scroll.contentOffset.y == -91)
    let (plain, other) = (UIViewController(), UIScrollView())
    plain.view = other
    await Device.boot(root: plain).settle()
    #expect(other.adjustedContentInset.top == 0)
  }

  @Test("from a child the chain goes through its superview to the container", .fact("T4.3.7"))
  func chainThroughContainer() async {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    await Device.boot(root: tabs).settle()
    #expect(child.next === child.view.superview)
    let controllers = chain(from: child.view).compactMap { $0 as? UIViewController }
    #expect(controllers == [child, navigation, tabs])
    #expect(child.navigationController === navigation)
    #expect(child.tabBarController === tabs)
  }

  @Test(
    "a bar button item without a target sends to the first responder",
    .fact("T4.2.15"), .needs(.hands))
  func barButtonItemWithoutTarget() async {
    let child = UIViewController()
    let (focused, other) = (ActionView(), ActionView())
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .plain, target: nil, action: ActionView.withSender)
    let device = await Device.boot(root: UINavigationController(rootViewController: child))
    await device.perform {
      child.view.addSubview(other)
      child.view.addSubview(focused)
      #expect(focused.becomeFirstResponder())
    }
    await device.settle()
    await device.tap(at: CGPoint(x: 355, y: 69))
    #expect(focused.received == ["sender true"])
    await device.perform { _ = focused.resignFirstResponder() }
    await device.settle()
    await device.tap(at: CGPoint(x: 355, y: 69))
    #expect(focused.received == ["sender true"])
    #expect(other.received.isEmpty)
  }
}
