#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Sizes, fonts and colours of the HUD: quiet and exact; points.
  @MainActor
  enum HUDStyle {
    static let padding: CGFloat = 14
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 16
    static let target: CGFloat = 44
    static let sketchWidth: CGFloat = 60
    /// What the card shows of a section at once, at the usual text sizes: three cells.
    static let bodyHeight: CGFloat = 132

    /// On an iPad's width there is room for more.
    static func width(_ traits: UITraitCollection) -> CGFloat {
      let isWide = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
      return isWide || isLarge(traits) ? 360 : 300
    }

    /// Whether the text is so large that everything stands in one column that scrolls.
    static func isLarge(_ traits: UITraitCollection) -> Bool {
      traits.preferredContentSizeCategory.isAccessibilityCategory
    }

    static let prediction = UIColor.systemBlue

    static func accent(_ status: HUDContent.Status) -> UIColor {
      switch status {
      case .visible: .systemGreen
      case .partial: .systemOrange
      case .hidden: .systemRed
      case .unknown: .systemGray
      }
    }

    /// Colour is never the only carrier of meaning: each status has a symbol of its own.
    static func symbol(_ status: HUDContent.Status) -> String {
      switch status {
      case .visible: "checkmark.circle.fill"
      case .partial: "exclamationmark.triangle.fill"
      case .hidden: "eye.slash"
      case .unknown: "questionmark.circle"
      }
    }

    /// Text of second rank, darker where the user wants more contrast.
    static func secondary(_ traits: UITraitCollection) -> UIColor {
      traits.accessibilityContrast == .high ? .label : .secondaryLabel
    }

    static func hairline(_ traits: UITraitCollection) -> CGFloat {
      traits.accessibilityContrast == .high ? 1 : 1 / max(1, traits.displayScale)
    }

    static func ceiled(_ value: CGFloat, _ traits: UITraitCollection) -> CGFloat {
      let scale = max(1, traits.displayScale)
      return (value * scale - 0.0001).rounded(.up) / scale
    }
  }

  /// The fonts of one text size; made once for each change of size.
  @MainActor
  struct HUDFonts {
    let headline: UIFont
    let name: UIFont
    let title: UIFont
    let value: UIFont

    init(_ traits: UITraitCollection) {
      func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
      }
      headline = scaled(.monospacedDigitSystemFont(ofSize: 15, weight: .semibold), .headline)
      name = scaled(.systemFont(ofSize: 13, weight: .medium), .footnote)
      title = scaled(.systemFont(ofSize: 11, weight: .regular), .caption2)
      value = scaled(.monospacedDigitSystemFont(ofSize: 13, weight: .medium), .footnote)
    }
  }
#endif
