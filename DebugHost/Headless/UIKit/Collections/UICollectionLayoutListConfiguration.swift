import Foundation

/// How a list looks. Swipe actions are not here.
@preconcurrency @MainActor
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
  /// Nil is the appearance's own colour.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above a section's header; nil is the appearance's own.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  // MARK: Measures (K), those of the tables

  var isInset: Bool { appearance == .insetGrouped }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var margin: CGFloat { isInset ? 16 : 0 }

  func topPadding(isFirst: Bool) -> CGFloat {
    if headerMode == .supplementary { return headerTopPadding ?? (isGrouped ? 0 : 22) }
    guard isGrouped else { return 0 }
    return isFirst ? 35 : 53.0 / 3
  }

  /// The space below a section's last row where there is no footer.
  var bottomPadding: CGFloat { isGrouped ? 53.0 / 3 : 0 }

  var background: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// What a list gives its row: the corners it rounds, the line below it, the colour.
struct ListRowLook: Equatable, Sendable {
  var roundsTop = false
  var roundsBottom = false
  var showsSeparator = false
  var isGrouped = false
}
