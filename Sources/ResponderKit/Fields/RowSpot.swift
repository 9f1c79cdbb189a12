#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The row of a field in the lists around it, at one moment.
  @MainActor
  struct RowSpot {
    /// The field's row in each list around it, the innermost list first. The row is nil if the
    /// field is in the list's header or footer.
    private let paths: [IndexPath?]
    /// The field's index among the fields of its row.
    private let number: Int?
    /// The innermost list. The next two properties are the row's section in it, and the number of
    /// rows that this section had.
    private weak var list: (any RowSource)?
    private let section: Int?
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
    /// lost some.
    var added: Int { list == nil ? 0 : Self.count(of: list, section) - count }

    /// Returns what has become of the row in which a view was.
    func row(
      of view: UIView?, among fields: [UIView], in scope: FieldScope
    ) -> ReturnTarget.Row {
      guard let view, fields.contains(where: { $0 === view }),
        // The cell of a deleted row may stay visible until its animation ends.
        !view.lists(below: scope.root).contains(where: { $0.hasLostRow(of: view) })
      else { return .gone }
      return scope.paths(of: view) == paths ? .same : .moved
    }

    /// Returns the number of rows by which a view has moved in its section; nil if the view is in
    /// another section or in no row.
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
