#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Remembers about the first responder what tells, after it has lost the focus, why; holds none of it.
  @MainActor
  struct FocusTrace {
    /// Who it is: it may be deallocated with its row.
    private(set) var identity: ResponderIdentity?
    private weak var responder: UIResponder?
    private weak var controller: UIViewController?
    /// The list that it is in a row of, its cell, and the row with the number of its section's rows, when it was last typed into.
    private weak var list: UIScrollView?
    private weak var cell: UIView?
    private var row: IndexPath?
    private var rows: Int?
    /// Whether its cell had lost its row already when it ended editing: one that ends by itself still has it.
    private var hasEndedWithoutRow = false
    /// Whether one of our behaviours has made it resign.
    var isResigned = false
    private var hadText = false
    private var since: TimeInterval = 0
    /// Whether it was a view in a window.
    private var wasInWindow = false

    init() {}

    init(of responder: UIResponder?, at time: TimeInterval) {
      self.responder = responder
      identity = responder.map { ResponderIdentity($0) }
      since = time
      hadText = (responder as? any UIKeyInput)?.hasText ?? false
      controller = responder?.chain.lazy.compactMap { $0 as? UIViewController }.first
      guard let view = responder as? UIView else { return }
      wasInWindow = view.window != nil
      cell = sequence(first: view) { $0.superview }.first {
        $0 is UITableViewCell || $0 is UICollectionViewCell
      }
      guard let cell else { return }
      list = sequence(first: cell) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }
        .first { $0.row(of: cell) != nil }
      noteTyping()
    }

    /// Somebody has typed: rows above may have come or gone since.
    mutating func noteTyping() {
      guard let list, let cell, let now = list.row(of: cell) else { return }
      (row, rows) = (now, list.rows(in: now.section))
    }

    /// A text control has ended editing. A list that has scrolled away from a field keeps its cell, and tells no row of it.
    mutating func noteEnd(of view: UIView?) {
      guard let view, view === responder, let list, let cell, let row else { return }
      hasEndedWithoutRow = list.row(of: cell) == nil && list.shows(row)
    }

    /// What is seen now that nobody has the focus.
    func loss(_ touch: TouchedField) -> FocusLoss {
      guard let controller, controller.viewIfLoaded?.window != nil, !controller.isCovered else {
        return .screenGone
      }
      let view = responder as? UIView
      if wasInWindow, view?.window == nil { return .leftWindow }
      let hasText = (responder as? any UIKeyInput)?.hasText ?? hadText
      let isByHand =
        touch.endedByHand === responder || touch.typedAt >= since - 1 || hasText != hadText
      return isByHand ? .byHand : .unexplained
    }

    /// The list whose row was reloaded under the responder, if it was.
    var reloadedList: UIScrollView? {
      guard hasEndedWithoutRow, !isResigned, let list, list.window != nil, let row,
        // With another number of rows it was deleted, and the next one has its place.
        list.rows(in: row.section) == rows
      else { return nil }
      // A cell that is used again may show another row by now.
      if let cell, list.row(of: cell) == row { return nil }
      return list
    }
  }

  extension UIViewController {
    /// Whether something is presented over its screen, or that is on its way in or out.
    var isCovered: Bool {
      if transitionCoordinator != nil { return true }
      return sequence(first: self) { $0.parent }.contains { $0.presentedViewController != nil }
    }
  }

  extension UIScrollView {
    fileprivate func row(of cell: UIView) -> IndexPath? {
      if let table = self as? UITableView, let cell = cell as? UITableViewCell {
        return table.indexPath(for: cell)
      }
      if let collection = self as? UICollectionView, let cell = cell as? UICollectionViewCell {
        return collection.indexPath(for: cell)
      }
      return nil
    }

    /// Whether the place of a row is in sight.
    fileprivate func shows(_ row: IndexPath) -> Bool {
      guard let count = rows(in: row.section), row.item < count else { return false }
      let place =
        (self as? UITableView)?.rectForRow(at: row)
        ?? (self as? UICollectionView)?.layoutAttributesForItem(at: row)?.frame
      return place?.overlaps(bounds) ?? false
    }

    /// How many rows a section has; nil where there is no such section.
    fileprivate func rows(in section: Int) -> Int? {
      if let table = self as? UITableView {
        return section < table.numberOfSections ? table.numberOfRows(inSection: section) : nil
      }
      guard let collection = self as? UICollectionView, section < collection.numberOfSections else {
        return nil
      }
      return collection.numberOfItems(inSection: section)
    }
  }
#endif
