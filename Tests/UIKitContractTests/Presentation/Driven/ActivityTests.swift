import Testing
import UIKit

/// Tests the share sheet that the app's controller presents: a sheet on a phone, and a popover on
/// an iPad.
@MainActor @Suite("UIActivityViewController (A)", .serialized)
struct ActivityTests {
  private func present(_ model: Device.Model) async -> (
    Device, UIViewController, UIActivityViewController
  ) {
    let root = UIViewController()
    let device = await Device.boot(root: root, setup: Device.Setup(model: model))
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 44, height: 44)
    }
    await device.perform { root.present(sheet, animated: true) }
    await device.settle()
    return (device, root, sheet)
  }

  @Test("on a phone the share sheet is in its presenter's window and leaves as any sheet does")
  func phone() async {
    let (device, root, sheet) = await present(.iPhone14)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.window === device.windows.first)
    await device.perform { root.dismiss(animated: true) }
    await device.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("on an iPad the share sheet is a popover that needs a source", .needs(.models))
  func pad() async {
    defer { Device.leave() }
    let (_, root, sheet) = await present(.iPad11)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.popoverPresentationController?.sourceView === root.view)
    #expect(sheet.view.bounds.width < root.view.bounds.width)
  }
}
