#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Remembers what may explain why the first responder loses the focus. It references all views
  /// weakly.
  @MainActor
  struct FocusTrace {
    /// A view around the responder, and the responder's frame in that view's coordinates.
    private struct Place {
      weak var view: UIView?
      let frame: CGRect
    }

    /// The responder's identity. The responder itself may be deallocated with its row.
    private(set) var identity: ResponderIdentity?
    private(set) weak var responder: UIResponder?
    private weak var controller: UIViewController?
    /// The nearest list around the cell that reports a slot for the cell; nil if there is none.
    private weak var list: UIScrollView?
    /// The cell, or the header of a section, that contains the responder.
    private weak var cell: UIView?
    /// The cell's slot when the responder got the focus or, if later, when the user last typed.
    private var slot: UIScrollView.Slot?
    /// The number of rows in the slot's section, read together with `slot`.
    private var rows: Int?
    /// Whether the cell had already lost its slot when the responder ended editing. If a field ends
    /// editing by itself, its cell still has its slot.
    private var hasEndedWithoutSlot = false
    /// The views around the responder that stay when its row or its screen is made again, each with
    /// the responder's place in it, read together with `slot`.
    private var places: [Place] = []
    /// The responder's text when it ended editing.
    private var lastText: String?
    /// Whether one of this package's behaviours has made the responder resign.
    var isResigned = false
    private var hadText = false
    /// When the responder became first responder, in seconds.
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
        $0 is UITableViewCell || $0 is UICollectionReusableView || $0 is UITableViewHeaderFooterView
      }
      if let cell {
        list = sequence(first: cell) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }
          .first { $0.slot(of: cell) != nil }
      }
      noteTyping()
    }

    /// Notes the responder's place and the cell's slot, because the app may have inserted or deleted
    /// rows above it. Called when the user has typed, and when the responder gets the focus.
    mutating func noteTyping() {
      guard let view = responder as? UIView, view.window != nil else { return }
      places = [view.enclosingScrollView, controller?.viewIfLoaded].compactMap(\.self)
        .filter { view.isDescendant(of: $0) }
        .map { Place(view: $0, frame: view.convert(view.bounds, to: $0)) }
      guard let list, let cell, let now = list.slot(of: cell) else { return }
      (slot, rows) = (now, list.rows(in: now.path.section))
    }

    /// Notes that a text control has ended editing. A list that has scrolled away from a field
    /// keeps the field's cell but reports no slot for the cell. So the cell's slot counts as lost
    /// only if the slot's rectangle is visible. The list may be in the middle of an update, so nothing
    /// is asked of it that makes it count its rows.
    mutating func noteEnd(of view: UIView) {
      guard view === responder else { return }
      lastText = view.editedText
      guard let list, let cell, let slot else { return }
      hasEndedWithoutSlot = !list.holds(cell, at: slot)
    }

    /// Returns what explains that the responder lost the focus when it, or its row, was made again; nil
    /// if that is not known. What a list of SwiftUI reloads has another identity.
    func replacement(_ touch: TouchedField, at time: TimeInterval) -> DiagnosisEvidence? {
      guard let identity else { return nil }
      let typed = touch.typedAt
      let all = [
        reloadedList.map {
          .rowReload(
            responder: identity, list: ResponderIdentity($0), sinceTyped: time - typed)
        },
        isReplaced
          ? .replacement(
            responder: identity, heldFor: time - since,
            sinceTyped: typed >= since ? time - typed : nil) : nil,
      ].compactMap { (evidence: DiagnosisEvidence?) in evidence?.diagnosis == nil ? nil : evidence }
      return isHosted ? all.last : all.first
    }

    /// Whether a view of the same class and with the same text is where the responder was, which has
    /// left its window.
    private var isReplaced: Bool {
      guard !isResigned, wasInWindow, let type = identity?.className, lastText != nil,
        (responder as? UIView)?.window == nil
      else { return false }
      return places.contains { place in
        guard let view = place.view, view.window != nil else { return false }
        return [view].withSubviews.contains {
          $0.bounds.size == place.frame.size && !$0.isHidden && $0 !== responder
            && $0.editedText == lastText && ResponderIdentity($0).className == type
            && $0.convert($0.bounds, to: view).isClose(to: place.frame)
        }
      }
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
      guard hasEndedWithoutSlot, !isResigned, let list, list.window != nil, let slot,
        // If the number of rows has changed, the row may have been deleted, with the next one in
        // its place. A header stays when the rows of its section are others.
        slot.kind != nil || list.rows(in: slot.path.section) == rows, list.shows(slot)
      else { return nil }
      // If the cell shows the row again, the row was not reloaded. A cell that was reused may show
      // another row by now. A list that reloads its data reuses its headers in their places.
      if slot.kind == nil, let cell, list.slot(of: cell) == slot { return nil }
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

  extension UIView {
    /// The text of a text field or a text view.
    fileprivate var editedText: String? {
      (self as? UITextField)?.text ?? (self as? UITextView)?.text
    }
  }

  extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
      abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1
    }
  }

  extension UIScrollView {
    /// The place of a row, or of a section's header, or another supplementary view, whose kind is then not nil.
    fileprivate struct Slot: Equatable {
      var path: IndexPath
      var kind: String?
    }

    fileprivate func slot(of cell: UIView) -> Slot? {
      switch (self, cell) {
      case (let table as UITableView, let cell as UITableViewCell):
        return table.indexPath(for: cell).map { Slot(path: $0) }
      case (let table as UITableView, _):
        return (0..<table.numberOfSections).first { table.headerView(forSection: $0) === cell }
          .map { Slot(path: IndexPath(row: 0, section: $0), kind: "header") }
      case (let list as UICollectionView, let cell as UICollectionViewCell):
        return list.indexPath(for: cell).map { Slot(path: $0) }
      case (let list as UICollectionView, _):
        return list.collectionViewLayout.layoutAttributesForElements(in: cell.frame)?.lazy
          .compactMap { place in
            place.representedElementKind.map { Slot(path: place.indexPath, kind: $0) }
          }.first { slot in
            slot.kind.flatMap { list.supplementaryView(forElementKind: $0, at: slot.path) } === cell
          }
      default: return nil
      }
    }

    fileprivate func holds(_ cell: UIView, at slot: Slot) -> Bool {
      switch (self, cell, slot.kind) {
      case (let table as UITableView, let cell as UITableViewCell, _):
        table.indexPath(for: cell) != nil
      case (let table as UITableView, _, _):
        table.headerView(forSection: slot.path.section) === cell
      case (let list as UICollectionView, let cell as UICollectionViewCell, _):
        list.indexPath(for: cell) != nil
      case (let list as UICollectionView, _, let kind?):
        list.supplementaryView(forElementKind: kind, at: slot.path) === cell
      default: true
      }
    }

    /// Returns whether the row exists and its rectangle is at least partly visible. A header counts
    /// as visible if its section exists.
    fileprivate func shows(_ slot: Slot) -> Bool {
      guard let count = rows(in: slot.path.section) else { return false }
      if slot.kind != nil { return true }
      guard slot.path.item < count else { return false }
      let place =
        (self as? UITableView)?.rectForRow(at: slot.path)
        ?? (self as? UICollectionView)?.layoutAttributesForItem(at: slot.path)?.frame
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
