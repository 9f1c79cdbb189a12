#if canImport(UIKit)
  internal import UIKit

  /// One move of the focus to the next or previous field in the order.
  @MainActor
  struct FieldMove {
    let direction: FieldDirection
    let scope: FieldScope
    /// Whether the field at which the move starts may still be first responder at the turn's end.
    var isInSwiftUI = false
    /// The scroll views that the move has scrolled, with their offsets before.
    var offsets: [(scrollView: UIScrollView, before: CGPoint)] = []

    /// Whether the app has just written a binding that the field is bound to. The tags set it, which
    /// app extensions do not have.
    static var isLeaving: ((UIView) -> Bool)?

    /// Whether a move has followed a submission in this turn. The app may ask for the same move.
    private static var followsSubmit = false

    static func run(
      _ direction: FieldDirection, from responder: UIResponder, inSwiftUI: Bool = false
    ) -> Bool {
      if inSwiftUI, followsSubmit, direction == .next { return true }
      let start = start(at: responder)
      guard let view = start.view else { return false }
      var move = FieldMove(
        direction: direction, scope: FieldScope(around: view), isInSwiftUI: inSwiftUI)
      // SwiftUI may be handling the return key, which it does not tell.
      return move.run(
        from: start.isFocused ? view : nil, isAtReturnKey: inSwiftUI && start.isFocused)
    }

    /// Moves on after a field of SwiftUI has submitted its text, unless the app has moved the focus
    /// or the field's return key has another meaning.
    static func runAfterSubmit() {
      let ended = FocusEvents.shared.endedInThisTurn
      let first = FirstResponderTracker.shared.currentNow?.ownView
      guard let field = (ended ?? first) as? UITextField,
        first === field || first?.takesInput != true,
        FieldNavigator.around(field)?.movesOnSubmit(field) == true,
        // The app has written another value into the field's binding just now.
        FieldMove.isLeaving?(field) != true
      else { return }
      followsSubmit = runAtReturnKey(of: field)
      TurnClock.shared.atTurnEnd { followsSubmit = false }
    }

    /// Moves on from a field while UIKit handles its return key. If the next field is a text field,
    /// the move happens at once. Otherwise it happens at the end of the turn, after the old field
    /// has ended editing.
    @discardableResult
    static func runAtReturnKey(of field: UITextField) -> Bool {
      var move = FieldMove(direction: .next, scope: FieldScope(around: field))
      return move.run(from: field, isAtReturnKey: true)
    }

    /// Returns whether the order has a field before and after a view, without scrolling; nil if
    /// neither the view nor a view around it is in the order.
    ///
    /// If the view is in a row of a list, the next row counts as a field if it has no cell, unless
    /// a listed order rules out the list.
    static func neighbours(of view: UIView) -> (previous: Bool, next: Bool)? {
      let scope = FieldScope(around: view)
      let order = scope.look()
      guard let field = order.field(around: view) else { return nil }
      func hasNeighbour(_ direction: FieldDirection) -> Bool {
        !order.fields(direction, from: field).isEmpty
          || scope.missingRow(direction, from: view, at: field, before: nil) != nil
      }
      return (hasNeighbour(.previous), hasNeighbour(.next))
    }

    /// Returns the view at which a move starts: that of the first responder of the responder's
    /// window, or else `FocusEvents.endedInThisTurn` in that window, or else the responder's own
    /// view, which is not focused. Nil for a responder outside a window, whose request UIKit would
    /// remember (T4.4.8).
    private static func start(at responder: UIResponder) -> (view: UIView?, isFocused: Bool) {
      // The chain alone does not prove that the responder is in a window. That of a covered or
      // unshown controller leads to its presenter (T4.3.8), a custom one may end before a window,
      // and that of an input accessory view leads to the window of its field.
      let site = responder.chain.first { $0 is UIView || $0 is UIViewController }
      guard let own = (site?.ownView as? UIWindow) ?? site?.ownView?.window,
        let window = responder.hostWindow ?? (own.isKeyWindow ? own : nil)
      else { return (nil, false) }
      // Ask the tracker even if the responder itself reports that it is first responder. A search
      // bar reports that while its field is first responder.
      if let first = FirstResponderTracker.shared.firstResponderNow(in: window)?.ownView {
        return (first, true)
      }
      // If a field has just ended editing, as in SwiftUI's `onSubmit`, the move continues from that
      // field.
      if let ended = FocusEvents.shared.endedInThisTurn, ended.window === window {
        return (ended, true)
      }
      return (responder.ownView, false)
    }

    /// Tries one field after another until one takes the focus, the app shows something else
    /// instead, or the first responder refuses to resign. Returns whether the focus has moved, or a
    /// move is scheduled for the end of the turn.
    ///
    /// - Parameters:
    ///   - target: The field to try first, or nil to begin with the neighbour of `start`.
    ///   - isAtReturnKey: Whether UIKit is about to send the return key's line break to the first
    ///     responder (T4.5.23). A text field discards the line break, but a text view would insert
    ///     it.
    private mutating func run(
      from start: UIView?, to target: UIView? = nil, isAtReturnKey: Bool = false
    ) -> Bool {
      var next = target ?? neighbour(of: start)
      // The number is far beyond any form. It ends a move among fields that refuse and, as they do,
      // hide themselves, so that none of them has a place from which to go on.
      for _ in 0..<200 {
        guard let field = next, let window = field.window else { break }
        if isAtReturnKey, !(field is UITextField), !TurnClock.shared.isSettling {
          runAtTurnEnd(to: field, from: start)
          return true
        }
        bringIntoSight(field)
        let first = FirstResponderTracker.shared.firstResponderNow(in: window)
        let screen = field.shownScreen
        FieldNavigator.around(field)?.expect(field)
        if field.becomeFirstResponder() {
          FirstResponderTracker.shared.announceChange(in: window)
          return true
        }
        // If the app refuses the field and shows a picker of its own instead, the move ends here.
        // The keyboard of the next field would cover the picker.
        if FirstResponderTracker.shared.firstResponderNow(in: window) !== first { return true }
        guard field.isStill(on: screen) else { return false }
        // UIKit does not report whether the new field or the current first responder refused. The
        // move queries `canResignFirstResponder` only now, because a text field asks its delegate
        // each time (T4.4.17).
        if let start, start.isFirstResponder, !start.canResignFirstResponder { break }
        next = neighbour(of: field)
      }
      restoreOffsets()
      return false
    }

    /// Moves to a field when UIKit has handled the return key. If the field has left its window by
    /// then, or the app has moved the focus or shows another screen, the focus stays. It also stays
    /// if the delegate of the old field refuses to end editing.
    private func runAtTurnEnd(to field: UIView, from start: UIView?) {
      let screen = field.shownScreen
      TurnClock.shared.atTurnEnd { [weak field, weak start] in
        guard let field, let window = field.window, field.isStill(on: screen) else {
          return restoreOffsets()
        }
        let first = FirstResponderTracker.shared.firstResponderNow(in: window)
        guard first?.takesInput != true || isInSwiftUI && first === start,
          scope.look().ids.contains(field)
        else { return restoreOffsets() }
        var move = self
        _ = move.run(from: start, to: field)
      }
    }

    // MARK: Searching

    /// Returns the field after a view, in the direction of the move.
    ///
    /// If a list has not made a cell for the row in which that field could be, the list scrolls to
    /// the row. If no field is in it, the list scrolls back, and the fields that exist count.
    private mutating func neighbour(of view: UIView?, makesRow: Bool = true) -> UIView? {
      var order = scope.look()
      var field = view.flatMap { order.field(around: $0) }
      // A first responder that is not a field and has no field inside it, such as a view with a
      // picker as its input view, still has a place among the fields. So has a field in a cell that
      // has left the screen.
      if field == nil, let view,
        !(order.ids + order.omissions.map(\.id)).contains(where: {
          $0 !== view && $0.isDescendant(of: view)
        })
      {
        let wider = scope.look(for: view)
        field = wider.field(around: view)
        // In a listed order that leaves the view out, its frame may nevertheless change the order
        // of the fields beside it.
        if field != nil { order = wider }
      }
      let next = order.fields(direction, from: field).first
      // If the app's own order has a next field among those found, the move goes to that field.
      guard makesRow, let view, next == nil || scope.places.isReading,
        let (list, row) = scope.missingRow(direction, from: view, at: field, before: next)
      else { return next }
      note(list)
      let offset = list.contentOffset
      list.bring(row)
      let found = scope.look().fields(direction, from: nil)
        .first { list.row(around: $0) == row }
      if let found { return found }
      list.setContentOffset(offset, animated: false)
      list.layoutIfNeeded()
      return neighbour(of: view, makesRow: false)
    }

    // MARK: Scrolling

    /// Records the offset of a scroll view, unless an earlier one is recorded. Call this before a
    /// scroll.
    private mutating func note(_ scrollView: UIScrollView) {
      guard !offsets.contains(where: { $0.scrollView === scrollView }) else { return }
      offsets.append((scrollView, scrollView.contentOffset))
    }

    private func restoreOffsets() {
      for (scrollView, before) in offsets where scrollView.contentOffset != before {
        scrollView.setContentOffset(before, animated: false)
      }
    }

    /// Scrolls the scroll views around a view, the innermost first, so that each of them shows the
    /// view. A scroll view that already shows the view stays where it is.
    private mutating func bringIntoSight(_ view: UIView) {
      for case let scrollView as UIScrollView in sequence(
        first: view.superview, next: { $0?.superview })
      {
        let rect = view.convert(view.bounds, to: scrollView)
        var seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        // A list that is not anchored to the keyboard has no inset for it, and UIKit does not
        // scroll a field out from behind the keyboard (T4.12.8).
        let covered = KeyboardMonitor.shared.overlap(in: scrollView)
        let behind = max(0, covered - scrollView.adjustedContentInset.bottom)
        seen.size.height = max(0, seen.size.height - behind)
        // A view that is larger than the viewport counts as in sight if any part of it is.
        let fits = rect.width <= seen.width && rect.height <= seen.height
        guard fits ? !seen.contains(rect) : !seen.overlaps(rect) else { continue }
        note(scrollView)
        scrollView.show(rect, above: behind)
        scrollView.layoutIfNeeded()
      }
    }
  }

  extension UIView {
    /// The screen around a field, as far as an app may show another one in its place: what the
    /// field's controller or one of its ancestors presents, and the top of its navigation stack.
    fileprivate var shownScreen: (presented: UIViewController?, top: UIViewController?) {
      let controller = screenController
      let presented = controller?.presentedViewController
      return (
        presented?.isBeingDismissed == true ? nil : presented,
        controller?.navigationController?.topViewController
      )
    }

    /// Returns whether the app has presented, pushed or popped nothing since an earlier value. A
    /// presented controller that has gone, such as the suggestions of the old field, does not
    /// count.
    fileprivate func isStill(
      on screen: (presented: UIViewController?, top: UIViewController?)
    ) -> Bool {
      let (presented, top) = shownScreen
      return top === screen.top && (presented == nil || presented === screen.presented)
        && !chain.contains { ($0 as? UIViewController)?.isBeingDismissed == true }
    }
  }

  extension UIScrollView {
    /// Scrolls to a rectangle in content coordinates. A pager scrolls to the page that contains the
    /// middle of the rectangle, in each direction in which the rectangle is not fully visible. Any
    /// other scroll view, and on tvOS a pager too, scrolls no farther than necessary.
    ///
    /// - Parameter covered: The height that the keyboard covers above the bottom inset, in points.
    fileprivate func show(_ rect: CGRect, above covered: CGFloat) {
      #if !os(tvOS)
        if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
          var page = contentOffset
          if rect.minX < bounds.minX || rect.maxX > bounds.maxX {
            page.x = (rect.midX / bounds.width).rounded(.down) * bounds.width
          }
          if rect.minY < bounds.minY || rect.maxY > bounds.maxY {
            page.y = (rect.midY / bounds.height).rounded(.down) * bounds.height
          }
          return setContentOffset(ScrollViewGeometry(self).clamp(page), animated: false)
        }
      #endif
      var rect = rect
      rect.size.height += covered
      scrollRectToVisible(rect, animated: false)
    }
  }
#endif
