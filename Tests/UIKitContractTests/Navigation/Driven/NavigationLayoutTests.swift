import Testing
import UIKit

/// Tests safe areas, insets and the responder chain inside navigation and tab bar controllers.
@MainActor
struct NavigationLayoutTests {
  @Test("the bar belongs to the child's safe area (A); 44 points (K)")
  func safeArea() async {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let device = await Device.boot(root: navigation)
    await device.settle()
    let top = device.windows[0].safeAreaInsets.top
    #expect(child.view.safeAreaInsets.top == top + 44)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: top, width: 390, height: 44))
    await device.perform { navigation.setNavigationBarHidden(true, animated: false) }
    await device.settle()
    #expect(child.view.safeAreaInsets.top == top)
  }

  @Test(
    "a container's content scroll view counts the safe area even if it does not scroll",
    .fact("T4.11.5"))
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

  @Test("a tab bar belongs to the child's safe area (A); 49 points (K)")
  func tabSafeArea() async {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    let device = await Device.boot(root: tabs)
    await device.settle()
    #expect(child.view.safeAreaInsets.bottom == device.windows[0].safeAreaInsets.bottom + 49)
  }

  @Test("a bar button item performs its action, unless it is disabled", .needs(.hands))
  func barButtonItem() async {
    let child = UIViewController()
    var count = 0
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Send") { _ in count += 1 })
    let device = await Device.boot(root: UINavigationController(rootViewController: child))
    await device.settle()
    await device.tap(at: CGPoint(x: 355, y: 69))
    #expect(count == 1)
    await device.perform { child.navigationItem.rightBarButtonItem?.isEnabled = false }
    await device.settle()
    await device.tap(at: CGPoint(x: 355, y: 69))
    #expect(count == 1)
  }

  @Test(
    "a bar button item without a target sends to the first responder; without one no view gets the action",
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

  @Test("large titles make the bar taller (A); by 52 points (K)")
  func largeTitle() async {
    let child = UIViewController()
    child.title = "Inbox"
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    await Device.boot(root: navigation).settle()
    #expect(child.view.safeAreaInsets.top == 143)
    #expect(child.navigationItem.title == "Inbox")
  }
}
