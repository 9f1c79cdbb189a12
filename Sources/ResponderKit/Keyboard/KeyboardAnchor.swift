#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Moves one scroll view's inset and offset along with the keyboard.
  ///
  /// Acts on the change of overlap in the scroll view's own coordinates, never on begin frames: on every event, and at the
  /// end of each turn of the run loop, because a list is also covered by joining a window, by a new size, or by a
  /// first responder that comes back, of which no notification tells. Where nothing is covered, a list at its end that
  /// was resized follows its end. A turn in which nothing is covered or held costs one look at the list; an idle loop
  /// costs nothing. What the offset is counted from is `AnchorTrack`'s.
  @MainActor
  final class KeyboardAnchor: ScrollBehavior {
    static let registry = BehaviorRegistry<KeyboardAnchor>()

    private(set) weak var scrollView: UIScrollView?
    private let policy: AnchorPolicy
    private let monitor = KeyboardMonitor.shared
    private var track: AnchorTrack
    private var room: AnchorRoom
    private var pull = KeyboardPull()
    private var focus: KeyboardFocus?
    /// Where the focus was when it was last looked at, in content coordinates.
    private var lastFocus: CGRect?
    private var subscription: BehaviorToken?
    private var client: TurnClient?
    private var isSettling = false
    /// Whether something happened while it was settling.
    private var mustSettleAgain = false
    /// Counts what ends a change under way: whom it calls back may cancel this anchor, or register another one.
    private var era = 0
    /// When the app sent the list to its end, animated; nil once it is there, or held.
    private var sentToEnd: TimeInterval?
    /// Whether the list was in a window at the end of a turn, laid out: only from then on has it a place to keep.
    private var hasBeenSeen: Bool

    init(
      scrollView: UIScrollView, policy: AnchorPolicy, takingOverFrom old: KeyboardAnchor? = nil
    ) {
      self.scrollView = scrollView
      self.policy = policy
      let isSame = old?.policy == policy
      track =
        old.flatMap { isSame ? $0.track : nil }
        ?? AnchorTrack(policy: policy, geometry: ScrollViewGeometry(scrollView))
      hasBeenSeen = isSame && old?.hasBeenSeen == true
      room = old?.handOver() ?? AnchorRoom(scrollView)
    }

    /// Gives the additions to a successor; stopping then has nothing to undo.
    private func handOver() -> AnchorRoom? {
      guard let scrollView else { return nil }
      defer { room = AnchorRoom(scrollView) }
      era += 1
      return room
    }

    func start() {
      if case .firstResponder = policy { focus = KeyboardFocus() }
      subscription = monitor.observe { [weak self] _ in self?.keyboardMoved() }
      client = TurnClient(.init(changed: { [weak self] in self?.look() }))
      UIView.performWithoutAnimation { settle() }
    }

    func stop() {
      subscription?.cancel()
      subscription = nil
      client?.end()
      client = nil
      era += 1
      if room.isHolding { UIView.performWithoutAnimation { settle(isEnding: true) } }
    }

    private var isRunning: Bool { client != nil }

    // MARK: When

    /// The app sends the list to its end; a keyboard that moves on the way moves the end.
    func listIsSentToEnd() { sentToEnd = CACurrentMediaTime() }

    private func isOnWayToEnd(_ scrollView: UIScrollView) -> Bool {
      guard let sentToEnd, !scrollView.isHeld else { return false }
      // Such a scroll lasts 0.3 s (truth T4.10.14).
      return abs(CACurrentMediaTime() - sentToEnd) < 0.5
        && scrollView.contentOffset.y != ScrollViewGeometry(scrollView).maximumOffset.y
    }

    private func keyboardMoved() {
      pull.end()
      guard scrollView?.window != nil else { return }
      room.isKeyboardTurn = true
      settle()
    }

    /// The end of a turn of the run loop.
    private func look() {
      defer { room.isKeyboardTurn = false }
      guard let scrollView else { return stop() }
      guard let window = scrollView.window else { return }
      if !hasBeenSeen { meet(scrollView, in: window) }
      if sentToEnd != nil, !isOnWayToEnd(scrollView) { sentToEnd = nil }
      if room.isHolding || room.isKeyboardTurn || monitor.isMoving || covers(window) {
        // What this turn changed is to be seen now; the commit that follows would lay it out anyway.
        window.layoutIfNeeded()
        mustSettleAgain = false
        settle()
        // This is the end of the turn; what the app did when it was called back has no other.
        if mustSettleAgain { settle() }
        followFocus()
      } else {
        rest(scrollView)
      }
    }

    /// The size, the content and the place that a list had before its first layout are nobody's choice: not even one
    /// that appears together with a keyboard goes to its end for them.
    private func meet(_ scrollView: UIScrollView, in window: UIWindow) {
      window.layoutIfNeeded()
      hasBeenSeen = true
      let now = ScrollViewGeometry(scrollView)
      guard now.viewport != track.last.viewport || now.contentSize != track.last.contentSize else {
        return
      }
      track = AnchorTrack(policy: policy, geometry: now)
    }

    /// A turn without a keyboard.
    private func rest(_ scrollView: UIScrollView) {
      guard isRunning else { return }
      defer { room.see(scrollView) }
      let now = ScrollViewGeometry(scrollView)
      let isSafeAreaChanged = scrollView.safeAreaBottom != room.safeArea
      guard track.mustFollowEnd(now, isSafeAreaChanged: isSafeAreaChanged), !scrollView.isHeld,
        !isSettling
      else { return track.see(now) }
      let decision = track.decide(
        now, changingBottomInsetTo: now.inset.bottom, firstResponder: nil, isMoving: false,
        isHeld: false)
      isSettling = true
      defer { isSettling = false }
      apply(decision, nil, to: scrollView, alongside: scrollView.animateResizing)
      track.see(ScrollViewGeometry(scrollView))
    }

    private func covers(_ window: UIWindow) -> Bool {
      switch monitor.covering(window).placement {
      case .docked, .accessoryOnly: true
      case .hidden, .floating, .undocked: false
      }
    }

    // MARK: What

    /// Brings inset and offset to where the keyboard wants them, alongside it while it moves.
    private func settle(isEnding: Bool = false) {
      guard let scrollView, isEnding || isRunning else { return }
      // A delegate that is told of our changes may bring about the next one; the end of the turn sees to it.
      guard isEnding || !isSettling else {
        mustSettleAgain = true
        return
      }
      isSettling = true
      defer { isSettling = false }
      var now = ScrollViewGeometry(scrollView)
      // Without a window there is no safe area; the one that was left comes back with it.
      if scrollView.window == nil { now.inset = track.last.inset }
      let wasPulled = pull.isActive
      let change = room.change(for: scrollView, overlap: isEnding ? 0 : overlap(of: scrollView))
      let newInset = change.map { $0.content + room.safeArea } ?? now.inset.bottom
      let (isMoving, isHeld) = (monitor.isMoving || room.isKeyboardTurn, scrollView.isHeld)
      if pull.isActive || wasPulled {
        // The finger holds the content; only the room for it changes, also when the keyboard is pushed back.
        if let change { make(change, in: scrollView) }
        return track.see(ScrollViewGeometry(scrollView))
      }
      guard
        track.needsDecision(
          now, changingBottomInsetTo: newInset, isMoving: isMoving, isHeld: isHeld)
      else {
        if let change { make(change, in: scrollView) }
        return track.see(ScrollViewGeometry(scrollView))
      }
      lastFocus = focus?.rect(in: scrollView, room: roomAbove(newInset, now))
      let decision = track.decide(
        now, changingBottomInsetTo: newInset, firstResponder: lastFocus, isMoving: isMoving,
        isHeld: isHeld)
      apply(decision, change, to: scrollView)
      track.leave(ScrollViewGeometry(scrollView))
      if isRunning, isOnWayToEnd(scrollView) { scrollView.scrollToBottom(animated: true) }
    }

    private func apply(
      _ decision: AnchorDecision, _ change: AnchorRoom.Change?, to scrollView: UIScrollView,
      alongside animate: ((@escaping () -> Void) -> Void)? = nil
    ) {
      guard change != nil || decision.offset != scrollView.contentOffset else { return }
      let now = era
      (animate ?? { self.monitor.animate(alongside: $0) })({ [self] in
        if let change { make(change, in: scrollView) }
        if era == now, scrollView.contentOffset != decision.offset {
          scrollView.contentOffset = decision.offset
        }
      })
      BehaviorReports.send(
        .anchor(AnchorRecord(scrollView: ResponderIdentity(scrollView), decision: decision)))
    }

    /// Whoever is called back by the first inset and ends this anchor has the last word on the second.
    private func make(_ change: AnchorRoom.Change, in scrollView: UIScrollView) {
      let now = era
      room.holdContent(change)
      if scrollView.contentInset.bottom != change.content {
        scrollView.contentInset.bottom = change.content
      }
      guard era == now else { return }
      room.holdIndicator(change)
      if scrollView.verticalScrollIndicatorInsets.bottom != change.indicator {
        scrollView.verticalScrollIndicatorInsets.bottom = change.indicator
      }
    }

    /// The height that the list has to make room for; nil where it is to stay as it is.
    private func overlap(of scrollView: UIScrollView) -> CGFloat? {
      guard let window = scrollView.window else { return nil }
      let keyboard = monitor.covering(window)
      guard covers(window) else { return 0 }
      guard !scrollView.isTurnedOver(in: window), scrollView.isInSight(of: window) else {
        return nil
      }
      let overlap = monitor.overlap(in: scrollView)
      guard overlap == 0 || scrollView.sharesKeyboard(keyboard) else { return nil }
      // A copy: the app's accessory view is asked for, and the app may do anything then.
      var pull = pull
      let pulled = room.isKeyboardTurn ? 0 : pull.distance(in: scrollView, below: keyboard.frame)
      self.pull = pull
      return max(0, overlap - pulled)
    }

    // MARK: Focus

    private func roomAbove(_ inset: CGFloat, _ geometry: ScrollViewGeometry) -> CGFloat {
      geometry.changingBottomInset(to: inset).visibleRect(at: .zero).height
    }

    /// Keeps a caret in sight that moved: by typing, because another field took over, or because a text view knows its
    /// caret only after it has become first responder.
    private func followFocus() {
      guard isRunning, let focus, let scrollView, let window = scrollView.window,
        !scrollView.isHeld, covers(window), !pull.isActive
      else { return }
      let now = ScrollViewGeometry(scrollView)
      let rect = focus.rect(in: scrollView, room: roomAbove(now.inset.bottom, now))
      defer { lastFocus = rect }
      guard let rect, rect != lastFocus else { return }
      // While the keyboard moves this is still part of its one movement; at rest it is the least from here.
      let isMoving = monitor.isMoving || room.isKeyboardTurn
      apply(
        AnchorDecision.decide(
          policy: policy, geometry: now, changingBottomInsetTo: now.inset.bottom,
          firstResponder: rect, reference: isMoving ? track.reference : nil), nil, to: scrollView)
      track.leave(ScrollViewGeometry(scrollView))
    }
  }

  extension KeyboardEvent.Kind {
    /// Whether the keyboard is about to move; what follows a move brings nothing new.
    package var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }
#endif
