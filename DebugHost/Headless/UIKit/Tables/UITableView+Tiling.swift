import Foundation

/// Makes cells for rows that come into view and puts away the cells of rows that leave. This
/// happens in every layout pass, and therefore at every change of the offset (T4.11.18).
extension UITableView {
  private static let insetGroupMargin: CGFloat = 16
  private static let insetGroupRadius: CGFloat = 10

  /// The margins at the sides of the cells. In the inset grouped style, whole groups stay inside
  /// the safe area.
  private var cellSides: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margin = Self.insetGroupMargin
    return (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
  }
  var cellWidth: CGFloat { max(0, bounds.width - cellSides.left - cellSides.right) }

  func frame(of row: TableRow) -> CGRect {
    CGRect(
      x: cellSides.left, y: geometry.start(of: row), width: cellWidth,
      height: geometry.height(of: row))
  }

  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    if tiled.map({ $0.width != bounds.width || $0.cellWidth != cellWidth }) ?? false {
      widthDidChange()
    }
    // The measured height of a self-sizing row may bring other rows into view or push them out, so
    // the loop continues until nothing changes.
    var state = currentState
    for _ in 0..<20 where state != tiled {
      tiled = state
      // Puts cells away before it makes new ones, so that a new row can reuse the cell of an old
      // one.
      putAwayHiddenCells()
      makeVisibleCells(from: state.first, to: state.last)
      state = currentState
    }
    tiled = state
    putAwayHiddenCells()
    tileHeaders()
    layOutTableViews()
  }

  private var currentState: TiledState {
    let rows =
      bounds.height > 0 && bounds.width > 0
      ? geometry.rows(from: bounds.minY, to: bounds.maxY) : nil
    return TiledState(
      first: rows?.first, last: rows?.last, version: geometryVersion, width: bounds.width,
      cellWidth: cellWidth)
  }

  private func isVisible(_ row: TableRow) -> Bool {
    guard let first = tiled?.first, let last = tiled?.last else { return false }
    return row >= first && row <= last
  }

  /// The rows whose cells are visible now, top to bottom.
  var shownRows: [TableRow] { cells.keys.filter(isVisible).sorted() }

  /// Gives the cells and the content the new width. Marks measured heights as estimates, so that
  /// self-sizing rows are measured again when they come into view.
  private func widthDidChange() {
    geometry.forgetMeasuredHeights()
    let size = CGSize(width: bounds.width, height: geometry.height)
    if contentSize != size { contentSize = size }
    for (row, cell) in cells where geometry.contains(row) { cell.frame = frame(of: row) }
  }

  // MARK: Cells

  private func makeVisibleCells(from first: TableRow?, to last: TableRow?) {
    guard let first, let last, let dataSource else { return }
    var next: TableRow? = first
    // A row that is taller than its estimate may have pushed the rows below it out of view.
    while let row = next, row <= last, geometry.start(of: row) < bounds.maxY {
      if let cell = cells[row] {
        if geometry.isEstimated(row) { measure(cell, for: row) }
        let frame = frame(of: row)
        if cell.frame != frame { cell.frame = frame }
      } else {
        show(dataSource.tableView(self, cellForRowAt: row.indexPath), for: row)
      }
      guard geometry.contains(row) else { return }
      next = geometry.next(after: row)
    }
  }

  private func show(_ cell: UITableViewCell, for row: TableRow) {
    // Disables animations, so that a reused cell does not fly in from its old place inside an
    // animation block.
    UIView.performWithoutAnimation {
      cells[row] = cell
      cell.isHidden = false
      cell.setNeedsLayout()
      prepare(cell, for: row)
      if geometry.isEstimated(row) { measure(cell, for: row) }
      cell.frame = frame(of: row)
      if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: row.indexPath)
  }

  /// Gives a self-sizing row its measured height. If the row begins above the visible area, and the
  /// table is not scrolled to its top, the offset changes too, so that the visible rows stay in
  /// place.
  func measure(_ cell: UITableViewCell, for row: TableRow) {
    let limit = CGSize(width: cellWidth, height: .greatestFiniteMagnitude)
    let height = cell.sizeThatFits(limit).height
    let wasAbove = geometry.start(of: row) < bounds.minY
    let change = geometry.setHeight(height.isFinite ? height : 0, of: row)
    guard change != 0 else { return }
    geometryDidChange()
    if wasAbove, contentOffset.y > -adjustedContentInset.top { contentOffset.y += change }
  }

  private func prepare(_ cell: UITableViewCell, for row: TableRow) {
    let isLast = row.row == geometry.sections[row.section].rowCount - 1
    cell.showsSeparator = separatorStyle != .none && (style == .plain || !isLast)
    cell.separator.backgroundColor = separatorColor
    if cell.separatorInset != separatorInset { cell.separatorInset = separatorInset }
    cell.setSelected(selectedRows.contains(row), animated: false)
    if cell.backgroundColor == nil {
      cell.backgroundColor =
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if row.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.insetGroupRadius
    cell.layer.maskedCorners = corners
  }

  func refreshCells() {
    for (row, cell) in cells where geometry.contains(row) { prepare(cell, for: row) }
  }

  /// Moves cells that are no longer visible to the reuse pool, except a cell that contains the
  /// first responder.
  private func putAwayHiddenCells() {
    guard !cells.isEmpty else { return }
    // Recycles the cells from top to bottom. The order of a dictionary differs between runs, and
    // the pool keeps the order in which it gets cells.
    for row in cells.keys.filter({ !isVisible($0) }).sorted() {
      guard let cell = cells[row], !holdsFirstResponder(cell) else { continue }
      cells[row] = nil
      recycle(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
    }
  }

  private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    window?.focus.firstResponder?.isInside(cell) ?? false
  }

  private func layOutTableViews() {
    if let backgroundView { backgroundView.frame = bounds }
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, geometry.rowsEnd)] {
      guard let view else { continue }
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    let (top, bottom) = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    if top != geometry.top || bottom != geometry.bottom {
      geometry.setTop(top, bottom: bottom)
      geometryDidChange()
    }
  }
}
