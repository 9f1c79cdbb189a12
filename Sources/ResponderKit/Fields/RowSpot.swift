#if canImport(UIKit)
  internal import UIKit

  /// The place of a field in the lists around it, which stays while lists use their cells for other
  /// rows.
  @MainActor
  struct RowSpot {
    /// The field's row in each list around it; nil for a list's header or footer.
    private let paths: [IndexPath?]
    /// The field's number among the fields of its row.
    private let number: Int?

    init(of field: UIView, in scope: FieldScope) {
      let paths = scope.paths(of: field)
      self.paths = paths
      number = Self.fields(at: paths, in: scope).firstIndex { $0 === field }
    }

    /// Returns whether a view is at this place, or nil if it is not in the order any more.
    func isStill(of view: UIView?, in scope: FieldScope) -> Bool? {
      guard let view, view.window != nil, scope.look().fields.contains(where: { $0 === view })
      else { return nil }
      return scope.paths(of: view) == paths
    }

    /// Returns the field that is at this place now; nil if the place is not in a row.
    func field(in scope: FieldScope) -> UIView? {
      guard let number, paths.contains(where: { $0 != nil }) else { return nil }
      let fields = Self.fields(at: paths, in: scope)
      return fields.indices.contains(number) ? fields[number] : nil
    }

    private static func fields(at paths: [IndexPath?], in scope: FieldScope) -> [UIView] {
      scope.look().fields.filter { scope.paths(of: $0) == paths }
    }
  }
#endif
