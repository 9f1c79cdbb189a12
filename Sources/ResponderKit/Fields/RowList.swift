#if canImport(UIKit)
  internal import UIKit

  /// A table or collection view, which makes its cells when their rows come into sight.
  @MainActor
  protocol RowList: UIScrollView {
    var rowSource: AnyObject? { get }
    var rowsInSight: [IndexPath] { get }
    var numberOfSections: Int { get }
    func rowCount(in section: Int) -> Int
    func row(of cell: UIView) -> IndexPath?
    func row(at point: CGPoint) -> IndexPath?
    /// Scrolls a row into sight, at the second try in another way.
    func scroll(to row: IndexPath, isRepeated: Bool)
  }

  extension UITableView: RowList {
    var rowSource: AnyObject? { dataSource }
    var rowsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }
    func rowCount(in section: Int) -> Int { numberOfRows(inSection: section) }
    func row(of cell: UIView) -> IndexPath? {
      (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
    }
    func row(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func scroll(to row: IndexPath, isRepeated: Bool) {
      scrollToRow(at: row, at: .none, animated: false)
    }
  }

  extension UICollectionView: RowList {
    var rowSource: AnyObject? { dataSource }
    var rowsInSight: [IndexPath] { indexPathsForVisibleItems }
    func rowCount(in section: Int) -> Int { numberOfItems(inSection: section) }
    func row(of cell: UIView) -> IndexPath? {
      (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }
    func row(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func scroll(to row: IndexPath, isRepeated: Bool) {
      if !isRepeated, let frame = layoutAttributesForItem(at: row)?.frame {
        scrollRectToVisible(frame, animated: false)
      } else {
        scrollToItem(at: row, at: [.centeredVertically, .centeredHorizontally], animated: false)
      }
    }
  }

  extension RowList {
    /// Whether SwiftUI provides the list's rows (T4.20.34).
    var isOfSwiftUI: Bool { rowSource.map(isClassOfSwiftUI) ?? false }

    /// Returns the row that contains a view; nil if the view is in no cell of the list. If a cell's
    /// field is first responder, the list keeps the cell when its row leaves the screen, but
    /// reports no row for it, so this method finds the row by the cell's position.
    func row(around inner: UIView) -> IndexPath? {
      guard inner.isDescendant(of: self) else { return nil }
      let cell = sequence(first: inner, next: \.superview).prefix { $0 !== self }
        .last(where: \.isCell)
      guard let cell else { return nil }
      let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
      return row(of: cell) ?? row(at: cell.convert(middle, to: self))
    }

    /// Returns the next row without a cell after the row `start` in a direction, if it comes before
    /// the row `end`. The rows with a cell are known to have no field before that of `end`.
    ///
    /// - Parameter end: The row of the next field that exists, or nil if the list has no such field.
    func missingRow(
      _ direction: FieldDirection, after start: IndexPath, before end: IndexPath?
    ) -> IndexPath? {
      let visible = rowsInSight
      var next = row(direction, after: start)
      while let row = next, visible.contains(row) { next = self.row(direction, after: row) }
      guard let next else { return nil }
      return end.map { direction == .next ? next < $0 : next > $0 } ?? true ? next : nil
    }

    /// Scrolls a row into sight and lays out the list, so that the row gets a cell.
    ///
    /// If row heights are estimates, the row's position changes when UIKit measures the rows on the
    /// way. So this method tries twice. A section of a collection view that scrolls on its own,
    /// across the list, reacts only to the second try.
    func bring(_ row: IndexPath) {
      for isRepeated in [false, true] where !rowsInSight.contains(row) {
        scroll(to: row, isRepeated: isRepeated)
        layoutIfNeeded()
      }
    }

    /// Returns the row after the given row in a direction, or nil if there is no such row.
    private func row(_ direction: FieldDirection, after start: IndexPath) -> IndexPath? {
      let step = direction == .next ? 1 : -1
      var section = start.section
      var row: Int? = start.row + step
      while (0..<numberOfSections).contains(section) {
        let count = rowCount(in: section)
        let next = row ?? (direction == .next ? 0 : count - 1)
        if (0..<count).contains(next) { return IndexPath(row: next, section: section) }
        section += step
        row = nil
      }
      return nil
    }
  }

  /// Returns whether the class of an object is one of the module SwiftUI.
  func isClassOfSwiftUI(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("SwiftUI.")
  }

  extension UIScrollView {
    /// Whether this is the scroll view of a tab view of SwiftUI that shows pages (T4.20.37).
    var isPagerOfSwiftUI: Bool {
      #if os(tvOS)
        false
      #else
        isPagingEnabled && delegate.map(isClassOfSwiftUI) ?? false
      #endif
    }
  }

  extension UIView {
    var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
  }
#endif
