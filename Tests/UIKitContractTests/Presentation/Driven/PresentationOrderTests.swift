import HeadlessDriver
import Testing
import UIKit

/// Who hears what, in which order, when a controller is presented and dismissed.
@MainActor
struct PresentationOrderTests {
  private let log = EventLog()

  private func boot() -> (Device, LifeController, LifeController) {
    let (root, modal) = (LifeController("A", log: log), LifeController("B", log: log))
    let device = Device.boot(root: root)
    device.settle()
    log.clear()
    return (device, root, modal)
  }

  @Test("a presenter that is covered disappears (order O; is-appearing A)")
  func fullScreen() {
    let (device, root, modal) = boot()
    modal.modalPresentationStyle = .fullScreen
    device.perform { root.present(modal, animated: true) { log.note("done") } }
    device.settle()
    let expected = [
      "B load", "A willDisappear*", "B willAppear*", "B isAppearing*", "B didAppear*",
      "A didDisappear*", "done",
    ]
    #expect(log.entries == expected)
    log.clear()
    device.perform { modal.dismiss(animated: true) { log.note("done") } }
    device.settle()
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
  func sheet(style: UIModalPresentationStyle) {
    let (device, root, modal) = boot()
    modal.modalPresentationStyle = style
    device.perform { root.present(modal, animated: false) }
    device.settle()
    #expect(log.entries == ["B load", "B willAppear", "B isAppearing", "B didAppear"])
    log.clear()
    device.perform { root.dismiss(animated: false) }
    device.settle()
    #expect(log.entries == ["B willDisappear", "B didDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
  }

  @Test(
    "the relation stands at once; being presented and dismissed are said for the transition (A)")
  func relation() {
    let (device, root, modal) = boot()
    device.perform {
      root.present(modal, animated: true)
      #expect(root.presentedViewController === modal)
      #expect(modal.presentingViewController === root)
      #expect(modal.isBeingPresented)
    }
    device.settle()
    #expect(!modal.isBeingPresented)
    device.perform { modal.dismiss(animated: true) }
    #expect(modal.isBeingDismissed)
    device.settle()
    #expect(!modal.isBeingDismissed)
  }

  @Test("a child presents on its topmost ancestor; both answer for it (A)")
  func ancestor() {
    let (device, root, modal) = boot()
    let child = UIViewController()
    device.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.present(modal, animated: false)
    }
    device.settle()
    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    device.perform { child.dismiss(animated: false) }
    device.settle()
    #expect(child.presentedViewController == nil)
  }

  @Test("dismissing the lowest takes the whole chain; the topmost is the one animated (A)")
  func chainOfThree() {
    let (device, root, modal) = boot()
    let top = LifeController("C", log: log)
    device.perform { root.present(modal, animated: false) }
    device.settle()
    device.perform { modal.present(top, animated: false) }
    device.settle()
    log.clear()
    device.perform { root.dismiss(animated: true) }
    device.settle()
    let expected = ["C willDisappear*", "B willDisappear", "C didDisappear*", "B didDisappear"]
    #expect(log.entries == expected)
    #expect(modal.presentedViewController == nil)
  }

  @Test("presenting twice, itself, or without a window is refused and harmless (A)")
  func refusals() {
    let (device, root, modal) = boot()
    let other = UIViewController()
    device.perform { root.present(modal, animated: false) }
    device.settle()
    device.perform {
      root.present(other, animated: false)
      other.present(UIViewController(), animated: false)
      modal.present(modal, animated: false)
      modal.present(root, animated: false)
    }
    device.settle()
    #expect(root.presentedViewController === modal)
    #expect(other.presentingViewController == nil)
    #expect(modal.presentedViewController == nil)
  }

  @Test("a dismissal asked for during the presentation follows it (K)")
  func earlyDismissal() {
    let (device, root, modal) = boot()
    device.perform {
      root.present(modal, animated: true) { log.note("presented") }
      modal.dismiss(animated: true) { log.note("dismissed") }
    }
    device.settle()
    #expect(log.entries.filter { $0.hasSuffix("ed") } == ["presented", "dismissed"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a transition takes its time: 0.4 s (K), and the coordinator tells its end")
  func duration() {
    let (device, root, modal) = boot()
    modal.modalPresentationStyle = .fullScreen
    device.perform { root.present(modal, animated: true) }
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
