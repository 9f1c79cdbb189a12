#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The edge of a list's visible area, in the list's own coordinates.
  enum RowEdge {
    case top, bottom
  }

  /// A list that makes its rows when they come into sight.
  @MainActor
  protocol RowSource: UIScrollView {
    var sectionCount: Int { get }
    /// The rows that have a cell.
    var shownPaths: Set<IndexPath> { get }
    func rowCount(in section: Int) -> Int
    /// What the app's data source, or its delegate, says about rows that do not exist yet.
    var fieldRows: (any FieldRowSource)? { get }
    /// The row at a point in the list's coordinates, with or without a cell.
    func path(at point: CGPoint) -> IndexPath?
    /// The row of a cell that is on the screen; nil for a view that is no cell of this list.
    func path(ofCell view: UIView) -> IndexPath?
    /// Scrolls a row into sight, without animation: no farther than it must, or to the list's edge.
    ///
    /// - Parameter isRepeated: whether that was tried before and the row is not on the screen.
    func scroll(to path: IndexPath, at edge: RowEdge?, isRepeated: Bool)
  }

  extension RowSource {
    /// Whether the rows' numbers grow in this direction; they do not in a list that is turned over.
    func runs(_ direction: FieldDirection) -> Bool {
      let isTurned = convert(CGPoint(x: 0, y: 1), to: nil).y < convert(CGPoint.zero, to: nil).y
      return (direction == .next) != isTurned
    }

    /// The row that contains a view; nil for a view in a header, a footer or outside of the list.
    ///
    /// A cell whose field is first responder outlives its row's way off the screen, and is then found by its place.
    func path(of view: UIView) -> IndexPath? {
      guard view !== self, view.isDescendant(of: self) else { return nil }
      let cell = sequence(first: view, next: \.superview).prefix { $0 !== self }
        .last { $0 is UITableViewCell || $0 is UICollectionViewCell }
      guard let cell else { return nil }
      let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
      return path(ofCell: cell) ?? path(at: cell.convert(middle, to: self))
    }

    /// The rows between two, both excluded, in the order of a walk forwards or backwards; none if the end does not come later. Rows of
    /// which the app says that they have no field are left out. The app is asked as far as the walk goes.
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

    /// The row after another, or the first one, in a walk forwards or backwards.
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

    /// Scrolls a row into sight and has its cell made, at an edge those of the rows behind it, too.
    ///
    /// Where heights are estimates, the list scrolls to a place that changes as rows on the way get theirs: it is asked again.
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
        // A section that scrolls by itself obeys this alone.
        scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
      }
    }
  }

  extension UIView {
    /// The lists around it, from the inside out, up to a view and that one included.
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
