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
    /// The least height of a cell whose tap does nothing, or only shows or hides more.
    static let line: CGFloat = 28
    /// The height of the sketch and of the room around it. In an area without room for as much of a
    /// section, a card may become wide and low.
    static let sketchHeight: CGFloat = 106

    /// Returns the card's usual width, which is larger in a window that is wide and tall, as on an
    /// iPad or on the inner display of an iPhone Duo, and at the accessibility text sizes.
    static func width(_ traits: UITraitCollection) -> CGFloat {
      let isWide = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      return isWide || isLarge(traits) ? 360 : 320
    }

    /// Returns whether the user has chosen an accessibility text size. All text of the card is then
    /// in one column that scrolls.
    static func isLarge(_ traits: UITraitCollection) -> Bool {
      traits.preferredContentSizeCategory.isAccessibilityCategory
    }

    static let prediction = UIColor.systemBlue

    /// How long the panel moves, and how long it flashes, in seconds.
    static let duration: TimeInterval = 0.3
    static let motion: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]

    static func accent(_ status: FieldVisibility.Status?) -> UIColor {
      switch status {
      case .visible: .systemGreen
      case .partial: .systemOrange
      case .hidden: .systemRed
      case nil: .systemGray
      }
    }

    /// Returns the symbol of a status. Each status has its own, because not every user can tell the
    /// colours apart.
    static func symbol(_ status: FieldVisibility.Status?) -> String {
      switch status {
      case .visible: "checkmark.circle.fill"
      case .partial: "exclamationmark.triangle.fill"
      case .hidden: "eye.slash"
      case nil: "questionmark.circle"
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

  extension UIView {
    /// Whether the layout direction is right to left.
    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets a subview's frame, which is given for a left-to-right layout and mirrored in a
    /// right-to-left one.
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let left = isReversed ? bounds.width - (x + width) : x
      view.frame = CGRect(x: left, y: y, width: width, height: height)
    }
  }

  extension UILabel {
    /// Returns the height of the text in lines of a width, in points; 0 without a text.
    func height(forWidth width: CGFloat) -> CGFloat {
      guard text?.isEmpty == false else { return 0 }
      return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }

  /// A view of the panel that makes its subviews in `setUp()`, and lays them out in `layOut()`. The
  /// layout is not isolated to the main actor, so that an app that lays out views on another thread
  /// does not crash because of the HUD.
  class HUDView: UIView {
    init() {
      super.init(frame: .zero)
      setUp()
    }

    required init?(coder: NSCoder) { nil }

    func setUp() {}

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    func layOut() {}
  }

  /// The same for a control, which VoiceOver reads as one element.
  class HUDControl: UIControl {
    var onTap: () -> Void = {}

    init() {
      super.init(frame: .zero)
      isAccessibilityElement = true
      addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
      setUp()
    }

    required init?(coder: NSCoder) { nil }

    func setUp() {}

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    func layOut() {}

    /// Adds a VoiceOver action that copies what the control shows.
    func offerCopy(_ name: String, _ copy: @escaping () -> Void) {
      let action = UIAccessibilityCustomAction(name: name) { _ in
        copy()
        return true
      }
      accessibilityCustomActions = [action]
    }

    /// Flashes, to show without words that something was copied or done.
    func flash() {
      let color = HUDStyle.prediction.withAlphaComponent(0.18)
      UIView.performWithoutAnimation { backgroundColor = color }
      // This moves nothing, so Reduce Motion does not apply.
      UIView.animate(withDuration: HUDStyle.duration, delay: 0, options: HUDStyle.motion) {
        self.backgroundColor = HUDStyle.prediction.withAlphaComponent(0)
      }
    }
  }
#endif
