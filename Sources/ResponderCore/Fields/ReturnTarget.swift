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
  ///   - added: By how many rows the section of the next field has grown; negative if it has
  ///     shrunk.
  ///   - shift: By how many rows the old field has moved in its section; nil if that is not known.
  package static func decide(
    old: Row, next: Row, isNext: Bool, added: Int, shift: Int?
  ) -> ReturnTarget {
    if next == .same { return .field }
    switch old {
    case .same: return .neighbour
    case .moved:
      // Rows that are inserted or deleted before both fields move both fields by that many rows.
      // After a reload, the cell of the old field may be in any row.
      guard added != 0, shift == added else { return .fieldInItsRow }
      return next == .moved && isNext ? .field : .neighbour
    case .gone:
      if next == .gone { return .neighbour }
      // If the number of rows is the same as before, the row numbers are still right, but cells may
      // have moved.
      if added == 0 { return .fieldInItsRow }
      return added < 0 ? .fieldInOldRow : .field
    }
  }
}
