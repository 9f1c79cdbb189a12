import Testing
import UIKit

/// Tests which presentation controller a style uses, and to which style it adapts.
@MainActor
struct StyleTests {
  @Test(
    "automatic, page and form sheets have a sheet presentation controller, full screen has none (A)",
    arguments: [
      (UIModalPresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true),
      (.fullScreen, false), (.overFullScreen, false), (.popover, false),
    ])
  func kind(style: UIModalPresentationStyle, isSheet: Bool) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    #expect((controller.sheetPresentationController != nil) == isSheet)
    #expect((controller.popoverPresentationController != nil) == (style == .popover))
  }

  @Test(
    "a popover becomes a sheet on a compact width, unless its delegate says no (A)", .needs(.hands),
    arguments: [true, false])
  func popover(staysPopover: Bool) async {
    let (root, modal) = (UIViewController(), UIViewController())
    let adviser = Adviser(style: staysPopover ? .none : .automatic)
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 200, height: 150)
    modal.popoverPresentationController?.delegate = adviser
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 40, height: 40)
    let device = await Device.boot(root: root)
    await device.perform { root.present(modal, animated: false) }
    await device.settle()
    let frame = modal.view.convert(modal.view.bounds, to: nil)
    #expect(
      frame
        == (staysPopover
          ? CGRect(x: 20, y: 353, width: 200, height: 150)
          : CGRect(x: 0, y: 57, width: 390, height: 787)))
    #expect(
      modal.presentationController?.presentationStyle == (staysPopover ? .popover : .pageSheet))
    await device.tap(at: CGPoint(x: 300, y: 52))
    await device.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("a sheet's traits are elevated (A)")
  func elevated() async {
    let (root, modal) = (UIViewController(), UIViewController())
    let device = await Device.boot(root: root)
    await device.perform { root.present(modal, animated: false) }
    await device.settle()
    #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel != .elevated)
  }

  private final class Adviser: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle

    init(style: UIModalPresentationStyle) {
      self.style = style
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
  }
}
