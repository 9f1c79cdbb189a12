import Foundation

/// The keyboard's colours in light and dark mode.
@MainActor
enum KeyboardColors {
  static let backdrop = dynamic(light: (0.82, 0.83, 0.86), dark: (0.17, 0.17, 0.18))
  static let letterKey = dynamic(light: (1, 1, 1), dark: (0.42, 0.42, 0.43))
  static let functionKey = dynamic(light: (0.67, 0.69, 0.74), dark: (0.28, 0.28, 0.29))
  static let shadow = dynamic(light: (0.53, 0.54, 0.56), dark: (0.06, 0.06, 0.06))
  static let separator = dynamic(light: (0.70, 0.71, 0.75), dark: (0.33, 0.33, 0.35))
  static let text = UIColor.label
  static let icon = dynamic(light: (0.31, 0.32, 0.35), dark: (0.78, 0.78, 0.80))

  private static func dynamic(
    light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    let (light, dark) = (
      UIColor(red: light.0, green: light.1, blue: light.2, alpha: 1),
      UIColor(red: dark.0, green: dark.1, blue: dark.2, alpha: 1)
    )
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
