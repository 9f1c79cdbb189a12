#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  /// Implements `DeviceKeyboard` with the headless device's keyboard.
  @MainActor
  struct HeadlessKeyboard: ExactKeyboard {
    let keyboard: HeadlessDriver.DeviceKeyboard

    var isVisible: Bool { keyboard.isVisible }
    var frame: CGRect { keyboard.frame }

    var posture: DeviceKeyboard.Posture {
      get {
        switch keyboard.posture {
        case .docked: .docked
        case .undocked: .undocked
        case .split: .split
        case .floating: .floating
        }
      }
      nonmutating set {
        keyboard.posture =
          switch newValue {
          case .docked: .docked
          case .undocked: .undocked
          case .split: .split
          case .floating: .floating
          }
      }
    }

    var hasHardwareKeyboard: Bool {
      get { keyboard.hasHardwareKeyboard }
      nonmutating set { keyboard.hasHardwareKeyboard = newValue }
    }

    var showsPredictions: Bool {
      get { keyboard.showsPredictions }
      nonmutating set { keyboard.showsPredictions = newValue }
    }

    var isTakenOver: Bool {
      get { keyboard.isTakenOver }
      nonmutating set { keyboard.isTakenOver = newValue }
    }

    func drag(by way: CGVector, duration: TimeInterval) -> Bool {
      keyboard.drag(by: way, duration: duration)
    }

    func dropShortcutBar() { keyboard.dropShortcutBar() }

    func useThirdParty(height: CGFloat?, firstHeight: CGFloat?) {
      keyboard.useThirdParty(height: height, firstHeight: firstHeight)
    }

    func showForeign(height: CGFloat?) { keyboard.showForeign(height: height) }

    func tap(_ key: String, duration: TimeInterval) -> Bool {
      keyboard.tap(key, duration: duration)
    }
  }
#endif
