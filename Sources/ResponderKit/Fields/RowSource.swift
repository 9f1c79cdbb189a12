#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// An edge of a list's visible area, in the list's own coordinates. In a collection view that
  /// scrolls sideways, `top` stands for the left edge and `bottom` for the right one.
  enum RowEdge {
    case top, bottom
  }

  /// A table or collection view, which makes its cells when their rows come into sight.
  @MainActor
  protocol RowSource: UIScrollView {
    var sectionCount: Int { get }
    /// The visible rows, which therefore have a cell.
    var shownPaths: Set<IndexPath> { get }
    func rowCount(in section: Int) -> Int
    /// The object that knows which rows have fields: the list's data source, or else its delegate;
    /// nil if neither conforms.
    var fieldRows: (any FieldRowSource)? { get }
    /// Returns the row at a point in the list's coordinates, with or without a cell.
    func path(at point: CGPoint) -> IndexPath?
    /// Returns the row of a view that is a visible cell of this list; nil for any other view.
    func path(ofCell view: UIView) -> IndexPath?
    /// Scrolls a row to an edge of the visible area without animation. If `edge` is nil, scrolls no
    /// farther than necessary.
    ///
    /// - Parameter isRepeated: Whether an earlier call has failed to bring the row onto the screen.
    ///   If `edge` is nil, a collection view then centres the item.
    func scroll(to path: IndexPath, at edge: RowEdge?, isRepeated: Bool)
  }

  extension RowSource {
    /// Returns whether the index paths ascend in this direction. A transform that turns the list
    /// upside down reverses this.
    func runs(_ direction: FieldDirection) -> Bool {
      let isTurned = convert(CGPoint(x: 0, y: 1), to: nil).y < convert(CGPoint.zero, to: nil).y
      return (direction == .next) != isTurned
    }

    /// Returns the row that contains a view; nil if the view is not in a cell of the list, as in a
    /// header or a footer.
    ///
    /// If a cell's field is first responder, the list keeps the cell when its row leaves the
    /// screen. The list no longer reports a row for the cell, so this method finds the row by the
    /// cell's position.
    func path(of view: UIView) -> IndexPath? {
      guard let cell = cell(around: view) else { return nil }
      let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
      return path(ofCell: cell) ?? path(at: cell.convert(middle, to: self))
    }

    /// Returns whether a view is in a cell for which the list no longer reports a row.
    func hasLostRow(of view: UIView) -> Bool {
      cell(around: view).map { path(ofCell: $0) == nil } ?? false
    }

    private func cell(around view: UIView) -> UIView? {
      guard view.isDescendant(of: self) else { return nil }
      return sequence(first: view, next: \.superview).prefix { $0 !== self }
        .last { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    /// Returns the rows between two rows, both excluded, in ascending or descending order.
    ///
    /// A start of nil means the beginning of the list, an end of nil its end. The result is empty
    /// if the end does not come after the start. If the app provides a `FieldRowSource`, the result
    /// omits the rows without a field. The sequence asks the app only about the rows that the
    /// caller visits, and about the omitted rows among them.
    func paths(
      _ runsForward: Bool, after start: IndexPath?, before end: IndexPath?
    ) -> AnySequence<IndexPath> {
      let fieldRows = fieldRows
      return AnySequence { () -> AnyIterator<IndexPath> in
        var next = self.row(runsForward, after: start)
        return AnyIterator {
          while let path = next, end.map({ runsForward ? path < $0 : path > $0 }) ?? true {
            next = self.row(runsForward, after: path)
            if fieldRows?.hasField(at: path) ?? true { return path }
          }
          return nil
        }
      }
    }

    /// Returns the row after the given row, or the first row if that is nil, in ascending or
    /// descending order. Nil if there is no such row.
    private func row(_ runsForward: Bool, after path: IndexPath?) -> IndexPath? {
      let step = runsForward ? 1 : -1
      var section = path?.section ?? (runsForward ? 0 : sectionCount - 1)
      var row = path.map { $0.row + step }
      while (0..<sectionCount).contains(section) {
        let count = rowCount(in: section)
        let next =
          row.map { runsForward ? max(0, $0) : min($0, count - 1) }
          ?? (runsForward ? 0 : count - 1)
        if (0..<count).contains(next) { return IndexPath(row: next, section: section) }
        section += step
        row = nil
      }
      return nil
    }

    /// Scrolls a row into sight and lays out the list, so that the row gets a cell. With an edge,
    /// the rows that fit between this row and the opposite edge get cells too.
    ///
    /// If row heights are estimates, the row's position changes when UIKit measures the rows on the
    /// way. So this method tries up to three times, until the row is on the screen.
    func bring(_ path: IndexPath, at edge: RowEdge?) {
      for attempt in 0..<3 {
        scroll(to: path, at: edge, isRepeated: attempt > 0)
        layoutIfNeeded()
        if shownPaths.contains(path) { return }
      }
    }
  }

  extension UITableView: RowSource {
    var sectionCount: Int { numberOfSections }
    var shownPaths: Set<IndexPath> { Set(indexPathsForVisibleRows ?? []) }
    func rowCount(in section: Int) -> Int { numberOfRows(inSection: section) }
    var fieldRows: (any FieldRowSource)? {
      dataSource as? any FieldRowSource ?? delegate as? any FieldRowSource
    }
    func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func path(ofCell view: UIView) -> IndexPath? {
      (view as? UITableViewCell).flatMap { indexPath(for: $0) }
    }
    func scroll(to path: IndexPath, at edge: RowEdge?, isRepeated: Bool) {
      let position: ScrollPosition =
        switch edge {
        case nil: .none
        case .top: .top
        case .bottom: .bottom
        }
      scrollToRow(at: path, at: position, animated: false)
    }
  }

  extension UICollectionView: RowSource {
    var sectionCount: Int { numberOfSections }
    var shownPaths: Set<IndexPath> { Set(indexPathsForVisibleItems) }
    func rowCount(in section: Int) -> Int { numberOfItems(inSection: section) }
    var fieldRows: (any FieldRowSource)? {
      dataSource as? any FieldRowSource ?? delegate as? any FieldRowSource
    }
    func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func path(ofCell view: UIView) -> IndexPath? {
      (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }
    func scroll(to path: IndexPath, at edge: RowEdge?, isRepeated: Bool) {
      if let edge {
        scrollToItem(
          at: path, at: edge == .top ? [.top, .left] : [.bottom, .right], animated: false)
      } else if !isRepeated, let frame = layoutAttributesForItem(at: path)?.frame {
        scrollRectToVisible(frame, animated: false)
      } else {
        // A section that scrolls on its own, across the list, reacts only to `scrollToItem`.
        scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
      }
    }
  }

  extension UIView {
    /// Returns the lists around this view, the innermost first, including this view and `root` if
    /// they are lists.
    func lists(below root: UIView) -> [any RowSource] {
      var lists: [any RowSource] = []
      for view in sequence(first: self, next: \.superview) {
        if let list = view as? any RowSource { lists.append(list) }
        if view === root { break }
      }
      return lists
    }
  }
#endif
