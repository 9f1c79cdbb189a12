#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Watches whatever moves the first responder inside one scroll view, and judges that responder
  /// at the end of a drag and when `RestRule` or `CoastRule` requests a judgement.
  ///
  /// It is the behaviour of `dismissFirstResponder(when:ending:seenIn:)`, which hears of drags from
  /// the pan gesture recognizer. For an app that calls `OffscreenDismissal` from its delegate, it
  /// follows the field from the end of one drag until the scroll view rests.
  @MainActor
  final class DismissalWatch: ScrollBehavior {
    static let registry = BehaviorRegistry()

    private(set) weak var scrollView: UIScrollView?
    /// Whether the watch ends with the scroll for which it was made, because the app calls
    /// `OffscreenDismissal` from its delegate.
    let isForOneScroll: Bool
    private(set) var isOver = false

    private let dismissal: OffscreenDismissal
    private weak var field: UIView?
    private var rest = RestRule()
    /// The scroll view's bounds at the last check.
    private var lastBounds: CGRect?
    private var coast = CoastRule()
    private var isAsking = false
    private var target: GestureTarget?
    /// Whether a pointer or a trackpad, not a finger, made the last drag.
    private var isIndirect = false

    /// - Parameters:
    ///   - drag: The field that the scroll view's app has just judged at the end of a drag, and the
    ///     outcome; the watch then follows that field until the scroll view rests. Nil for the
    ///     behaviour.
    init(
      _ scrollView: UIScrollView, dismissal: OffscreenDismissal,
      after drag: (field: UIView, outcome: DismissalOutcome?)? = nil
    ) {
      self.scrollView = scrollView
      self.dismissal = dismissal
      isForOneScroll = drag != nil
      field = drag?.field ?? scrollView.fieldInside
      guard let field else { return }
      let place = scrollView.place(of: field)
      rest = drag == nil ? RestRule(settledAt: place) : RestRule(dragEndedAt: place)
      if let drag { dragEnded(drag.outcome) }
    }

    func start() {
      guard let scrollView else { return }
      target = GestureTarget(scrollView.panGestureRecognizer) { [weak self] recognizer in
        self?.pan(recognizer)
      }
      DismissalHub.shared.add(self)
    }

    func stop() {
      target?.remove()
      target = nil
      DismissalHub.shared.remove(self)
    }

    // MARK: Drags

    /// Handles the pan gesture. The scroll view handles its own pan before targets that are added
    /// later, so its `isDecelerating` is already right at the end of a drag.
    private func pan(_ recognizer: UIGestureRecognizer) {
      guard let scrollView else { return }
      switch recognizer.state {
      case .began:
        isIndirect = recognizer.numberOfTouches == 0
        coast.dragBegan()
        guard let field = knownField ?? adopt(in: scrollView) else { return }
        rest.dragBegan(at: scrollView.place(of: field))
      case .ended:
        // Another dismissal, such as one that the app's delegate calls, has already asked the
        // field.
        guard !rest.hasAsked else { return dragEnded(.asked) }
        let end = scrollView.dragRest(isIndirect: isIndirect, seenIn: dismissal.area)
        dragEnded(dismissal.judgeDragEnd(of: scrollView, restingAt: end).outcome)
      default: break
      }
    }

    private func dragEnded(_ outcome: DismissalOutcome?) {
      if outcome == .asked { rest.asked() }
      coast.dragEnded(pullsKeyboard: scrollView?.isDraggingKeyboard ?? false)
    }

    // MARK: Other events

    /// Handles a view that has just become first responder, if it is inside the scroll view.
    func focusBegan(_ view: UIView) {
      guard let scrollView, view !== scrollView, view.isDescendant(of: scrollView) else { return }
      guard view !== field || !rest.isSettling else { return }
      field = view
      rest = RestRule()
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

    /// Handles a responder that was asked to resign and did not, unless this watch is asking it
    /// now.
    func wasAskedByOthers(_ view: UIView) {
      guard !isAsking, view === knownField else { return }
      rest.asked()
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
        rest = RestRule()
      }
      let field = knownField ?? adopt(in: scrollView)
      if field == nil, lastBounds != nil, FirstResponderTracker.shared.isWaiting {
        // A responder may have had the focus since the last check, so the tracker asks for it soon.
        // `adopt` then needs the bounds of that check.
        FirstResponderTracker.shared.remindIfWaiting()
      } else {
        lastBounds = scrollView.bounds
      }
      guard let field else {
        isOver = isForOneScroll
        return false
      }
      var activity = scrollView.activity(around: field)
      if !scrollView.isDecelerating {
        coast.rests()
      } else if decides,
        let way = coast.coasts(at: scrollView.contentOffset, hasAsked: rest.hasAsked)
      {
        judge(field, in: scrollView, .coasting, coastingIn: way)
      }
      let place = scrollView.place(of: field)
      if rest.needsCaret(at: place) {
        // The app's code may run and call this watch, so the caret is read before the rule is.
        let caret = field.caretRect
        rest.read(caret: caret, at: place, time: time)
      }
      if activity == .none, rest.isPending(at: place), field.isMovedByAnimation {
        activity = .inTransition
      }
      switch rest.look(at: place, activity: activity, time: time, decides: decides) {
      case .rest:
        isOver = isForOneScroll && activity == .none
        return activity == .coasting
      case .lookAgain:
        return true
      case .settled(let moved):
        guard moved else { break }
        judge(field, in: scrollView, .programmatic, besidesKeyboardRoom: rest.keyboardRoom)
      case .judge(let cause):
        judge(field, in: scrollView, cause)
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
      rest = RestRule(settledAt: place)
      return found
    }

    /// Judges a field where it is, or at the best of the offsets ahead.
    ///
    /// - Parameters:
    ///   - way: The direction in which the scroll view coasts; nil if it rests.
    ///   - room: The height, in points, by which the keyboard has made the viewport shorter; nil
    ///     if the keyboard counts. It does not for a field that has moved after it got the focus,
    ///     or after a keystroke: the keyboard alone is no reason to dismiss the field. But if the
    ///     field is outside the viewport even without the keyboard, the app has scrolled it out.
    private func judge(
      _ field: UIView, in scrollView: UIScrollView, _ cause: DismissalCause,
      coastingIn way: CGPoint? = nil, besidesKeyboardRoom room: CGFloat? = nil
    ) {
      guard let question = dismissal.question(about: field, in: scrollView) else { return }
      let decision =
        way.map { question.decide(coastingIn: $0) }
        ?? question.decide(restingAt: scrollView.contentOffset)
      if let room, !decision.isOutOfSight(besidesKeyboardRoom: room) { return }
      guard decision.isWorthReporting(for: cause),
        !dismissal.mustWait(to: decision, about: field)
      else { return }
      if way != nil { rest.asked() }
      isAsking = true
      defer { isAsking = false }
      if dismissal.apply(decision, to: field, in: scrollView, cause: cause) == .asked {
        rest.refused()
      }
    }
  }
#endif
