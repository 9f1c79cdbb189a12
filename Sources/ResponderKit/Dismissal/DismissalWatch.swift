#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Watches whatever moves the first responder inside one scroll view, and judges that responder
  /// when `RestWatch` or `CoastWatch` requests a judgement.
  @MainActor
  final class DismissalWatch {
    private(set) weak var scrollView: UIScrollView?
    /// Whether the watch ends with the scroll for which it was made, because the app calls
    /// `OffscreenDismissal` from its delegate.
    let isForOneScroll: Bool
    private(set) var isOver = false

    private let dismissal: OffscreenDismissal
    private weak var field: UIView?
    private var rest = RestWatch()
    /// The scroll view's bounds at the last check.
    private var lastBounds: CGRect?
    private var coast = CoastWatch()
    private var isAsking = false

    init(_ scrollView: UIScrollView, dismissal: OffscreenDismissal) {
      self.scrollView = scrollView
      self.dismissal = dismissal
      isForOneScroll = false
      guard let field = scrollView.fieldInside else { return }
      self.field = field
      rest = RestWatch(settledAt: scrollView.place(of: field))
    }

    /// Makes a watch that follows a field from the end of a drag until the scroll view rests.
    init(
      _ scrollView: UIScrollView, dismissal: OffscreenDismissal, field: UIView,
      after outcome: DismissalOutcome?
    ) {
      self.scrollView = scrollView
      self.dismissal = dismissal
      self.field = field
      isForOneScroll = true
      rest = RestWatch(dragEndedAt: scrollView.place(of: field))
      dragEnded(outcome)
    }

    // MARK: Events

    /// Handles a view that has just become first responder, if it is inside the scroll view.
    func focusBegan(_ view: UIView) {
      guard let scrollView, view !== scrollView, view.isDescendant(of: scrollView) else { return }
      guard view !== field || !rest.isSettling else { return }
      field = view
      rest = RestWatch()
    }

    func typed(in view: UIView) {
      if view === field { rest.typed(at: CACurrentMediaTime()) }
    }

    func keyboardMoves(until time: TimeInterval, comes: Bool) {
      if knownField == nil, let view = scrollView?.fieldInside { focusBegan(view) }
      rest.keyboardMoves(until: time)
      if comes { rest.keyboardComes(at: CACurrentMediaTime()) }
    }

    func keyboardArrived(at time: TimeInterval) {
      rest.keyboardArrived(at: time)
    }

    func dragBegan() {
      _ = coast.handle(.dragBegan)
      guard let scrollView, let field = knownField ?? adopt(in: scrollView) else { return }
      rest.dragBegan(at: scrollView.place(of: field))
    }

    func dragEnded(_ outcome: DismissalOutcome?) {
      if outcome == .asked { rest.asked() }
      note(outcome)
      _ = coast.handle(.dragEnded(pullsKeyboard: scrollView?.isDraggingKeyboard ?? false))
    }

    /// Whether the responder was asked to resign since it last came to rest and since the last drag
    /// began.
    var hasAsked: Bool { rest.hasAsked }

    /// Handles a responder that was asked to resign and did not, unless this watch is asking it
    /// now.
    func wasAskedByOthers(_ view: UIView) {
      guard !isAsking, view === knownField else { return }
      rest.asked()
      note(.asked)
    }

    // MARK: Checking

    /// Checks the current state, and may judge the responder if `decides` is true. Returns whether
    /// the watch needs another check even if nothing happens.
    func look(at time: TimeInterval, decides: Bool) -> Bool {
      guard let scrollView, scrollView.window != nil else {
        field = nil
        lastBounds = nil
        isOver = isForOneScroll
        return false
      }
      // If the field has lost the focus, the watch starts again, whichever responder gets the focus
      // next. Earlier requests to resign no longer count.
      if knownField == nil {
        self.field = nil
        rest = RestWatch()
      }
      let field = knownField ?? adopt(in: scrollView)
      if field == nil, lastBounds != nil, FocusBook.shared.isWaiting {
        // A responder may have had the focus since the last check, so the book asks for it soon.
        // `adopt` then needs the bounds of that check.
        FocusBook.shared.remindIfWaiting()
      } else {
        lastBounds = scrollView.bounds
      }
      guard let field else {
        isOver = isForOneScroll
        return false
      }
      let activity = scrollView.activity(around: field)
      if !scrollView.isDecelerating {
        _ = coast.handle(.rests)
      } else if decides {
        judgeCoasting(field, in: scrollView)
      }
      switch rest.look(
        at: scrollView.place(of: field), activity: activity, time: time, decides: decides)
      {
      case .rest:
        isOver = isForOneScroll && activity == .none
        return activity == .coasting
      case .lookAgain:
        return true
      case .settled(let moved):
        if moved { judgeSettled(field, in: scrollView) }
      case .judge(let cause):
        judge(field, in: scrollView, cause: cause)
      }
      isOver = isForOneScroll
      return false
    }

    private var knownField: UIView? {
      guard let scrollView, let field, field.isFirstResponder, field.isDescendant(of: scrollView)
      else { return nil }
      return field
    }

    /// Adopts a responder that no notification announced. It has had the focus since before this
    /// turn, so it counts as settled at its place at the last check.
    private func adopt(in scrollView: UIScrollView) -> UIView? {
      guard let found = scrollView.fieldInside else { return nil }
      var place = scrollView.place(of: found)
      if let lastBounds {
        let (now, before) = (place.contentOffset, lastBounds.origin)
        place.rect = place.rect.offsetBy(dx: now.x - before.x, dy: now.y - before.y)
        place.contentOffset = before
        place.viewport = lastBounds.size
      }
      field = found
      rest = RestWatch(settledAt: place)
      return found
    }

    // MARK: Judgements

    private func judge(_ field: UIView, in scrollView: UIScrollView, cause: DismissalCause) {
      guard let question = DismissalQuestion(field, in: scrollView, for: dismissal) else { return }
      let decision = question.decide(restingAt: scrollView.contentOffset)
      guard decision.isNews(for: cause) else { return }
      ask(question, decision, cause)
    }

    private func ask(
      _ question: DismissalQuestion, _ decision: DismissalDecision, _ cause: DismissalCause
    ) {
      isAsking = true
      defer { isAsking = false }
      note(dismissal.apply(decision, to: question, cause: cause))
    }

    private func note(_ outcome: DismissalOutcome?) {
      if outcome == .asked { rest.refused() }
    }

    /// Judges a field that has moved after it got the focus, or after a keystroke, and has now come
    /// to rest. The keyboard alone is no reason to dismiss the field. But if the field is outside
    /// the viewport even without the keyboard, the app has scrolled it out.
    private func judgeSettled(_ field: UIView, in scrollView: UIScrollView) {
      guard let question = DismissalQuestion(field, in: scrollView, for: dismissal),
        question.isOutOfSight(besidesKeyboardRoom: rest.keyboardRoom)
      else { return }
      ask(question, question.decide(restingAt: scrollView.contentOffset), .programmatic)
    }

    private func judgeCoasting(_ field: UIView, in scrollView: UIScrollView) {
      let event = CoastWatch.Event.coasts(scrollView.contentOffset, hasAsked: rest.hasAsked)
      guard case .judge(let way) = coast.handle(event) else { return }
      guard let question = DismissalQuestion(field, in: scrollView, for: dismissal) else { return }
      let decision = question.decide(coastingIn: way)
      guard decision.isNews(for: .coasting) else { return }
      rest.asked()
      ask(question, decision, .coasting)
    }
  }
#endif
