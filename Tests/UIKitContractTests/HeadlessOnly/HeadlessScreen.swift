// The tests in this folder read or set what only the headless UIKit has, such as the `choices` for
// what the facts about UIKit leave open, the keyboard behind the notifications, and the end of a
// frame. The Xcode project excludes the folder (EXCLUDED_SOURCE_FILE_NAMES of its test target), and
// each file also requires the headless driver.
#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  typealias HeadlessDevice = HeadlessDriver.Device

  /// A `FieldScreen` without `await`, because the headless device is called directly.
  @MainActor
  struct HeadlessScreen {
    let device: HeadlessDevice
    let controller = UIViewController()
    let log: KeyboardLog

    init(_ views: UIView...) {
      // Ends editing on the previous test's device now, so that this log does not record its end.
      _ = HeadlessDevice.boot()
      log = KeyboardLog()
      controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      for view in views { controller.view.addSubview(view) }
      device = HeadlessDevice.boot(root: controller)
    }
  }
#endif
