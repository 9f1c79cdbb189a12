#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The sizes (in points), colours and symbols of the HUD.
  @MainActor
  enum HUDStyle {
    static let padding: CGFloat = 14
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 16
    static let target: CGFloat = 44
    static let sketchWidth: CGFloat = 60
    /// The height of the visible part of a section at the usual text sizes: two cells and the top
    /// of a third.
    static let bodyHeight: CGFloat = 106

    /// Returns the card's usual width, which is larger in a window that is wide and tall, as on an
    /// iPad or on the inner display of an iPhone Duo, and at the accessibility text sizes.
    static func width(_ traits: UITraitCollection) -> CGFloat {
      let isWide = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      return isWide || isLarge(traits) ? 360 : 300
    }

    /// Returns whether the user has chosen an accessibility text size. All text of the card is then
    /// in one column that scrolls.
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

    /// Returns the symbol of a status. Each status has its own, because not every user can tell the
    /// colours apart.
    static func symbol(_ status: HUDContent.Status) -> String {
      switch status {
      case .visible: "checkmark.circle.fill"
      case .partial: "exclamationmark.triangle.fill"
      case .hidden: "eye.slash"
      case .unknown: "questionmark.circle"
      }
    }

    /// Returns the colour of secondary text, which is stronger if the user wants more contrast.
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

  /// The fonts of the HUD for one text size.
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

  /// The HUD's motion: a short spring, or none if the user has turned on Reduce Motion.
  @MainActor
  enum HUDMotion {
    static let duration: TimeInterval = 0.3

    static func move(animated: Bool, _ change: @escaping () -> Void) {
      guard animated, !UIAccessibility.isReduceMotionEnabled else {
        return UIView.performWithoutAnimation(change)
      }
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    /// Animates a change of colour. It moves nothing, so Reduce Motion does not apply.
    static func fade(_ change: @escaping () -> Void) {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }
  }

  extension UIView {
    /// Whether the layout direction is right to left.
    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets a subview's frame, which is given for a left-to-right layout and mirrored in a
    /// right-to-left one.
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame =
        isReversed
        ? CGRect(
          x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
  }
#endif
