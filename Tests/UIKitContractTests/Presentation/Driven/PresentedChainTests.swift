import Testing
import UIKit

/// Tests the responder chain of presented controllers.
@MainActor
struct PresentedChainTests {
  private func present(_ style: UIModalPresentationStyle) async -> (
    Device, UIViewController, UIViewController
  ) {
    let (root, modal) = (UIViewController(), UIViewController())
    modal.modalPresentationStyle = style
    let device = await Device.boot(root: root)
    await device.perform { root.present(modal, animated: false) }
    await device.settle()
    return (device, root, modal)
  }

  @Test(
    "a presented controller's next is its view's superview, later the window, never the presenter",
    .fact("T4.3.7"),
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func superview(style: UIModalPresentationStyle) async {
    let (device, root, modal) = await present(style)
    let links = chain(from: modal.view)
    #expect(links[1] === modal)
    #expect(links[2] === modal.view.superview)
    #expect(links.contains { $0 === device.windows[0] })
    #expect(!links.contains { $0 === root })
  }

  @Test(
    "a full-screen controller stands directly below UIKit's one view in the window", .fact("T4.3.7")
  )
  func fullScreenSuperview() async {
    let (device, _, modal) = await present(.fullScreen)
    #expect(modal.view.superview?.superview === device.windows[0])
  }

  @Test("without a superview the presenting controller is next", .fact("T4.3.8"))
  func withoutSuperview() async {
    let (_, root, modal) = await present(.pageSheet)
    modal.view.removeFromSuperview()
    #expect(modal.next === root)
  }

  @Test(
    "a full-screen presentation takes the presenter's view out of the window, a dismissal puts it back (A)"
  )
  func presentersView() async {
    let (device, root, modal) = await present(.fullScreen)
    #expect(root.view.window == nil)
    await device.perform { modal.dismiss(animated: false) }
    await device.settle()
    #expect(root.view.window === device.windows[0])
    #expect(root.view.frame == device.windows[0].bounds)
  }

  @Test("a sheet leaves the presenter's view in the window, and touches do not reach it (A)")
  func behindSheet() async {
    let (device, root, modal) = await present(.pageSheet)
    #expect(root.view.window === device.windows[0])
    let hit = device.windows[0].hitTest(CGPoint(x: 195, y: 50), with: nil)
    #expect(hit?.isDescendant(of: root.view) == false)
    #expect(hit?.isDescendant(of: modal.view) == false)
  }
}
