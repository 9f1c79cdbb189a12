#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The colours of layers, which follow no traits by themselves: resolved once for each look of the system.
  @MainActor
  struct HUDPalette {
    let visible: CGColor
    let partial: CGColor
    let hidden: CGColor
    let unknown: CGColor
    let prediction: CGColor
    let predictionGround: CGColor
    let seen: CGColor
    let scroll: CGColor
    let keyboard: CGColor
    let keyboardGround: CGColor
    let hop: CGColor
    let hopGround: CGColor
    let viewport: CGColor
    let viewportGround: CGColor

    init(_ traits: UITraitCollection) {
      func color(_ color: UIColor, _ alpha: CGFloat = 1) -> CGColor {
        let resolved = color.resolvedColor(with: traits)
        return alpha < 1 ? resolved.withAlphaComponent(alpha).cgColor : resolved.cgColor
      }
      visible = color(HUDStyle.accent(.visible))
      partial = color(HUDStyle.accent(.partial))
      hidden = color(HUDStyle.accent(.hidden))
      unknown = color(HUDStyle.accent(.unknown))
      prediction = color(HUDStyle.prediction)
      predictionGround = color(HUDStyle.prediction, 0.12)
      seen = color(.systemTeal)
      scroll = color(.systemGray)
      keyboard = color(.systemIndigo)
      keyboardGround = color(.systemGray3)
      hop = color(.systemPurple)
      hopGround = color(.systemPurple, 0.1)
      viewport = color(.tertiaryLabel)
      viewportGround = color(.systemFill, 0.08)
    }

    func accent(_ status: HUDContent.Status) -> CGColor {
      switch status {
      case .visible: visible
      case .partial: partial
      case .hidden: hidden
      case .unknown: unknown
      }
    }
  }
#endif
