#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Remembers what may explain why the first responder loses the focus. It references all views
  /// weakly.
  @MainActor
  struct FocusTrace {
    /// The responder's identity. The responder itself may be deallocated with its row.
    private(set) var identity: ResponderIdentity?
    private(set) weak var responder: UIResponder?
    private weak var controller: UIViewController?
    /// The nearest list around the cell that reports a row for the cell; nil if there is none.
    private weak var list: UIScrollView?
    /// The cell that contains the responder.
    private weak var cell: UIView?
    /// The cell's row when the responder got the focus or, if later, when the user last typed.
    private var row: IndexPath?
    /// The number of rows in the row's section, read together with `row`.
    private var rows: Int?
    /// Whether the cell had already lost its row when the responder ended editing. If a field ends
    /// editing by itself, its cell still has its row.
    private var hasEndedWithoutRow = false
    /// Whether one of this package's behaviours has made the responder resign.
    var isResigned = false
    private var hadText = false
    private var since: TimeInterval = 0
    /// Whether SwiftUI made the responder: its class is one of SwiftUI's. A UIKit field inside a
    /// view of SwiftUI is the app's.
    private var isHosted = false
    /// Whether the responder was a view in a window when it became first responder.
    private var wasInWindow = false
    /// Whether the responder got the focus from another responder that takes text, as when the user
    /// presses return.
    private var cameFromField = false
    /// Whether UIKit posts a notification when the responder ends editing. UIKit does so only for
    /// text fields and text views. For any other responder, it is unknown whether a finger was on
    /// the screen then.
    private var announcesEnd = false

    init() {}

    init(of responder: UIResponder?, after previous: FocusTrace, at time: TimeInterval) {
      self.responder = responder
      cameFromField = responder != nil && previous.responder is any UIKeyInput
      announcesEnd = responder is UITextField || responder is UITextView
      identity = responder.map { ResponderIdentity($0) }
      since = time
      hadText = (responder as? any UIKeyInput)?.hasText ?? false
      controller = responder?.chain.lazy.compactMap { $0 as? UIViewController }.first
      guard let view = responder as? UIView else { return }
      wasInWindow = view.window != nil
      isHosted = ResponderDetails.module(of: view) == "SwiftUI"
      cell = sequence(first: view) { $0.superview }.first {
        $0 is UITableViewCell || $0 is UICollectionViewCell
      }
      guard let cell else { return }
      list = sequence(first: cell) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }
        .first { $0.row(of: cell) != nil }
      noteTyping()
    }

    /// Notes the cell's row, because the app may have inserted or deleted rows above it. Called
    /// when the user has typed, and when the responder gets the focus.
    mutating func noteTyping() {
      guard let list, let cell, let now = list.row(of: cell) else { return }
      (row, rows) = (now, list.rows(in: now.section))
    }

    /// Notes that a text control has ended editing. A list that has scrolled away from a field
    /// keeps the field's cell but reports no row for the cell. So the cell's row counts as lost
    /// only if the row's rectangle is visible.
    mutating func noteEnd(of view: UIView) {
      guard view === responder, let list, let cell, let row else { return }
      hasEndedWithoutRow = list.row(of: cell) == nil && list.shows(row)
    }

    /// The identity of a SwiftUI field that has lost the focus because its screen has left or is
    /// leaving; nil if the responder is no such field.
    var fieldThatLeft: ResponderIdentity? {
      guard isHosted, wasInWindow else { return nil }
      // The controller may have been deallocated with its screen.
      let isOnScreen = controller?.viewIfLoaded?.window != nil
      return isOnScreen && controller?.transitionCoordinator == nil ? nil : identity
    }

    /// Returns what explains that the responder has lost the focus. Call this when there is no
    /// first responder any more.
    func loss(_ touch: TouchedField) -> FocusLoss {
      guard let controller, controller.viewIfLoaded?.window != nil, !controller.isCovered else {
        return .screenGone
      }
      let hasText = (responder as? any UIKeyInput)?.hasText ?? hadText
      // The user may have pressed return, perhaps in one field after another. UIKit announces a key
      // only if it types something. So the user counts as the cause if they have typed at any time
      // from a second before the responder got the focus, or if the focus came from another field.
      // The last digit of a code may well swap the form for the next screen.
      if touch.typedAt >= since - 1 || hasText != hadText || cameFromField { return .byHand }
      if wasInWindow, (responder as? UIView)?.window == nil { return .leftWindow }
      return touch.endedByHand === responder || !announcesEnd ? .byHand : .unexplained
    }

    /// The list that reloaded the responder's row; nil if nothing shows that a list did, or if one
    /// of this package's behaviours made the responder resign.
    var reloadedList: UIScrollView? {
      guard hasEndedWithoutRow, !isResigned, let list, list.window != nil, let row,
        // If the number of rows has changed, the row may have been deleted, with the next one in
        // its place.
        list.rows(in: row.section) == rows
      else { return nil }
      // If the cell shows the row again, the row was not reloaded. A cell that was reused may show
      // another row by now.
      if let cell, list.row(of: cell) == row { return nil }
      return list
    }
  }

  extension UIViewController {
    /// Whether another screen is presented over this controller's screen, or the screen is in a
    /// transition.
    var isCovered: Bool {
      if transitionCoordinator != nil { return true }
      return sequence(first: self) { $0.parent }.contains { $0.presentedViewController != nil }
    }
  }

  extension UIScrollView {
    fileprivate func row(of cell: UIView) -> IndexPath? {
      switch (self, cell) {
      case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
      case (let list as UICollectionView, let cell as UICollectionViewCell):
        list.indexPath(for: cell)
      default: nil
      }
    }

    /// Returns whether the row exists and its rectangle is at least partly visible.
    fileprivate func shows(_ row: IndexPath) -> Bool {
      guard let count = rows(in: row.section), row.item < count else { return false }
      let place =
        (self as? UITableView)?.rectForRow(at: row)
        ?? (self as? UICollectionView)?.layoutAttributesForItem(at: row)?.frame
      return place?.overlaps(bounds) ?? false
    }

    /// Returns the number of rows in a section; nil if there is no such section, or if the scroll
    /// view is neither a table nor a collection view.
    fileprivate func rows(in section: Int) -> Int? {
      let (table, list) = (self as? UITableView, self as? UICollectionView)
      guard section < table?.numberOfSections ?? list?.numberOfSections ?? 0 else { return nil }
      return table?.numberOfRows(inSection: section) ?? list?.numberOfItems(inSection: section)
    }
  }
#endif
