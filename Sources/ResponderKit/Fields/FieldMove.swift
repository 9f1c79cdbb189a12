#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// One move of the focus to the next or previous field in the order.
  @MainActor
  struct FieldMove {
    let scope: FieldScope
    let direction: FieldDirection
    private var offsets = ScrollOffsets()
    /// Whether UIKit is about to send the return key's line break to the first responder (T4.5.23).
    /// A text field discards the line break, but a text view would insert it.
    private var isAtReturnKey = false

    /// The maximum number of fields that one move tries.
    private static let mostRefusals = 200
    /// The maximum number of pages of rows that one search visits. The search scrolls to each page
    /// that is out of sight, and the list calls its delegate as for any other scroll.
    private static let mostPages = 10

    private init(_ direction: FieldDirection, in scope: FieldScope) {
      self.direction = direction
      self.scope = scope
    }

    static func run(_ direction: FieldDirection, from responder: UIResponder) -> Bool {
      let start = start(at: responder)
      guard let view = start.view else { return false }
      var move = FieldMove(direction, in: FieldScope(around: view))
      return move.run(from: start.isFocused ? view : nil)
    }

    /// Moves on from a field while UIKit handles its return key. If the next field is a text field,
    /// the move happens at once. Otherwise it happens at the end of the turn, after the old field
    /// has ended editing.
    static func runAtReturnKey(of field: UITextField) {
      var move = FieldMove(.next, in: FieldScope(around: field))
      move.isAtReturnKey = true
      _ = move.run(from: field)
    }

    /// Returns whether the order has a field before and after a view, without scrolling; nil if
    /// neither the view nor a view around it is in the order.
    ///
    /// If the view is in a row of a list, each row of that list without a cell counts as a field,
    /// unless a `FieldRowSource` says that the row has none or a listed order rules out the list.
    static func neighbours(of view: UIView) -> (previous: Bool, next: Bool)? {
      let scope = FieldScope(around: view)
      let sight = scope.look()
      guard let field = sight.field(around: view) else { return nil }
      func hasNeighbour(_ direction: FieldDirection) -> Bool {
        if !sight.fields(direction, from: field).isEmpty { return true }
        return scope.lists(around: view, direction, from: field).contains { list in
          guard let path = list.path(of: view) else { return false }
          let shown = list.shownPaths
          return list.paths(list.runs(direction), after: path, before: nil).contains {
            !shown.contains($0)
          }
        }
      }
      return (hasNeighbour(.previous), hasNeighbour(.next))
    }

    /// Returns the view at which a move starts. This is the view of the first responder of the
    /// responder's window, or else `FieldNavigator.endedInThisTurn`, if that field is in the
    /// window. Otherwise it is the responder's own view, and `isFocused` is false.
    ///
    /// The view is nil if the responder is outside a window, because UIKit would remember the
    /// request to become first responder and focus the field when its screen appears (T4.4.8).
    private static func start(at responder: UIResponder) -> (view: UIView?, isFocused: Bool) {
      // The responder chain alone does not prove that the responder is in a window. The chain of a
      // covered or unshown controller leads to its presenter (T4.3.8), and a custom chain may end
      // before it reaches a window. The chain of an input accessory view leads to the window of its
      // field, but the view itself is in the keyboard's window.
      let site = responder.chain.first { $0 is UIView || $0 is UIViewController }
      guard let own = (site?.ownView as? UIWindow) ?? site?.ownView?.window,
        let window = responder.hostWindow ?? (own.isKeyWindow ? own : nil)
      else { return (nil, false) }
      // Ask `FocusBook` even if the responder itself reports that it is first responder. A search
      // bar reports that while its field is first responder.
      if let first = FocusBook.shared.firstResponderNow(in: window)?.ownView {
        return (first, true)
      }
      // If a field has just ended editing, as in SwiftUI's `onSubmit`, the move continues from that
      // field.
      if let ended = FieldNavigator.endedInThisTurn, ended.window === window {
        return (ended, true)
      }
      return (responder.ownView, false)
    }

    /// Tries one field after another until one takes the focus, the app shows something else
    /// instead, or the first responder refuses to resign. Returns whether the focus has moved, or a
    /// move is scheduled for the end of the turn.
    ///
    /// - Parameter target: The field to try first, or nil to begin with the neighbour of `start`.
    private mutating func run(from start: UIView?, to target: UIView? = nil) -> Bool {
      var position = start
      var target = target
      for _ in 0..<Self.mostRefusals {
        guard let field = target ?? neighbour(of: position) else { break }
        target = nil
        if isAtReturnKey, !(field is UITextField) {
          offsets.restore()
          if let start { runAfterReturnKey(from: start, to: field) }
          return true
        }
        offsets.bringIntoSight(field)
        let before = ScreenTrace(around: field)
        FieldNavigator.around(field)?.expect(field)
        if field.becomeFirstResponder() {
          FocusBook.shared.announceChange(in: field.window)
          return true
        }
        // If the app refuses the field and shows a picker of its own instead, the move ends here.
        // The keyboard of the next field would cover the picker.
        let after = ScreenTrace(around: field)
        if after != before { return after.firstResponder != before.firstResponder }
        // UIKit does not report whether the new field or the current first responder refused. The
        // move queries `canResignFirstResponder` only now, because a text field asks its delegate
        // each time (T4.4.17).
        if let start, start.isFirstResponder, !start.canResignFirstResponder { break }
        position = field
      }
      offsets.restore()
      return false
    }

    private func runAfterReturnKey(from start: UIView, to field: UIView) {
      let (atStart, atField) = (ScreenTrace(around: start), ScreenTrace(around: field))
      let before = scope.look().fields
      let oldSpot = RowSpot(of: start, among: before, in: scope)
      let nextSpot = RowSpot(of: field, among: before, in: scope)
      TurnClock.shared.atTurnEnd { [weak start, weak field] in
        let start = start?.window == nil ? nil : start
        let field = field?.window == nil ? nil : field
        guard let here = field ?? start, let window = here.window else { return }
        let scope = FieldScope(around: here)
        let sight = scope.look()
        let fields = sight.fields
        let oldRow = oldSpot.row(of: start, among: fields, in: scope)
        let isNext = sight.fields(.next, from: start).first === field
        let decision = ReturnTarget.decide(
          old: oldRow, next: nextSpot.row(of: field, among: fields, in: scope),
          isNext: isNext, added: nextSpot.added, shift: oldSpot.shift(of: start, in: scope))
        let target: UIView? =
          switch decision {
          case .field: field
          case .fieldInItsRow:
            nextSpot.field(among: fields, in: scope, except: start) ?? (isNext ? field : nil)
          case .fieldInOldRow: oldSpot.field(among: fields, in: scope, except: start) ?? field
          case .neighbour: nil
          }
        // The old field is in a row with another number. After a reload, its cell may be in any
        // row, so the move does not start at the field.
        let origin = oldRow == .moved && decision != .neighbour ? nil : start
        guard let from = target ?? origin else { return }
        // Do not move if a responder that takes input is first responder: either the app has moved
        // the focus, or the delegate of the old field has refused to end editing. Do not move
        // either if the app has meanwhile presented, pushed or popped a screen or shown a window.
        @MainActor func hasNoNewScreen(around view: UIView?, since trace: ScreenTrace) -> Bool {
          view.map { ScreenTrace(around: $0).hasNoNewScreen(since: trace) } ?? true
        }
        guard FocusBook.shared.firstResponderNow(in: window)?.takesInput != true,
          hasNoNewScreen(around: target, since: atField),
          hasNoNewScreen(around: start, since: atStart)
        else { return }
        var move = FieldMove(.next, in: FieldScope(around: from))
        _ = move.run(from: origin, to: target)
      }
    }

    // MARK: Searching

    private mutating func neighbour(of view: UIView?) -> UIView? {
      var sight = scope.look()
      var field = view.flatMap { sight.field(around: $0) }
      // A first responder that is not a field and has no field inside it, such as a view with a
      // picker as its input view, still has a place among the fields.
      if field == nil, let view,
        !sight.views.values.contains(where: { $0 !== view && $0.isDescendant(of: view) })
      {
        let wider = scope.look(for: view)
        field = wider.field(around: view)
        // In a listed order that leaves the view out, its frame may nevertheless change the order of
        // the fields beside it.
        if field != nil { sight = wider }
      }
      // If the view has scrolled off the screen with its cell, `look(for:)` does not find the view,
      // but its row still has a place in the list.
      let isSeen = view == nil || field != nil
      let candidate = isSeen ? sight.fields(direction, from: field).first : nil
      // If the app's own order has a next field among those found, the move goes to that field and
      // does not search rows without a cell.
      if candidate != nil, !scope.order.isReading { return candidate }
      for list in view.map({ scope.lists(around: $0, direction, from: field ?? view) }) ?? [] {
        guard let view, let start = list.path(of: view) else { continue }
        let end = candidate.flatMap { list.path(of: $0) }
        let found = search(list, after: start, before: end, amongShown: !isSeen)
        if let found { return found }
      }
      guard isSeen else {
        let all = sight.fields(direction, from: nil)
        let list = view?.lists(below: scope.root).last
        guard let list, let last = all.last(where: { $0.isDescendant(of: list) }) else {
          return all.first
        }
        return sight.fields(direction, from: last).first
      }
      // When the move enters a list, it starts at the list's first row, or at its last row when it
      // moves backwards, even if that row is off the screen.
      let entered = candidate.map { scope.lists(around: $0, direction, from: field ?? view) } ?? []
      for list in entered.reversed()
      where view.map({ !$0.isDescendant(of: list) }) ?? true {
        let end = candidate.flatMap { list.path(of: $0) }
        if let end, let found = search(list, after: nil, before: end, amongShown: false) {
          return found
        }
      }
      return candidate
    }

    /// Returns the first field, in the direction of the move, that is in a row of the list between
    /// the rows `start` and `end`, both excluded.
    ///
    /// The search scrolls rows that have no cell yet into sight: first a single row, because the
    /// next field is seldom far away, and then as many rows at a time as fit. It skips the rows
    /// right after `start` that already have cells, because they are known to have no field. With
    /// `amongShown` it searches them too.
    ///
    /// If the search has scrolled and finds nothing, the list may have reused the cell of the row
    /// `end` for another row. So the search scrolls `end` back into sight and returns the field in
    /// it. If `end` is nil, the search restores the list's offset and returns nil, and the move
    /// continues outside the list.
    private mutating func search(
      _ list: any RowSource, after start: IndexPath?, before end: IndexPath?, amongShown: Bool
    ) -> UIView? {
      let runsForward = list.runs(direction)
      var edge: RowEdge?
      var position = start
      func rows() -> AnySequence<IndexPath> {
        list.paths(runsForward, after: position, before: end)
      }
      if !amongShown {
        let shown = list.shownPaths
        position = rows().prefix { shown.contains($0) }.last ?? position
      }
      for _ in 0..<Self.mostPages {
        guard let next = rows().makeIterator().next() else { break }
        if !list.shownPaths.contains(next) {
          offsets.note(list)
          list.bring(next, at: edge)
          edge = runsForward ? .top : .bottom
        }
        let made = list.shownPaths
        let run = rows().prefix { made.contains($0) }
        if let found = field(in: Set(run), of: list) { return found }
        position = run.last ?? next
      }
      guard edge != nil else { return nil }
      guard let end else {
        offsets.restore(list)
        return nil
      }
      list.bring(end, at: nil)
      return field(in: [end], of: list)
    }

    private func field(in rows: Set<IndexPath>, of list: any RowSource) -> UIView? {
      scope.look().fields(direction, from: nil).first { field in
        list.path(of: field).map { rows.contains($0) } ?? false
      }
    }
  }
#endif
