import HeadlessDriver
import TestSupport
import Testing
import UIKit

/// Tests the other choice for the next responder of a presented controller.
@MainActor
struct PresentedNextTests {
  @Test("the presenting controller can always be next", .fact("C5.12"))
  func alwaysPresenter() {
    UIViewController.choices.presentedNext = .alwaysPresenter
    defer { UIViewController.choices.presentedNext = .superviewFirst }
    let (root, modal) = (UIViewController(), UIViewController())
    let device = Device.boot(root: root)
    device.perform { root.present(modal, animated: false) }
    device.settle()
    #expect(modal.next === root)
    device.perform { modal.dismiss(animated: false) }
    device.settle()
    #expect(modal.next == nil)
  }
}
