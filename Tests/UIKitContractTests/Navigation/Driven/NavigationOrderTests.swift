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

  /// A swipe from the left edge. The log of the half one is of iOS 7: the new screen never did
  /// appear, and the old one appears again.
  @Test(
    "a back-swipe pops, half a swipe does not", .needs(.hands),
    arguments: [
      (
        305,
        [
          "B willDisappear*", "A willAppear*", "A isAppearing*", "B didDisappear*", "A didAppear*",
        ]
      ),
      (
        105,
        [
          "B willDisappear*", "A willAppear*", "A isAppearing*", "A willDisappear*",
          "A didDisappear*", "B willAppear*", "B isAppearing*", "B didAppear*",
        ]
      ),
    ])
  func swipe(end: Int, expected: [String]) async {
    let (device, navigation, root, next) = await boot()
    await device.perform { navigation.pushViewController(next, animated: false) }
    await device.settle()
    log.clear()
    await device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: end, y: 400), hold: 0.2)
    await device.settle()
    #expect(log.entries == expected)
    let pops = end == 305
    #expect(navigation.viewControllers == (pops ? [root] : [root, next]))
    #expect(next.parent === (pops ? nil : navigation))
    if !pops {
      #expect(next.view.window != nil)
      #expect(next.view.convert(CGPoint.zero, to: nil) == .zero)
      #expect(root.view.window == nil)
    }
  }
}
