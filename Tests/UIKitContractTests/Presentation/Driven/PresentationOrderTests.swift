import Testing
import UIKit

/// Tests which callbacks the controllers receive, and in which order, when one is presented and
/// dismissed.
@MainActor
struct PresentationOrderTests {
  private let log = EventLog()

  private func boot() async -> (Device, LifeController, LifeController) {
    let (root, modal) = (LifeController("A", log: log), LifeController("B", log: log))
    let device = await Device.boot(root: root)
    await device.settle()
    log.clear()
    return (device, root, modal)
  }

  @Test("a presenter that is covered disappears (order O; is-appearing A)")
  func fullScreen() async {
    let (device, root, modal) = await boot()
    modal.modalPresentationStyle = .fullScreen
    await device.perform { root.present(modal, animated: true) { log.note("done") } }
    await device.settle()
    let expected = [
      "B load", "A willDisappear*", "B willAppear*", "B isAppearing*", "B didAppear*",
      "A didDisappear*", "done",
    ]
    #expect(log.entries == expected)
    log.clear()
    await device.perform { modal.dismiss(animated: true) { log.note("done") } }
    await device.settle()
    let back = [
      "B willDisappear*", "A willAppear*", "A isAppearing*", "A didAppear*", "B didDisappear*",
      "done",
    ]
    #expect(log.entries == back)
  }

  @Test(
    "a presenter that stays visible hears nothing (O)",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext, .popover,
    ])
  func sheet(style: UIModalPresentationStyle) async {
    let (device, root, modal) = await boot()
    modal.modalPresentationStyle = style
    await device.perform { root.present(modal, animated: false) }
    await device.settle()
    #expect(log.entries == ["B load", "B willAppear", "B isAppearing", "B didAppear"])
    log.clear()
    await device.perform { root.dismiss(animated: false) }
    await device.settle()
    #expect(log.entries == ["B willDisappear", "B didDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
  }

  @Test("a child presents on its topmost ancestor; both answer for it (A)")
  func ancestor() async {
    let (device, root, modal) = await boot()
    let child = UIViewController()
    await device.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.present(modal, animated: false)
    }
    await device.settle()
    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    await device.perform { child.dismiss(animated: false) }
    await device.settle()
    #expect(child.presentedViewController == nil)
  }
}
