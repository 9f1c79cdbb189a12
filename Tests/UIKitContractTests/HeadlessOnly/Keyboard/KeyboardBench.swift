#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  /// A booted device with a field in its key window, and what the keyboard says.
  @MainActor
  struct KeyboardBench {
    let device: HeadlessDevice
    let host: KeyboardHost
    let window: UIWindow
    let log: KeyboardLog
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))

    /// - Parameter orientation: Of the interface, from the start.
    init(
      _ model: HeadlessDevice.Model = .iPhone14, orientation: UIInterfaceOrientation = .portrait
    ) {
      // The device of the test before ends its editing now, not into this log.
      _ = HeadlessDevice.boot()
      let controller = UIViewController()
      controller.view.addSubview(field)
      device = HeadlessDevice.boot(
        root: controller, setup: HeadlessDevice.Setup(model: model, orientation: orientation))
      guard let host = KeyboardHost.current else { preconditionFailure("A device has a keyboard.") }
      self.host = host
      window = device.windows[0]
      log = KeyboardLog()
    }

    /// Edits the field and waits until the keyboard stands; forgets how.
    func edit() {
      field.becomeFirstResponder()
      device.settle()
      log.clear()
    }

    /// The guide of the screen's controller.
    var screenGuide: UIKeyboardLayoutGuide {
      window.rootViewController?.view.keyboardLayoutGuide ?? UIKeyboardLayoutGuide()
    }

    /// The bounds' size of the screen.
    var screen: CGSize { window.screen.bounds.size }

    /// Runs what changes the keyboard, and returns the notifications until it rests.
    func names(_ change: () -> Void) -> [String] {
      log.clear()
      change()
      device.settle()
      return log.names
    }

    static let whole = ["WCF", "WH", "DCF", "DH", "WCF", "WS", "DCF", "DS"]
    static let show = ["WCF", "WS", "DCF", "DS"]
    static let hide = ["WCF", "WH", "DCF", "DH"]
    static let pair = ["WCF", "DCF"]
  }
#endif
