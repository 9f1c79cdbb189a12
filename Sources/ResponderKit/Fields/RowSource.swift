#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The edge of a list's visible area, in the list's own coordinates.
  enum RowEdge {
    case top, bottom
  }

  /// A list that makes its cells when their rows come into sight.
  @MainActor
  protocol RowSource: UIScrollView {
    var sectionCount: Int { get }
    /// The rows that have a cell now.
    var shownPaths: Set<IndexPath> { get }
    func rowCount(in section: Int) -> Int
    /// The object that knows which rows have fields: the list's data source, or else its delegate;
    /// nil if neither conforms.
    var fieldRows: (any FieldRowSource)? { get }
    /// Returns the row at a point in the list's coordinates, with or without a cell.
    func path(at point: CGPoint) -> IndexPath?
    /// Returns the row of a cell that is on the screen, or nil for a view that is not a cell of
    /// this list.
    func path(ofCell view: UIView) -> IndexPath?
    /// Scrolls a row to an edge of the visible area, or no farther than necessary if `edge` is nil,
    /// without animation.
    ///
    /// - Parameter isRepeated: Whether an earlier attempt has not brought the row onto the screen.
    func scroll(to path: IndexPath, at edge: RowEdge?, isRepeated: Bool)
  }

  extension RowSource {
    /// Returns whether the index paths ascend in this direction. A transform that turns the list
    /// upside down reverses this.
    func runs(_ direction: FieldDirection) -> Bool {
      let isTurned = convert(CGPoint(x: 0, y: 1), to: nil).y < convert(CGPoint.zero, to: nil).y
      return (direction == .next) != isTurned
    }

    /// Returns the row that contains a view, or nil for a view in a header or a footer or outside
    /// the list.
    ///
    /// If a cell's field is first responder, the list keeps the cell when its row leaves the
    /// screen. The list no longer reports a row for the cell, so this method finds the row by the
    /// cell's position.
    func path(of view: UIView) -> IndexPath? {
      guard let cell = cell(around: view) else { return nil }
      let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
      return path(ofCell: cell) ?? path(at: cell.convert(middle, to: self))
    }

    /// Returns whether a view is in a cell that is not the cell of a row any more.
    func hasLostRow(of view: UIView) -> Bool {
      cell(around: view).map { path(ofCell: $0) == nil } ?? false
    }

    private func cell(around view: UIView) -> UIView? {
      guard view !== self, view.isDescendant(of: self) else { return nil }
      return sequence(first: view, next: \.superview).prefix { $0 !== self }
        .last { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    /// Returns the rows between two rows, both excluded, in ascending or descending order. The
    /// result is empty if the end does not come after the start. Rows without a field, according to
    /// the app, are left out. The sequence asks the app only about the rows that the caller visits.
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

    /// Returns the row after another, or the first one, in ascending or descending order.
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
    /// the rows that follow it get cells too, as many as fit.
    ///
    /// If row heights are estimates, the row's position changes when the rows on the way are
    /// measured. So this method scrolls again if the row is not on the screen.
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
        // A section that scrolls on its own reacts only to this method.
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
