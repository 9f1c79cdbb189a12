import Foundation

/// The geometry, made from the values of the data source and the delegate. The heights of headers
/// and footers are UIKit's usual ones (K).
extension UITableView {
  private static let defaultRowHeight: CGFloat = 44

  func invalidateData() {
    needsData = true
    setNeedsLayout()
  }

  /// Updates the heights, and keeps the cells, one of which may contain the first responder. If the
  /// numbers of rows have changed, it discards all data instead.
  func invalidateHeights() {
    guard !needsData else { return setNeedsLayout() }
    let new = makeGeometry(keeping: [:], of: TableGeometry())
    guard new.sections.map(\.rowCount) == geometry.sections.map(\.rowCount) else {
      return invalidateData()
    }
    geometry = new
    putAwayHeaders()
    geometryDidChange()
  }

  func loadDataIfNeeded() {
    guard needsData else { return }
    needsData = false
    recycleEverything()
    geometry = makeGeometry(keeping: [:], of: TableGeometry())
    geometryDidChange()
  }

  func geometryDidChange() {
    geometryVersion += 1
    let size = CGSize(width: bounds.width, height: geometry.height)
    if contentSize != size { contentSize = size }
    setNeedsLayout()
  }

  /// Queries the data source and the delegate for all values. A row whose origin in `old` has a
  /// measured height keeps that height.
  func makeGeometry(keeping origins: [TableRow: TableRow], of old: TableGeometry) -> TableGeometry {
    guard let dataSource else {
      // Without a data source there is one section, without rows (T4.17.12).
      return TableGeometry(
        top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0,
        sections: [TableGeometry.Section(rows: [])])
    }
    let count = max(0, dataSource.numberOfSections(in: self))
    var sections: [TableGeometry.Section] = []
    sections.reserveCapacity(count)
    for index in 0..<count {
      let rowCount = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
      var rows: [(height: CGFloat, isEstimated: Bool, sizesItself: Bool)] = []
      rows.reserveCapacity(rowCount)
      for row in 0..<rowCount {
        let row = TableRow(section: index, row: row)
        if let origin = origins[row], old.contains(origin), !old.isEstimated(origin),
          isSelfSizing(row)
        {
          rows.append((old.height(of: origin), false, true))
        } else {
          let (height, isEstimated) = height(of: row)
          rows.append((height, isEstimated, isEstimated))
        }
      }
      var section = TableGeometry.Section(rows: rows)
      section.header = headerHeight(index)
      section.footer = footerHeight(index)
      section.padding = section.header > 0 ? topPadding : 0
      sections.append(section)
    }
    return TableGeometry(
      top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0,
      sections: sections)
  }

  // MARK: Rows

  private func wantedHeight(_ row: TableRow) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: row.indexPath) ?? rowHeight
  }

  func isSelfSizing(_ row: TableRow) -> Bool {
    wantedHeight(row) < 0 && estimatedRowHeight != 0
  }

  private func height(of row: TableRow) -> (height: CGFloat, isEstimated: Bool) {
    let wanted = wantedHeight(row)
    if wanted >= 0 { return (wanted, false) }
    guard estimatedRowHeight != 0 else { return (Self.defaultRowHeight, false) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: row.indexPath) ?? estimatedRowHeight
    return (estimate > 0 ? estimate : Self.defaultRowHeight, true)
  }

  // MARK: Headers and footers

  private var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? 22 : 0
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if wanted >= 0 { return wanted }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return naturalHeight(of: view)
    }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    switch style {
    case .plain: return hasTitle ? max(28, titleHeight(.headline, 7)) : 0
    case .grouped, .insetGrouped:
      if hasTitle { return max(38, titleHeight(.footnote, 22)) }
      return section == 0 && tableHeaderView == nil ? 35 : 53.0 / 3
    }
  }

  /// Returns the height of a title, which follows the text size (K).
  private func titleHeight(_ style: UIFont.TextStyle, _ space: CGFloat) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return (font.lineHeight + space).rounded()
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if wanted >= 0 { return wanted }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return naturalHeight(of: view)
    }
    if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      let view = UITableViewHeaderFooterView()
      view.isTitleAtTop = true
      view.setTitle(title, style: style)
      return view.sizeThatFits(bounds.size).height
    }
    return style == .plain ? 0 : 53.0 / 3
  }

  private func naturalHeight(of view: UIView) -> CGFloat {
    let fitting = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    return fitting > 0 ? fitting : 28
  }
}
