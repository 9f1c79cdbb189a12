#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// One move of the focus to a neighbour in the order.
  @MainActor
  struct FieldMove {
    let scope: FieldScope
    let direction: FieldDirection
    private var offsets = ScrollOffsets()
    /// Whether UIKit is about to pass on the return key's line break, which only a text field swallows (T4.5.23).
    private var isAtReturnKey = false

    /// How many refusing fields a move passes over.
    private static let mostRefusals = 200
    /// How many times a search has a list make the rows that fit into it: the app hears of each as of a scroll.
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

    /// Moves on from a field whose return key UIKit is handling: to a text field at once, to anything else at the end of the turn,
    /// when the field has ended editing.
    static func runAtReturnKey(of field: UITextField) {
      var move = FieldMove(.next, in: FieldScope(around: field))
      move.isAtReturnKey = true
      _ = move.run(from: field)
    }

    /// Whether there are fields to move to, as far as that is known without scrolling; nil for a field that the order leaves out.
    static func neighbours(of view: UIView) -> (previous: Bool, next: Bool)? {
      let scope = FieldScope(around: view)
      let sight = scope.look()
      guard let field = sight.field(around: view) else { return nil }
      let lists = scope.lists(around: view)
      func hasNeighbour(_ direction: FieldDirection) -> Bool {
        if !sight.fields(direction, from: field).isEmpty { return true }
        return lists.contains { list in
          guard let path = list.path(of: view) else { return false }
          let shown = list.shownPaths
          return list.paths(list.runs(direction), after: path, before: nil).contains {
            !shown.contains($0)
          }
        }
      }
      return (hasNeighbour(.previous), hasNeighbour(.next))
    }

    /// The view of the responder that has the focus; where nothing has it, that of the one that was asked. Nil outside
    /// a window: UIKit would focus a field there when its screen is shown (T4.4.8).
    private static func start(at responder: UIResponder) -> (view: UIView?, isFocused: Bool) {
      // Not by the chain alone: that of a covered or unshown controller leads to its presenter
      // (T4.3.8), and an app's own may end before its window. A bar's leads to the window that it
      // serves, and its own window is the keyboard's.
      let site = responder.chain.first { $0 is UIView || $0 is UIViewController }
      let own = (site?.ownView as? UIWindow) ?? site?.ownView?.window
      guard site == nil || own != nil,
        let window = responder.hostWindow ?? (own?.isKeyWindow == true ? own : nil)
      else { return (nil, false) }
      // Not the responder itself, even if it says so: a search bar says so while its field is.
      if let first = FocusBook.shared.firstResponderNow(in: window)?.ownView {
        return (first, true)
      }
      // Where a field has just ended, as for `onSubmit`, the move goes on from there.
      if let ended = FieldNavigator.endedInThisTurn, ended.window === window {
        return (ended, true)
      }
      return (responder.ownView, false)
    }

    /// - Parameter target: the first field to try; nil is the neighbour.
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
        if field.becomeFirstResponder() || field.isFirstResponder {
          FocusBook.shared.announceChange(in: field.window)
          return true
        }
        // An app that answers with a picker of its own has taken the user there: the field after it would cover that.
        let after = ScreenTrace(around: field)
        if after != before { return after.firstResponder != before.firstResponder }
        // Which of the two refused, UIKit does not say. It is asked only now, because a text field
        // asks its delegate each time (T4.4.17).
        if let start, start.isFirstResponder, !start.canResignFirstResponder { break }
        position = field
      }
      offsets.restore()
      return false
    }

    private func runAfterReturnKey(from start: UIView, to field: UIView) {
      let before = ScreenTrace(around: start)
      TurnClock.shared.atTurnEnd { [weak start, weak field] in
        // A list that reloads as the field ends may have taken one of the two off the screen.
        let target = field?.window == nil ? nil : field
        guard let from = target ?? start, let window = from.window else { return }
        // The app may have moved the focus or presented something, or its delegate refused to end editing.
        guard FocusBook.shared.firstResponderNow(in: window)?.takesInput != true,
          ScreenTrace(around: from).hasSameScreens(as: before)
        else { return }
        var move = FieldMove(.next, in: FieldScope(around: from))
        _ = move.run(from: start?.window == nil ? nil : start, to: target)
      }
    }

    // MARK: Looking

    private mutating func neighbour(of view: UIView?) -> UIView? {
      var sight = scope.look()
      var field = view.flatMap { sight.field(around: $0) }
      // A first responder that is no field, as one with a picker, has its place among them all the same.
      if field == nil, let view,
        !sight.views.values.contains(where: { $0 !== view && $0.isDescendant(of: view) })
      {
        let wider = scope.look(for: view)
        field = wider.field(around: view)
        if field != nil { sight = wider }
      }
      // What has scrolled out of sight with its cell is not seen, and has its place among the rows still.
      let isSeen = view == nil || field != nil
      let candidate = isSeen ? sight.fields(direction, from: field).first : nil
      // The app's own order says which field is next, as long as it has one: rows are not looked through for another.
      if candidate != nil, !scope.order.isReading { return candidate }
      for list in view.map(scope.lists(around:)) ?? [] {
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
      // A list that is entered is entered at its end.
      for list in candidate.map(scope.lists(around:))?.reversed() ?? []
      where view.map({ !$0.isDescendant(of: list) }) ?? true {
        let end = candidate.flatMap { list.path(of: $0) }
        if let end, let found = search(list, after: nil, before: end, amongShown: false) {
          return found
        }
      }
      return candidate
    }

    /// The first field in a list's rows between two. Rows that are yet to be made are scrolled in, the first one by itself, for the
    /// next field is seldom far, and then as many as fit at a time; those that are made at the beginning are known to have none, unless they are to be looked at as well.
    ///
    /// Where that was in vain, the cell of the row at the end may have become another row's: its row is brought back. Without an end
    /// the list is, before the move goes on outside it.
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
