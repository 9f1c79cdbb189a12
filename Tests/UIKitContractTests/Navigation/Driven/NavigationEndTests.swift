import Testing
import UIKit

/// Tests pushes for which the app does not wait, and the bar at the bottom.
@MainActor
struct NavigationEndTests {
  @Test("a navigation controller that its owner lets go of in mid-push ends nothing but itself (A)")
  func freedInMidPush() async {
    let device = await Device.boot(root: UIViewController())
    weak var freed: UINavigationController?
    var navigation: UINavigationController? = UINavigationController(
      rootViewController: UIViewController())
    freed = navigation
    await device.perform { device.windows[0].rootViewController = navigation }
    await device.settle()
    await device.perform {
      navigation?.pushViewController(UIViewController(), animated: true)
      device.windows[0].layoutIfNeeded()
    }
    navigation = nil
    await device.perform { device.windows[0].rootViewController = UIViewController() }
    await device.settle()
    #expect(freed == nil)
  }

  @Test("hidesBottomBarWhenPushed: without an animation the bar is hidden within the push (A)")
  func hidesBottomBar() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let device = await Device.boot(root: tabs)
    await device.settle()
    #expect(!tabs.tabBar.isHidden)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    await device.perform {
      navigation.pushViewController(next, animated: false)
      #expect(tabs.tabBar.isHidden)
    }
    await device.settle()
    await device.perform {
      navigation.popViewController(animated: false)
      #expect(!tabs.tabBar.isHidden)
    }
  }
}
