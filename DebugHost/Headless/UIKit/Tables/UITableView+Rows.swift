import Foundation

/// Queries for rows, and scrolling to them. For an index path without a row, the result is nil or
/// an empty rectangle, or nothing happens.
extension UITableView {
  func row(_ indexPath: IndexPath) -> TableRow? {
    loadDataIfNeeded()
    guard let row = TableRow(indexPath), geometry.contains(row) else { return nil }
    return row
  }

  func rows(in rect: CGRect) -> [TableRow] {
    loadDataIfNeeded()
    guard let rows = geometry.rows(from: rect.minY, to: rect.maxY) else { return [] }
    var found: [TableRow] = []
    var next: TableRow? = rows.first
    while let row = next, row <= rows.last {
      found.append(row)
      next = geometry.next(after: row)
    }
    return found
  }

  /// Performs a layout that is pending, so that a query for cells returns those at the current
  /// offset, even before the next layout pass.
  func layOutIfStale() {
    loadDataIfNeeded()
    if layoutFlags.needsLayout, !isTiling { layoutIfNeeded() }
  }

  // MARK: Scrolling

  func reveal(_ indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let row = row(indexPath) else { return }
    layOutIfStale()
    scroll(to: row, position, animated: animated)
    guard !animated else { return }
    // Layout may measure rows that had only an estimated height, so the row may have moved.
    for _ in 0..<20 {
      let version = geometryVersion
      tile()
      guard version != geometryVersion else { return }
      scroll(to: row, position, animated: false)
    }
  }

  private func scroll(to row: TableRow, _ position: ScrollPosition, animated: Bool) {
    var rect = frame(of: row)
    // A plain table's header covers the top rows.
    let header = style == .plain ? geometry.sections[row.section].header : 0
    rect.origin.y -= header
    rect.size.height += header
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset.y = rect.minY - inset.top
    case .bottom: offset.y = rect.maxY - room - inset.top
    case .middle: offset.y = rect.midY - room / 2 - inset.top
    }
    let limits = offsetLimits.y
    offset.y = pixelGrid.round(min(max(offset.y, limits.lowerBound), limits.upperBound))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}
