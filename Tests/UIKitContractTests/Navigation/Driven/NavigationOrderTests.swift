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

  /// Pushes B with a field that is first responder, and forgets what was logged.
  private func bootEditing() async -> (Device, LifeController, LifeController, UITextField) {
    let (device, navigation, root, next) = await boot()
    let field = FieldScreen.field()
    await device.perform {
      navigation.pushViewController(next, animated: false)
      next.view.addSubview(field)
    }
    await device.settle()
    await device.perform { field.becomeFirstResponder() }
    await device.settle()
    log.clear()
    return (device, root, next, field)
  }

  /// A swipe from the left edge with the keyboard up. The log of the half one is of iOS 7: the new
  /// screen never did appear, and the old one appears again.
  @Test(
    "a back-swipe pops, half a swipe does not and leaves the keyboard",
    .fact("T4.13.74"), .fact("T4.13.75"), .fact("C5.23"), .needs(.hands),
    arguments: [
      (
        305, ["WCF", "WH", "DCF", "DH"],
        [
          "B willDisappear*", "A willAppear*", "A isAppearing*", "B didDisappear*", "A didAppear*",
        ]
      ),
      (
        105, ["WCF", "WH", "WCF", "WS", "DCF", "DS"],
        [
          "B willDisappear*", "A willAppear*", "A isAppearing*", "A willDisappear*",
          "A didDisappear*", "B willAppear*", "B isAppearing*", "B didAppear*",
        ]
      ),
    ])
  func swipe(end: Int, posted: [String], expected: [String]) async {
    let (device, root, next, field) = await bootEditing()
    let (keyboard, coordinator) = (KeyboardLog(), EventLog())
    let note = { (step: String, context: any UIViewControllerTransitionCoordinatorContext) in
      #expect(context.initiallyInteractive)
      coordinator.note("\(step) \(context.isInteractive) \(context.isCancelled)")
    }
    keyboard.onEntry = { entry in
      guard entry.name == "WH", let running = next.transitionCoordinator else { return }
      note("began", running)
      running.notifyWhenInteractionChanges { note("lifted", $0) }
      running.animate(
        alongsideTransition: { _ in }, completion: { note("ended", $0) })
    }
    let navigation = next.navigationController
    await device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: end, y: 400), hold: 0.2)
    await device.settle()
    let pops = end == 305
    #expect(log.entries == expected)
    #expect(keyboard.names == posted)
    #expect(keyboard["WS"]?.end == (pops ? nil : keyboard["WH"]?.begin))
    let flags = ["began true false", "lifted false \(!pops)", "ended false \(!pops)"]
    #expect(coordinator.entries == flags)
    #expect(root.transitionCoordinator == nil && next.transitionCoordinator == nil)
    #expect(field.isFirstResponder == !pops)
    #expect(navigation?.viewControllers == (pops ? [root] : [root, next]))
    #expect(next.parent === (pops ? nil : navigation))
    if !pops {
      #expect(next.view.window != nil)
      #expect(next.view.convert(CGPoint.zero, to: nil) == .zero)
      #expect(root.view.window == nil)
    }
  }

  @Test(
    "the keyboard moves sideways with a screen that a finger swipes back", .fact("T4.13.73"),
    .needs(.exactTouches), .needs(.keyboardKinds), arguments: [30, 200])
  func keyboardTravels(end: Int) async {
    let (device, _, next, field) = await bootEditing()
    let (rest, keyboard) = (device.keyboard.frame, KeyboardLog())
    let finger = device.press(from: CGPoint(x: 5, y: 400), to: CGPoint(x: end, y: 400))
    #expect(keyboard.names == ["WCF", "WH"] && keyboard["WH"]?.end.minY == 844)
    #expect(field.isFirstResponder && next.transitionCoordinator?.isInteractive == true)
    let way = next.view.convert(CGPoint.zero, to: nil).x
    let place = device.keyboard.frame
    #expect(way > 0 && abs(place.minX - way) < 0.01 && place.minY == rest.minY)
    device.touchUp(finger)
    await device.settle()
  }
}
