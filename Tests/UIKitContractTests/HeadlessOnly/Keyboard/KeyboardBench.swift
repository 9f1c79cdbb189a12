// The tests in this folder read or set what only the headless UIKit has, such as the `choices` for
// what the facts about UIKit leave open, the keyboard behind the notifications, and the end of a
// frame. The Xcode project excludes the folder (EXCLUDED_SOURCE_FILE_NAMES of its test target), and
// each file also requires the headless driver.
#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  typealias HeadlessDevice = HeadlessDriver.Device

  /// A booted device with a field in its key window, and a log of the keyboard's notifications.
  @MainActor
  struct KeyboardBench {
    let device: HeadlessDevice
    let host: KeyboardHost
    let window: UIWindow
    let log: KeyboardLog
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))

    /// - Parameter orientation: The orientation of the interface from the start.
    init(
      _ model: HeadlessDevice.Model = .iPhone14, orientation: UIInterfaceOrientation = .portrait
    ) {
      self.init(HeadlessDevice.Setup(model: model, orientation: orientation))
    }

    init(_ setup: HeadlessDevice.Setup) {
      // Ends editing on the previous test's device now, so that this log does not record its end.
      _ = HeadlessDevice.boot()
      let controller = UIViewController()
      controller.view.addSubview(field)
      device = HeadlessDevice.boot(root: controller, setup: setup)
      guard let host = KeyboardHost.current else { preconditionFailure("A device has a keyboard.") }
      self.host = host
      window = device.windows[0]
      log = KeyboardLog()
    }

    /// Makes the field first responder, waits until the keyboard is up, and clears the log.
    func edit() {
      field.becomeFirstResponder()
      device.settle()
      log.clear()
    }

    /// Makes another field with an accessory view first responder.
    func focusOther(accessory height: CGFloat) {
      let other = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
      other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      field.superview?.addSubview(other)
      other.becomeFirstResponder()
    }

    var keyboard: HeadlessDriver.DeviceKeyboard { device.keyboard }

    /// The layout guide of the view of the window's root view controller.
    var screenGuide: UIKeyboardLayoutGuide {
      window.rootViewController?.view.keyboardLayoutGuide ?? UIKeyboardLayoutGuide()
    }

    var guideTop: CGFloat { screenGuide.layoutFrame.minY }

    /// The size of the screen's bounds.
    var screen: CGSize { window.screen.bounds.size }

    /// Runs a closure that changes the keyboard, waits, and returns the names of the notifications.
    func names(_ change: () -> Void) -> [String] {
      log.clear()
      change()
      device.settle()
      return log.names
    }

    nonisolated static let whole = hide + show
    nonisolated static let show = ["WCF", "WS", "DCF", "DS"]
    nonisolated static let hide = ["WCF", "WH", "DCF", "DH"]
    nonisolated static let pair = ["WCF", "DCF"]
  }
#endif
