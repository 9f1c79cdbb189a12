import HeadlessDriver

/// Which keyboard text brings up.
enum KeyboardChoice: String, CaseIterable, Sendable {
  case docked, floating, split, undocked
  /// A hardware keyboard: no keyboard on the screen, on an iPad a bar.
  case hardware

  /// Only an iPad's keyboard leaves the bottom edge.
  var needsPad: Bool {
    switch self {
    case .docked, .hardware: false
    case .floating, .split, .undocked: true
    }
  }

  /// Whether it covers what is behind it, up from the screen's bottom.
  var covers: Bool { self == .docked }

  /// Whether it stands across the screen, above the bottom edge.
  var isRaised: Bool { self == .split || self == .undocked }

  @MainActor
  func apply(to keyboard: DeviceKeyboard) {
    switch self {
    case .docked: break
    case .floating: keyboard.posture = .floating
    case .split: keyboard.posture = .split
    case .undocked: keyboard.posture = .undocked
    case .hardware: keyboard.hasHardwareKeyboard = true
    }
  }
}
