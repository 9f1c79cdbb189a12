import Foundation

/// A colour of the system palette in its light and its dark variant, as listed in Apple's Human
/// Interface Guidelines.
struct PaletteColor: Equatable, Sendable {
  let name: String
  let light: CGColor
  let dark: CGColor

  /// Creates a colour from two values of the form 0xRRGGBB and their alpha values.
  init(_ name: String, _ light: Int, _ lightAlpha: CGFloat, _ dark: Int, _ darkAlpha: CGFloat) {
    self.name = name
    self.light = Self.color(light, lightAlpha)
    self.dark = Self.color(dark, darkAlpha)
  }

  /// Returns the variant for a style and a level. In dark mode, an elevated background is a step
  /// lighter.
  func color(dark isDark: Bool, elevated isElevated: Bool) -> CGColor {
    guard isDark else { return light }
    return isElevated && name.hasSuffix("Background") ? elevated : dark
  }

  private var elevated: CGColor {
    switch name {
    case "systemBackground", "systemGroupedBackground": Self.color(0x1C1C1E, 1)
    case "secondarySystemBackground", "secondarySystemGroupedBackground": Self.color(0x2C2C2E, 1)
    default: Self.color(0x3A3A3C, 1)
    }
  }

  private static func color(_ hex: Int, _ alpha: CGFloat) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}

/// The named colours. Each name has one object, so that `UIColor.label === UIColor.label`.
enum Palette {
  // Tints
  static let systemRed = dynamic("systemRed", 0xFF3B30, 1, 0xFF453A, 1)
  static let systemOrange = dynamic("systemOrange", 0xFF9500, 1, 0xFF9F0A, 1)
  static let systemYellow = dynamic("systemYellow", 0xFFCC00, 1, 0xFFD60A, 1)
  static let systemGreen = dynamic("systemGreen", 0x34C759, 1, 0x30D158, 1)
  static let systemTeal = dynamic("systemTeal", 0x30B0C7, 1, 0x40C8E0, 1)
  static let systemCyan = dynamic("systemCyan", 0x32ADE6, 1, 0x64D2FF, 1)
  static let systemBlue = dynamic("systemBlue", 0x007AFF, 1, 0x0A84FF, 1)
  static let systemIndigo = dynamic("systemIndigo", 0x5856D6, 1, 0x5E5CE6, 1)
  static let systemPurple = dynamic("systemPurple", 0xAF52DE, 1, 0xBF5AF2, 1)
  static let systemPink = dynamic("systemPink", 0xFF2D55, 1, 0xFF375F, 1)
  static let systemBrown = dynamic("systemBrown", 0xA2845E, 1, 0xAC8E68, 1)
  static let tintColor = dynamic("tintColor", 0x007AFF, 1, 0x0A84FF, 1)

  // Greys
  static let systemGray = dynamic("systemGray", 0x8E8E93, 1, 0x8E8E93, 1)
  static let systemGray2 = dynamic("systemGray2", 0xAEAEB2, 1, 0x636366, 1)
  static let systemGray3 = dynamic("systemGray3", 0xC7C7CC, 1, 0x48484A, 1)
  static let systemGray4 = dynamic("systemGray4", 0xD1D1D6, 1, 0x3A3A3C, 1)
  static let systemGray5 = dynamic("systemGray5", 0xE5E5EA, 1, 0x2C2C2E, 1)

  // Text and lines
  static let label = dynamic("label", 0x000000, 1, 0xFFFFFF, 1)
  static let secondaryLabel = dynamic("secondaryLabel", 0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  static let tertiaryLabel = dynamic("tertiaryLabel", 0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let placeholderText = dynamic("placeholderText", 0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let separator = dynamic("separator", 0x3C3C43, 0.29, 0x545458, 0.6)

  // Backgrounds, with the base level as the dark variant
  static let systemBackground = dynamic("systemBackground", 0xFFFFFF, 1, 0x000000, 1)
  static let secondarySystemBackground = dynamic(
    "secondarySystemBackground", 0xF2F2F7, 1, 0x1C1C1E, 1)
  static let systemGroupedBackground = dynamic("systemGroupedBackground", 0xF2F2F7, 1, 0x000000, 1)
  static let secondarySystemGroupedBackground = dynamic(
    "secondarySystemGroupedBackground", 0xFFFFFF, 1, 0x1C1C1E, 1)

  // Fills
  static let systemFill = dynamic("systemFill", 0x787880, 0.2, 0x787880, 0.36)
  static let secondarySystemFill = dynamic("secondarySystemFill", 0x787880, 0.16, 0x787880, 0.32)
  static let tertiarySystemFill = dynamic("tertiarySystemFill", 0x767680, 0.12, 0x767680, 0.24)

  // Fixed greys
  static let clear = UIColor(white: 0, alpha: 0)
  static let black = UIColor(white: 0, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)

  // Fixed colours
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

  private static func dynamic(
    _ name: String, _ light: Int, _ lightAlpha: CGFloat, _ dark: Int, _ darkAlpha: CGFloat
  ) -> UIColor {
    UIColor(storage: .palette(PaletteColor(name, light, lightAlpha, dark, darkAlpha)))
  }
}
