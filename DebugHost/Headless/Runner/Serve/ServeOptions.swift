#if DEBUG || HUD
  import HeadlessDriver

  /// The choices that a page offers.
  struct ServeOptions: Encodable {
    struct Option: Encodable {
      let value: String
      let title: String
      var summary: String?
    }

    let scenes: [Option]
    let mistakes: [Option]
    let corrections: [Option]
    let devices: [Option]
    let textSizes: [Option]
    let keyboards: [Option]

    @MainActor
    init(_ catalog: ServeCatalog) {
      let option = { (scene: any Scene) in
        Option(value: scene.name, title: scene.title, summary: scene.summary)
      }
      scenes = catalog.scenes.map(option)
      mistakes = catalog.mistakes.map(option)
      corrections = catalog.corrections.map(option)
      devices = Device.Model.allCases.map { Option(value: $0.rawValue, title: $0.name) }
      textSizes = TextSize.allCases.map {
        Option(value: $0.rawValue, title: $0.rawValue.uppercased())
      }
      keyboards = KeyboardChoice.allCases.filter { $0 != .hardware }.map {
        Option(
          value: $0.rawValue, title: $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst())
      }
    }
  }

  /// The choices that apply to the device now.
  struct ServeStatus: Encodable {
    let device: String
    let deviceTitle: String
    let scene: String
    let summary: String
    let dark: Bool
    let contrast: Bool
    let motion: Bool
    let rtl: Bool
    let textSize: String
    let hardware: Bool
    let keyboard: String
    let isPad: Bool
    let isLandscape: Bool

    @MainActor
    init(_ phone: ServedPhone) {
      let setting = phone.setting
      device = setting.model.rawValue
      deviceTitle = setting.title
      scene = phone.scene.name
      summary = [phone.scene.summary, phone.scene.task].compactMap { $0 }.joined(separator: " ")
      dark = setting.isDark
      contrast = setting.increasesContrast
      motion = setting.reducesMotion
      rtl = setting.isRightToLeft
      textSize = setting.textSize.rawValue
      hardware = setting.keyboard == .hardware
      keyboard =
        setting.keyboard == .hardware ? KeyboardChoice.docked.rawValue : setting.keyboard.rawValue
      isPad = setting.model.isPad
      isLandscape = phone.device.scene.interfaceOrientation.isLandscape
    }
  }
#endif
