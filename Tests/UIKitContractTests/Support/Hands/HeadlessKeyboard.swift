#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  /// The headless device's keyboard.
  @MainActor
  struct HeadlessKeyboard: ExactKeyboard {
    let keyboard: HeadlessDriver.DeviceKeyboard

    var frame: CGRect { keyboard.frame }

    var hasHardwareKeyboard: Bool {
      get { keyboard.hasHardwareKeyboard }
      nonmutating set { keyboard.hasHardwareKeyboard = newValue }
    }

    func tap(_ key: String) -> Bool { keyboard.tap(key) }
  }
#endif
