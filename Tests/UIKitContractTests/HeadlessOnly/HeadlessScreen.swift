// Everything in this folder asks or sets what only the stand-in has: answers to questions that the truths leave open
// (`choices`), the keyboard behind the notifications, the end of a frame. It is left out of the Xcode project
// (EXCLUDED_SOURCE_FILE_NAMES of its test target), and each file asks for the headless driver besides.
#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  typealias HeadlessDevice = HeadlessDriver.Device

  /// `FieldScreen` without its awaits: the headless device is at hand.
  @MainActor
  struct HeadlessScreen {
    let device: HeadlessDevice
    let controller = UIViewController()
    let log: KeyboardLog

    init(_ views: UIView...) {
      // The device of the test before ends its editing now, not into this log.
      _ = HeadlessDevice.boot()
      log = KeyboardLog()
      controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      for view in views { controller.view.addSubview(view) }
      device = HeadlessDevice.boot(root: controller)
    }
  }
#endif
