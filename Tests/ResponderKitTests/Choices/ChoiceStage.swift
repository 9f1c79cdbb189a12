import HeadlessDriver
import ResponderCore
import UIKit

@testable import ResponderKit

/// Every open choice of the headless UIKit, each set to an answer other than the standard one, and
/// every version of iOS.
let every: [HeadlessChoice] = HeadlessChoice.all + HeadlessChoice.systems

/// An app with a list and two fields in front of it. The second field has an accessory view.
///
/// The package must behave in the same way with every choice of the headless UIKit.
@MainActor
struct ChoiceStage {
  let device: Device
  let controller = UIViewController()
  let list = UIScrollView()
  let a = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
  let b = UITextField(frame: CGRect(x: 16, y: 110, width: 200, height: 36))

  init(policy: AnchorPolicy? = nil, isPushed: Bool = false, setup: Device.Setup = .init()) {
    AnchorStage.startAnew()
    (a.tag, b.tag) = (1, 2)
    b.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 2_640)
    let view = UIView(frame: list.frame)
    controller.view = view
    for part in [list, a, b] { view.addSubview(part) }
    if isPushed {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(controller, animated: false)
      device = Device.boot(root: navigation, setup: setup)
    } else {
      device = Device.boot(root: controller, setup: setup)
    }
    device.settle()
    if let policy { list.anchor(policy) }
  }

  func edit(_ field: UITextField) {
    device.perform { field.becomeFirstResponder() }
    device.settle()
  }

  func end() {
    device.perform { controller.view.endEditing(true) }
    device.settle()
  }

  /// Boots a new device, so that the keyboard has hidden before the choice is reset.
  func leave() {
    _ = Device.boot()
  }

  /// The height of the part of the list that the keyboard covers, in points.
  var covered: CGFloat { KeyboardMonitor.shared.overlap(in: list) }
  var isAtBottom: Bool { list.isScrolledToBottom }
}
