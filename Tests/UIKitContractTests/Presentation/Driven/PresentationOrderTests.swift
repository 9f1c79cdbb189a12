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

  @Test(
    "presenting and presented are set at once; isBeingPresented and isBeingDismissed hold for the transition (A)"
  )
  func relation() async {
    let (device, root, modal) = await boot()
    await device.perform {
      root.present(modal, animated: true)
      #expect(root.presentedViewController === modal)
      #expect(modal.presentingViewController === root)
      #expect(modal.isBeingPresented)
    }
    await device.settle()
    #expect(!modal.isBeingPresented)
    await device.perform { modal.dismiss(animated: true) }
    #expect(modal.isBeingDismissed)
    await device.settle()
    #expect(!modal.isBeingDismissed)
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

  @Test("dismissing the lowest controller takes the whole chain; the topmost is animated (A)")
  func chainOfThree() async {
    let (device, root, modal) = await boot()
    let top = LifeController("C", log: log)
    await device.perform { root.present(modal, animated: false) }
    await device.settle()
    await device.perform { modal.present(top, animated: false) }
    await device.settle()
    log.clear()
    await device.perform { root.dismiss(animated: true) }
    await device.settle()
    let expected = ["C willDisappear*", "B willDisappear", "C didDisappear*", "B didDisappear"]
    #expect(log.entries == expected)
    #expect(modal.presentedViewController == nil)
  }

  @Test("presenting twice, itself, or without a window is refused and harmless (A)")
  func refusals() async {
    let (device, root, modal) = await boot()
    let other = UIViewController()
    await device.perform { root.present(modal, animated: false) }
    await device.settle()
    await device.perform {
      root.present(other, animated: false)
      other.present(UIViewController(), animated: false)
      modal.present(modal, animated: false)
      modal.present(root, animated: false)
    }
    await device.settle()
    #expect(root.presentedViewController === modal)
    #expect(other.presentingViewController == nil)
    #expect(modal.presentedViewController == nil)
  }

  @Test("a dismissal asked for during the presentation follows it (K)")
  func earlyDismissal() async {
    let (device, root, modal) = await boot()
    await device.perform {
      root.present(modal, animated: true) { log.note("presented") }
      modal.dismiss(animated: true) { log.note("dismissed") }
    }
    await device.settle()
    #expect(log.entries.filter { $0.hasSuffix("ed") } == ["presented", "dismissed"])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "a transition takes its time: 0.4 s (K), and the coordinator tells its end", .needs(.exactTime))
  func duration() async {
    let (device, root, modal) = await boot()
    modal.modalPresentationStyle = .fullScreen
    await device.perform { root.present(modal, animated: true) }
    root.transitionCoordinator?.animate(
      alongsideTransition: { _ in log.note("along") }, completion: { _ in log.note("end") })
    device.advance(by: 0.35)
    #expect(!log.entries.contains("B didAppear*"))
    #expect(modal.view.superview != nil)
    device.advance(by: 0.1)
    #expect(log.entries.contains("B didAppear*"))
    #expect(log.entries.contains("end"))
    #expect(root.transitionCoordinator == nil)
  }
}
