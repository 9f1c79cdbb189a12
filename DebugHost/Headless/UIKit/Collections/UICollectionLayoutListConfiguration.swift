import Foundation

/// The look of a list. Swipe actions are not implemented.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var showsSeparators = true
  /// The background colour, or nil for the colour of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above a section's header, in points, or nil for that of the appearance.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  // MARK: Measurements, as in tables (K)

  var isInset: Bool { appearance == .insetGrouped }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var margin: CGFloat { isInset ? 16 : 0 }

  func topPadding(isFirst: Bool) -> CGFloat {
    if headerMode == .supplementary { return headerTopPadding ?? (isGrouped ? 0 : 22) }
    guard isGrouped else { return 0 }
    return isFirst ? 35 : 53.0 / 3
  }

  /// The space below the last row of a section without a footer, in points.
  var bottomPadding: CGFloat { isGrouped ? 53.0 / 3 : 0 }

  var background: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// The look that a list gives a row: rounded corners, a separator and a colour.
struct ListRowLook: Equatable, Sendable {
  var roundsTop = false
  var roundsBottom = false
  var showsSeparator = false
  var isGrouped = false
}
