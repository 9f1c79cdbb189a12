import Foundation

/// The section headers and footers. In a plain table, a header stays at the top until the next one
/// pushes it away (K).
extension UITableView {
  func tileHeaders() {
    let (low, high) = (bounds.minY, bounds.maxY)
    var shown = 0..<0
    if let first = geometry.sections.firstIndex(where: { $0.end > low && $0.y < high }) {
      let end = geometry.sections[first...].firstIndex { $0.y >= high } ?? geometry.sections.count
      shown = first..<end
    }
    putAway(\.headers) { !shown.contains($0) }
    putAway(\.footers) { !shown.contains($0) }
    for index in shown {
      let section = geometry.sections[index]
      if section.header > 0 {
        let view = headers[index] ?? makeHeader(index)
        headers[index] = .some(view)
        place(view, at: headerStart(section), height: section.header)
      }
      if section.footer > 0 {
        let view = footers[index] ?? makeFooter(index)
        footers[index] = .some(view)
        place(view, at: section.rowsEnd, height: section.footer)
      }
    }
  }

  private func headerStart(_ section: TableGeometry.Section) -> CGFloat {
    let natural = section.rowsStart - section.header
    guard style == .plain else { return natural }
    let top = bounds.minY + adjustedContentInset.top
    return max(natural, min(top, section.end - section.header))
  }

  private func place(_ view: UIView?, at y: CGFloat, height: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    let view =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map {
        titleView($0, isFooter: false)
      }
    if let view { UIView.performWithoutAnimation { addSubview(view) } }
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    let view =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map {
        titleView($0, isFooter: true)
      }
    if let view { UIView.performWithoutAnimation { addSubview(view) } }
    return view
  }

  private func titleView(_ title: String, isFooter: Bool) -> UIView {
    let view = UITableViewHeaderFooterView()
    view.isTitleAtTop = isFooter
    view.setTitle(title, style: style)
    return view
  }

  /// Requests a layout of the cells, headers and footers, which keep their contents inside the safe
  /// area at the sides.
  func layOutSides() {
    setNeedsLayout()
    for cell in cells.values { cell.setNeedsLayout() }
    for view in headers.values { view?.setNeedsLayout() }
    for view in footers.values { view?.setNeedsLayout() }
  }

  /// Returns the insets at a row's sides that keep its content inside the safe area; zero if
  /// `insetsContentViewsToSafeArea` is false (A).
  func safeSides(of row: CGRect) -> UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - row.minX), bottom: 0,
      right: max(0, safe.right - (bounds.width - row.maxX)))
  }

  /// Removes views. One that holds the first responder makes it resign, and the keyboard's
  /// notifications may lay the table out meanwhile.
  private func putAway(
    _ views: ReferenceWritableKeyPath<UITableView, [Int: UIView?]>, where leaves: (Int) -> Bool
  ) {
    let leaving = self[keyPath: views].filter { leaves($0.key) }
    for index in leaving.keys { self[keyPath: views].removeValue(forKey: index) }
    for view in leaving.values { view?.removeFromSuperview() }
  }

  func putAwayHeaders() {
    putAway(\.headers) { _ in true }
    putAway(\.footers) { _ in true }
  }
}
