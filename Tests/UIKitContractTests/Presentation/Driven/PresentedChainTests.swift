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
    "a presented controller's next is its superview, never the presenter", .fact("T4.3.7"),
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func superview(style: UIModalPresentationStyle) async {
    let (device, root, modal) = await present(style)
    let links = chain(from: modal.view)
    #expect(links[1] === modal)
    #expect(links[2] === modal.view.superview)
    #expect(links.contains { $0 === device.windows[0] })
    #expect(!links.contains { $0 === root })
    if style == .fullScreen { #expect(modal.view.superview?.superview === device.windows[0]) }
  }

  @Test("without a superview the presenting controller is next", .fact("T4.3.8"))
  func withoutSuperview() async {
    let (_, root, modal) = await present(.pageSheet)
    modal.view.removeFromSuperview()
    #expect(modal.next === root)
  }
}
