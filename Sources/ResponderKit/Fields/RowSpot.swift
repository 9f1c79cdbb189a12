#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The row of a field in the lists around it, at one moment.
  @MainActor
  struct RowSpot {
    /// The field's row in each list around it, the innermost list first. A row is nil if the field
    /// is in no row of that list, as in a header or footer.
    private let paths: [IndexPath?]
    /// The field's index among the fields of its row; nil if the field was not in the order.
    private let number: Int?
    /// The innermost list around the field.
    private weak var list: (any RowSource)?
    /// The section of the field's row in `list`.
    private let section: Int?
    /// The number of rows that the section had at that moment; 0 if there is no section.
    private let count: Int

    init(of field: UIView, among fields: [UIView], in scope: FieldScope) {
      let paths = scope.paths(of: field)
      self.paths = paths
      number = fields.filter { scope.paths(of: $0) == paths }.firstIndex { $0 === field }
      list = field.lists(below: scope.root).first
      section = paths.first??.section
      count = Self.count(of: list, section)
    }

    /// The number of rows that the section has gained since this value was made; negative if it has
    /// lost some; 0 if the list is gone.
    var added: Int { list == nil ? 0 : Self.count(of: list, section) - count }

    /// Returns whether a view, the field of this value, is in the same row, in another row, or no
    /// longer in the order. If the list no longer reports a row for the view's cell, the view
    /// counts as no longer in the order.
    func row(
      of view: UIView?, among fields: [UIView], in scope: FieldScope
    ) -> ReturnTarget.Row {
      guard let view, fields.contains(where: { $0 === view }),
        // The cell of a deleted row may stay visible until its animation ends.
        !view.lists(below: scope.root).contains(where: { $0.hasLostRow(of: view) })
      else { return .gone }
      return scope.paths(of: view) == paths ? .same : .moved
    }

    /// Returns the number of rows by which a view has moved in its section of the innermost list.
    /// Nil if the view is in another section now, or if it was or is in no row.
    func shift(of view: UIView?, in scope: FieldScope) -> Int? {
      guard let view, let then = paths.first ?? nil, let now = scope.paths(of: view).first ?? nil,
        now.section == then.section
      else { return nil }
      return now.row - then.row
    }

    /// Returns the field that now has the same index in the same row, or else the first field of
    /// that row, without counting `other`. Returns nil if the row has no such field, or if the
    /// original field was in no row.
    func field(among fields: [UIView], in scope: FieldScope, except other: UIView?) -> UIView? {
      guard let number, paths.contains(where: { $0 != nil }) else { return nil }
      let inRow = fields.filter { $0 !== other && scope.paths(of: $0) == paths }
      return inRow.indices.contains(number) ? inRow[number] : inRow.first
    }

    private static func count(of list: (any RowSource)?, _ section: Int?) -> Int {
      guard let list, let section, section < list.sectionCount else { return 0 }
      return list.rowCount(in: section)
    }
  }
#endif
