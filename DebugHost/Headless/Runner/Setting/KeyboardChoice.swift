import HeadlessDriver

/// The keyboard that appears when the user edits text.
enum KeyboardChoice: String, CaseIterable, Sendable {
  case docked, floating, split, undocked
  /// A hardware keyboard. The screen shows no keyboard. On an iPad it shows a bar.
  case hardware

  /// Whether this keyboard exists only on an iPad. Only an iPad's keyboard can leave the bottom
  /// edge.
  var needsPad: Bool {
    switch self {
    case .docked, .hardware: false
    case .floating, .split, .undocked: true
    }
  }

  /// Whether the keyboard covers the screen down to its bottom edge.
  var covers: Bool { self == .docked }

  /// Whether the keyboard extends across the screen, above the bottom edge.
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
