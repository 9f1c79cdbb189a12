import Foundation

/// Questions about rows and ways to them. Index paths that name no row are answered with nil, an empty rectangle or nothing.
extension UITableView {
  public var numberOfSections: Int {
    loadDataIfNeeded()
    return geometry.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
  }

  private func row(_ indexPath: IndexPath) -> TableRow? {
    loadDataIfNeeded()
    guard let row = TableRow(indexPath), geometry.contains(row) else { return nil }
    return row
  }

  // MARK: Places

  public func rect(forSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(x: 0, y: part.y, width: bounds.width, height: part.end - part.y)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(
      x: 0, y: part.rowsStart - part.header, width: bounds.width, height: part.header)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(x: 0, y: part.rowsEnd, width: bounds.width, height: part.footer)
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    row(indexPath).map { frame(of: $0) } ?? .zero
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)?.indexPath
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadDataIfNeeded()
    guard let rows = geometry.rows(from: rect.minY, to: rect.maxY) else { return [] }
    var found: [IndexPath] = []
    var next: TableRow? = rows.first
    while let row = next, row <= rows.last {
      found.append(row.indexPath)
      next = geometry.next(after: row)
    }
    return found
  }

  // MARK: Cells

  public var visibleCells: [UITableViewCell] {
    layOutIfStale()
    return shownRows.compactMap { cells[$0] }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfStale()
    return shownRows.map(\.indexPath)
  }

  /// The row's cell while it exists.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfStale()
    return row(indexPath).flatMap { cells[$0] }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.indexPath
  }

  /// Who asks about cells gets those of the present offset, even before the next layout.
  private func layOutIfStale() {
    loadDataIfNeeded()
    if layoutFlags.needsLayout, !isTiling { layoutIfNeeded() }
  }

  // MARK: Scrolling

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let row = row(indexPath) else { return }
    layOutIfStale()
    scroll(to: row, scrollPosition, animated: animated)
    guard !animated else { return }
    // Rows that had only been estimated may have turned out higher on the way.
    for _ in 0..<20 {
      let version = geometryVersion
      tile()
      guard version != geometryVersion else { return }
      scroll(to: row, scrollPosition, animated: false)
    }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selectedRows.min() else { return }
    scrollToRow(at: row.indexPath, at: scrollPosition, animated: animated)
  }

  private func scroll(to row: TableRow, _ position: ScrollPosition, animated: Bool) {
    var rect = frame(of: row)
    // A plain table's header stands over the top rows.
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
