import UIKit

/// A text size, with the short name that the command line accepts. A new device has the size `l`.
enum TextSize: String, CaseIterable, Sendable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// Whether the size is larger than another one.
  func isBeyond(_ other: TextSize) -> Bool {
    let all = Self.allCases
    return all.drop { $0 != other }.dropFirst().contains(self)
  }

  var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}
