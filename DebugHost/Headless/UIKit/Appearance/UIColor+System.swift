import Foundation

extension UIColor {
  // MARK: Tints

  public class var systemRed: UIColor { Palette.systemRed }
  public class var systemOrange: UIColor { Palette.systemOrange }
  public class var systemYellow: UIColor { Palette.systemYellow }
  public class var systemGreen: UIColor { Palette.systemGreen }
  public class var systemTeal: UIColor { Palette.systemTeal }
  public class var systemCyan: UIColor { Palette.systemCyan }
  public class var systemBlue: UIColor { Palette.systemBlue }
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  public class var systemPurple: UIColor { Palette.systemPurple }
  public class var systemPink: UIColor { Palette.systemPink }
  public class var systemBrown: UIColor { Palette.systemBrown }
  public class var tintColor: UIColor { Palette.tintColor }

  // MARK: Greys

  public class var systemGray: UIColor { Palette.systemGray }
  public class var systemGray2: UIColor { Palette.systemGray2 }
  public class var systemGray3: UIColor { Palette.systemGray3 }
  public class var systemGray4: UIColor { Palette.systemGray4 }
  public class var systemGray5: UIColor { Palette.systemGray5 }

  // MARK: Text and lines

  public class var label: UIColor { Palette.label }
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  public class var placeholderText: UIColor { Palette.placeholderText }
  public class var separator: UIColor { Palette.separator }

  // MARK: Backgrounds

  public class var systemBackground: UIColor { Palette.systemBackground }
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }

  // MARK: Fills

  public class var systemFill: UIColor { Palette.systemFill }
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }

  // MARK: Fixed colours

  public class var clear: UIColor { Palette.clear }
  public class var black: UIColor { Palette.black }
  public class var white: UIColor { Palette.white }
  public class var red: UIColor { Palette.red }
  public class var green: UIColor { Palette.green }
  public class var blue: UIColor { Palette.blue }
  public class var cyan: UIColor { Palette.cyan }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
}
