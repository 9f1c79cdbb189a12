import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The value that lets a row or section determine its own height.
  public nonisolated static var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// A row by its section and row numbers. Unlike an index path, it is cheap to hash and compare.
struct TableRow: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns nil for an index path that does not name a row.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2, indexPath[0] >= 0, indexPath[1] >= 0 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (lhs: TableRow, rhs: TableRow) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}
