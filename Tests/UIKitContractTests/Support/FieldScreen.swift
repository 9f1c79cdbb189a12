import UIKit

/// A booted device whose screen shows views. Each test makes its own, so that no other test boots a
/// device in between.
@MainActor
struct FieldScreen {
  let device: Device
  let controller = UIViewController()
  let log: KeyboardLog

  init(_ views: UIView...) async {
    // Ends editing on the previous test's device now, so that this log does not record its end.
    _ = await Device.boot()
    log = KeyboardLog()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for view in views { controller.view.addSubview(view) }
    device = await Device.boot(root: controller)
  }

  static func field(y: CGFloat = 100) -> UITextField {
    UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 34))
  }
}
