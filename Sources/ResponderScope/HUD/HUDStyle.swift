#if DEBUG && canImport(UIKit)
  internal import UIKit

  /// Sizes, fonts and colours of the HUD: quiet and exact; points.
  @MainActor
  enum HUDStyle {
    static let width: CGFloat = 300
    static let padding: CGFloat = 14
    static let cornerRadius: CGFloat = 16
    static let sketchSize = CGSize(width: 60, height: 104)
    static let headline = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let name = UIFont.systemFont(ofSize: 13, weight: .medium)
    static let title = UIFont.systemFont(ofSize: 11, weight: .regular)
    static let value = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium)

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
      case .partial: "exclamationmark.triangle"
      case .hidden: "eye.slash"
      case .unknown: "questionmark.circle"
      }
    }
  }
#endif
