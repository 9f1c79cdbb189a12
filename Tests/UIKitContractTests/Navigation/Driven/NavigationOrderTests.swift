import Testing
import UIKit

/// Tests which callbacks the controllers receive in pushes, pops and back-swipes (O unless marked
/// otherwise).
@MainActor
struct NavigationOrderTests {
  private let log = EventLog()

  private func boot() async -> (Device, UINavigationController, LifeController, LifeController) {
    let (root, next) = (LifeController("A", log: log), LifeController("B", log: log))
    let navigation = UINavigationController(rootViewController: root)
    let device = await Device.boot(root: navigation)
    await device.settle()
    log.clear()
    return (device, navigation, root, next)
  }

  private func bootPushed() async -> (
    Device, UINavigationController, LifeController, LifeController
  ) {
    let setup = await boot()
    await setup.0.perform { setup.1.pushViewController(setup.3, animated: false) }
    await setup.0.settle()
    log.clear()
    return setup
  }

  @Test("the root appears with the navigation controller (A)")
  func root() async {
    let first = LifeController("A", log: log)
    let device = await Device.boot(root: UINavigationController(rootViewController: first))
    await device.settle()
    #expect(log.entries == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    #expect(first.parent is UINavigationController)
  }

  @Test("a push and a pop call the appearance methods in order", arguments: [true, false])
  func pushAndPop(animated: Bool) async {
    let (device, navigation, root, next) = await boot()
    let star = animated ? "*" : ""
    await device.perform { navigation.pushViewController(next, animated: animated) }
    #expect(navigation.topViewController === next)
    await device.settle()
    let pushed = [
      "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
    ].map { $0 + star }
    #expect(log.entries == ["A willDisappear" + star, "B load"] + pushed.dropFirst())
    #expect(root.view.window == nil)
    log.clear()
    await device.perform { #expect(navigation.popViewController(animated: animated) === next) }
    await device.settle()
    let popped = [
      "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
    ].map { $0 + star }
    #expect(log.entries == popped)
    #expect(next.parent == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a back-swipe that completes pops", .needs(.hands))
  func swipe() async {
    let (device, navigation, _, next) = await bootPushed()
    await device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 305, y: 400), hold: 0.2)
    await device.settle()
    let expected = [
      "B willDisappear*", "A willAppear*", "A isAppearing*", "B didDisappear*", "A didAppear*",
    ]
    #expect(log.entries == expected)
    #expect(navigation.viewControllers.count == 1)
    #expect(next.parent == nil)
  }

  @Test(
    "after a cancelled back-swipe the new screen never did appear, and the old one appears again (log of iOS 7)",
    .needs(.hands)
  )
  func cancelledSwipe() async {
    let (device, navigation, root, next) = await bootPushed()
    await device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), hold: 0.2)
    await device.settle()
    let expected = [
      "B willDisappear*", "A willAppear*", "A isAppearing*", "A willDisappear*", "A didDisappear*",
      "B willAppear*", "B isAppearing*", "B didAppear*",
    ]
    #expect(log.entries == expected)
    #expect(navigation.viewControllers == [root, next])
    #expect(next.parent === navigation)
    #expect(next.view.window != nil)
    #expect(next.view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(root.view.window == nil)
  }

  @Test(
    "both screens follow the finger; the coordinator says interactive, then cancelled (A)",
    .needs(.exactTouches), .needs(.exactTime))
  func progress() async {
    let (device, _, root, next) = await bootPushed()
    let finger = device.press(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 125, y: 400))
    #expect(next.view.convert(CGPoint.zero, to: nil).x == 110)
    #expect(root.view.convert(CGPoint.zero, to: nil).x < 0)
    let coordinator = next.transitionCoordinator
    #expect(coordinator?.isInteractive == true)
    var cancelled: Bool?
    coordinator?.notifyWhenInteractionChanges { cancelled = $0.isCancelled }
    device.advance(by: 0.2)
    device.touchUp(finger)
    #expect(cancelled == true)
    await device.settle()
    #expect(next.transitionCoordinator == nil)
  }

  @Test(
    "a swipe does nothing from the middle, across, on the root, or where the back button is replaced (K)",
    .needs(.hands),
    arguments: ["middle", "across", "root", "replaced"])
  func noSwipe(_ why: String) async {
    let (device, navigation, _, next) = await bootPushed()
    if why == "root" { await device.perform { navigation.popViewController(animated: false) } }
    if why == "replaced" { await device.perform { next.navigationItem.hidesBackButton = true } }
    await device.settle()
    let count = navigation.viewControllers.count
    let start = CGPoint(x: why == "middle" ? 60 : 5, y: 300)
    await device.drag(
      from: start, to: CGPoint(x: why == "across" ? 15 : 350, y: why == "across" ? 600 : 300))
    await device.settle()
    #expect(navigation.viewControllers.count == count)
  }

  @Test("the back button pops, and its title is the last screen's (A)", .needs(.hands))
  func backButton() async {
    let (device, navigation, root, _) = await boot()
    root.title = "Inbox"
    await device.perform { navigation.pushViewController(UIViewController(), animated: false) }
    await device.settle()
    await device.tap(at: CGPoint(x: 30, y: 69))
    await device.settle()
    #expect(navigation.topViewController === root)
  }

  @Test("pop to root calls the screens that were seen; the others leave without a call (A)")
  func popToRoot() async {
    let (device, navigation, root, next) = await bootPushed()
    let third = LifeController("C", log: log)
    await device.perform { navigation.pushViewController(third, animated: false) }
    await device.settle()
    log.clear()
    await device.perform {
      #expect(navigation.popToRootViewController(animated: false) == [next, third])
    }
    await device.settle()
    #expect(!log.entries.contains { $0.hasPrefix("B") })
    #expect(next.parent == nil && third.parent == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test("the delegate hears will-show and did-show around it (A)")
  func delegate() async {
    let (device, navigation, _, next) = await boot()
    let watcher = Watcher(log: log)
    navigation.delegate = watcher
    await device.perform { navigation.pushViewController(next, animated: false) }
    await device.settle()
    #expect(log.entries.first == "willShow")
    #expect(log.entries.last == "didShow")
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate {
    let log: EventLog

    init(log: EventLog) {
      self.log = log
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.note("willShow") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("didShow") }
  }
}
