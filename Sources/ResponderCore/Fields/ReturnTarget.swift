/// The field to which the return key moves the focus, if the move has to wait. It waits until the
/// old field, in which the user pressed the key, has ended editing. By then the app may have
/// changed its lists.
package enum ReturnTarget: Equatable, Sendable {
  /// The next field, as determined when the user pressed the return key.
  case field
  /// The field that is now in the row in which the next field was.
  case fieldInItsRow
  /// The field that is now in the row in which the old field was.
  case fieldInOldRow
  /// The field that now comes after the old field.
  case neighbour

  /// The change of a field's row since the user pressed the return key.
  package enum Row: Equatable, Sendable {
    /// The field is in the same row, or in no list.
    case same
    /// The field is in a row with another number. Either rows before that row were inserted or
    /// deleted, or the list has reloaded and uses the field's cell for another row.
    case moved
    /// The field is no longer in the order. For example, its row was deleted.
    case gone
  }

  /// Returns the field to edit.
  ///
  /// - Parameters:
  ///   - old: The row of the field that has ended editing.
  ///   - next: The row of the next field.
  ///   - isNext: Whether the next field still comes right after the old field.
  ///   - added: By how many sections the list of the next field has grown or, if it has as many as
  ///     before, by how many rows the section has grown; negative if it has shrunk.
  ///   - shift: By how many sections or rows, counted like `added`, the old field has moved; nil if
  ///     that is not known.
  package static func decide(
    old: Row, next: Row, isNext: Bool, added: Int, shift: Int?
  ) -> ReturnTarget {
    if next == .same { return .field }
    switch old {
    case .same: return .neighbour
    case .moved:
      // Rows or sections that are inserted or deleted before both fields move both fields by as
      // many. After a reload, the cell of the old field may be in any row.
      guard added != 0, shift == added else { return .fieldInItsRow }
      return next == .moved && isNext ? .field : .neighbour
    case .gone:
      if next == .gone { return .neighbour }
      // If the numbers of sections and rows are the same as before, the index paths are still
      // right, but cells may have moved.
      if added == 0 { return .fieldInItsRow }
      return added < 0 ? .fieldInOldRow : .field
    }
  }
}
