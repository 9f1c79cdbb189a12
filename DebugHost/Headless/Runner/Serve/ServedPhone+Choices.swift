#if DEBUG || HUD
  import HeadlessDriver
  import HeadlessServe
  import UIKit

  /// Applies the choices of pages. Another device, scene, layout direction or text size boots the
  /// device again. Everything else changes while the app runs.
  extension ServedPhone {
    func choose(_ choice: Input.Choice, _ value: String) throws(InputError) {
      switch choice {
      case .scene:
        guard let scene = catalog.scene(value) else { throw none(choice) }
        boot(scene)
      case .device:
        guard let model = Device.Model(rawValue: value) else { throw none(choice) }
        setting.model = model
        if !model.isPad, setting.keyboard.needsPad { setting.keyboard = .docked }
        boot(scene)
      case .dark:
        setting.isDark = try flag(choice, value)
        device.style = setting.isDark ? .dark : .light
      case .contrast:
        setting.increasesContrast = try flag(choice, value)
        device.contrast = setting.increasesContrast ? .high : .normal
      case .motion:
        setting.reducesMotion = try flag(choice, value)
        device.reducesMotion = setting.reducesMotion
      case .rightToLeft:
        // On a phone, too, apps start again when the user changes the language.
        setting.isRightToLeft = try flag(choice, value)
        boot(scene)
      case .textSize:
        guard let size = TextSize(rawValue: value) else { throw none(choice) }
        setting.textSize = size
        // Not every screen follows a text size that changes at run time. Boot again, so that the
        // choice takes effect.
        boot(scene)
      case .hardware:
        setting.keyboard = try flag(choice, value) ? .hardware : .docked
        device.keyboard.hasHardwareKeyboard = setting.keyboard == .hardware
        if setting.model.isPad { device.keyboard.posture = .docked }
      case .keyboard:
        guard let kind = KeyboardChoice(rawValue: value), kind != .hardware,
          !kind.needsPad || setting.model.isPad
        else { throw none(choice) }
        setting.keyboard = kind
        device.keyboard.hasHardwareKeyboard = false
        device.keyboard.posture = .docked
        kind.apply(to: device.keyboard)
      }
      onChange()
    }

    private func none(_ choice: Input.Choice) -> InputError {
      InputError("\"value\" is no \(choice.rawValue) of this device")
    }

    private func flag(_ choice: Input.Choice, _ value: String) throws(InputError) -> Bool {
      switch value {
      case "on": true
      case "off": false
      default: throw InputError("\"\(choice.rawValue)\" is on or off")
      }
    }
  }
#endif
