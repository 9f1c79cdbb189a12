#if canImport(UIKit)
  package import UIKit

  /// Reports to `ListAnchor` what happens to one scroll view and the keyboard over it, and performs
  /// the effects that `ListAnchor` returns.
  ///
  /// The anchor observes keyboard events, drags of the list and, with the policy `.firstResponder`,
  /// changes of text in the list. If such an event may require another inset or offset, the anchor
  /// requests a *place* beat (`TurnClock`) in the following commit. It also reads the list once in
  /// each turn of the run loop.
  @MainActor
  final class KeyboardAnchor: ScrollBehavior {
    static let registry = BehaviorRegistry()

    private(set) weak var scrollView: UIScrollView?
    private let monitor = KeyboardMonitor.shared
    private var anchor: ListAnchor
    private var edge = KeyboardEdge()
    private var subscription: HandlerToken?
    private var client: TurnClient?
    private var editing: HandlerToken?
    private var pan: GestureTarget?
    /// The longest movement that was announced in this turn. A change without an animation may
    /// follow it, if the app reloads the input views as the editing begins.
    private var movement: KeyboardEvent?
    /// Whether the anchor waits for the layout that follows (`ListAnchor.awaitsLayout`).
    private var isTurnOpen = false
    /// Whether the first responder may be asked for; false in a commit that does not know it.
    private var isFocusKnown = true

    init(
      scrollView: UIScrollView, policy: AnchorPolicy, takingOverFrom old: KeyboardAnchor? = nil
    ) {
      self.scrollView = scrollView
      let reading = AnchorReading(
        scrollView, under: scrollView.window.map(KeyboardMonitor.shared.covering),
        isTurnedOver: old?.anchor.isTurnedOver ?? false)
      anchor = ListAnchor(policy: policy, reading: reading, takingOverFrom: old?.anchor)
      old?.anchor.handOver(reading)
    }

    func start() {
      subscription = monitor.observeChanges { [weak self] in self?.keyboardMoved($0.event) }
      client = TurnClient(
        changed: { [weak self] in self?.look() }, place: { [weak self] in self?.place() },
        settled: { [weak self] in if self?.isTurnOpen == true { self?.look() } })
      if case .firstResponder = anchor.policy {
        editing = FocusEvents.shared.observe { [weak self] event, view in
          guard event == .changed, let self, let scrollView, view.isDescendant(of: scrollView)
          else { return }
          needsPlaceIfCovered()
        }
      }
      pan = scrollView.map { list in
        GestureTarget(list.panGestureRecognizer) { [weak self, weak list] _ in
          if list?.takesKeyboardAlong == true { self?.needsPlaceIfCovered() }
        }
      }
      guard let reading = reading() else { return }
      UIView.performWithoutAnimation { _ = tell(.began(reading)) }
    }

    func stop() {
      subscription = nil
      client?.end()
      client = nil
      editing = nil
      pan?.remove()
      pan = nil
      guard let reading = reading() else { return }
      UIView.performWithoutAnimation { _ = tell(.ended(reading)) }
    }

    // MARK: Events

    /// Records that the app scrolls the list to its end. If the keyboard moves the end meanwhile,
    /// the anchor scrolls on to the new end.
    func listIsSentToEnd() { tell(.sentToEnd(CACurrentMediaTime())) }

    private func keyboardMoved(_ event: KeyboardEvent) {
      if event.kind.isWill, event.duration > movement?.duration ?? 0 { movement = event }
      // Finds the input accessory view, for which a commit may not ask.
      let keyboard = scrollView?.window.map(monitor.covering)
      tell(.keyboardMoved(keyboard.map { _ in CACurrentMediaTime() }))
    }

    /// Requests a *place* beat, so that the list's new offset appears in the frame of the caret's
    /// new position, and the new inset in the frame in which the finger moves the keyboard
    /// (T4.16.3).
    private func needsPlaceIfCovered() {
      guard let window = scrollView?.window, monitor.covering(window).isCovering else { return }
      client?.needsPlace(in: window)
    }

    private func place() {
      guard let window = scrollView?.window else { return }
      // A commit does not search for the first responder. The end of the turn may.
      let isCovering = monitor.covering(window).isCovering
      isFocusKnown = FirstResponderTracker.shared.isCertain(in: window)
      defer { isFocusKnown = true }
      guard anchor.hasBeenSeen else { return measure { .turnEnds($0) } }
      guard isFocusKnown || !isCovering || !anchor.asksForFocus(isUnderKeyboard: true) else {
        return
      }
      measure { .places($0) }
    }

    /// Checks the list when something may have changed in this turn of the run loop.
    private func look() {
      guard let scrollView else { return KeyboardAnchor.registry.dropTheDead() }
      isTurnOpen = false
      if let window = scrollView.window, anchor.awaitsLayout {
        if !anchor.hasBeenSeen { client?.needsPlace(in: window) }
        isTurnOpen = client?.isPlaceAsked == true
        if isTurnOpen { return }
      }
      defer {
        tell(.turnEnded)
        movement = nil
      }
      if scrollView.window == nil {
        _ = client?.needsNoPlace()
        // A list that left with its keyboard gives the room back.
        guard anchor.isHolding else { return }
      }
      measure { .turnEnds($0) }
    }

    /// Measures the list for an event and for the caret, again only after a change.
    private func measure(_ event: (AnchorReading) -> ListAnchor.Event) {
      guard let first = reading() else { return }
      let reading = tell(event(first)) ?? first
      if reading.cover == .none, !reading.isKeyboardMoving { client?.needsNoPlace() }
      guard anchor.asksForFocus(isUnderKeyboard: reading.cover != .none) else { return }
      tell(.caretMayHaveMoved(reading))
    }

    private func reading() -> AnchorReading? {
      guard let scrollView else { return nil }
      let keyboard = scrollView.window.map(monitor.covering)
      var reading = AnchorReading(
        scrollView, under: keyboard, isTurnedOver: anchor.isTurnedOver,
        asksForFocus: isFocusKnown
          && anchor.asksForFocus(isUnderKeyboard: keyboard?.isCovering == true),
        pull: edge.pull(on: scrollView, under: keyboard))
      // While a finger drives the list's screen away, UIKit has posted the hide, and the keyboard
      // stays on that screen until the transition ends (T4.13.73).
      if anchor.isHolding, let screen = scrollView.screenController, !screen.isBehindPresentation,
        screen.transitionCoordinator?.initiallyInteractive == true
      {
        reading.cover = .untold
      }
      return reading
    }

    /// Returns the list after the last change that the event led to, if it led to any.
    @discardableResult
    private func tell(_ event: ListAnchor.Event) -> AnchorReading? { perform(anchor.handle(event)) }

    // MARK: Effects

    private func perform(_ effects: [ListAnchor.Effect]) -> AnchorReading? {
      var last: AnchorReading?
      for effect in effects {
        switch effect {
        case .change(let change):
          make(change)
          if let reading = reading() { last = tell(.performed(reading)) ?? reading }
        case .askForPlace:
          client?.needsPlace(in: scrollView?.window)
        case .lookAgain:
          if let reading = reading() { last = tell(.looksAgain(reading)) ?? reading }
        case .scrollToEnd:
          scrollView?.scrollToBottom(animated: true)
        case .giveUp:
          ResponderLog.once("anchor.contested") {
            "Other code keeps setting a list's inset while the keyboard is up; "
              + "the anchor stops adjusting it."
          }
        }
      }
      return last
    }

    private func make(_ change: ListAnchor.Change) {
      guard let scrollView else { return }
      // Where room goes, UIKit clamps the offset inside the setter of the inset, and tells the app
      // of an offset that is never shown (T4.10.20). At its top, a list moves along with the top
      // inset (T4.11.9). So in both cases the list moves first.
      let bottom = scrollView.contentInset.bottom
      let isShrinking = !change.isAtTop && change.room?.content.value ?? bottom < bottom
      if isShrinking || change.isAtTop { move(scrollView, for: change) }
      // The inset alone moves a list that has no offset to move to, so that it needs the animation.
      if isShrinking, change.offset == nil {
        animate(change, on: scrollView) { self.write(change, to: scrollView) }
      } else {
        write(change, to: scrollView)
      }
      if !isShrinking { move(scrollView, for: change) }
      guard let decision = change.decision else { return }
      BehaviorReports.send(.anchored(decision, ResponderIdentity(scrollView)))
    }

    private func write(_ change: ListAnchor.Change, to list: UIScrollView) {
      let edge: WritableKeyPath<UIEdgeInsets, CGFloat> = change.isAtTop ? \.top : \.bottom
      if anchor.mayPerform(.inset, of: change), let inset = change.room?.content.value,
        list.contentInset[keyPath: edge] != inset
      {
        list.contentInset[keyPath: edge] = inset
      }
      if anchor.mayPerform(.indicator, of: change), let inset = change.room?.indicator.value,
        list.verticalScrollIndicatorInsets[keyPath: edge] != inset
      {
        list.verticalScrollIndicatorInsets[keyPath: edge] = inset
      }
    }

    private func move(_ list: UIScrollView, for change: ListAnchor.Change) {
      guard let y = change.offset, anchor.mayPerform(.offset, of: change),
        list.contentOffset.y != y
      else { return }
      animate(change, on: list, scrollingTo: y) { list.contentOffset.y = y }
    }

    /// Runs changes along with the keyboard, or with the list's own change of size.
    private func animate(
      _ change: ListAnchor.Change, on list: UIScrollView, scrollingTo y: CGFloat? = nil,
      _ changes: @escaping () -> Void
    ) {
      guard change.pace == .keyboard else { return list.animateResizing(changes) }
      guard let event = movement ?? monitor.movement, event.duration > 0 else { return changes() }
      let rows = y.map { LeavingRows(of: list, scrollingTo: $0) }
      monitor.animate(event, alongside: changes) { _ in rows?.remove() }
    }
  }

  extension AnchorReading {
    /// Reads a list and the keyboard over it. A list without a window, under no `keyboard` then, is
    /// turned over if it was when it was last read.
    @MainActor
    init(
      _ list: UIScrollView, under keyboard: KeyboardState?, isTurnedOver: Bool,
      asksForFocus: Bool = false, pull: Pull? = nil
    ) {
      let window = list.window
      let place = window.map { PlaceOnScreen(of: list, in: $0) }
      self.init(ScrollViewGeometry(list))
      time = CACurrentMediaTime()
      contentInset = Insets(list.contentInset)
      indicatorInset = Insets(list.verticalScrollIndicatorInsets)
      safeArea = Insets(list.safeAreaInsets)
      adjustsIndicators = list.automaticallyAdjustsScrollIndicatorInsets
      isInWindow = window != nil
      self.isTurnedOver = place?.isTurnedOver ?? isTurnedOver
      isHeld = list.isHeld
      cover = window == nil && KeyboardMonitor.shared.state.placement == .hidden ? .none : .untold
      isKeyboardMoving = KeyboardMonitor.shared.isMoving
      self.pull = pull
      focus = asksForFocus ? list.keyboardFocus : nil
      guard let window, let place, let keyboard else { return }
      guard keyboard.isCovering else {
        cover = .none
        return
      }
      let overlap = keyboard.overlap(with: place.frame) * place.pointsPerPoint
      // A list is outside the window's bounds, for example, before it slides in, or while a pager
      // shows another page.
      let shown = window.convert(window.bounds, to: window.keyboardSpace())
      if !place.frame.intersection(shown).isEmpty, overlap == 0 || list.sharesKeyboard(keyboard) {
        cover = .part(overlap)
      }
    }
  }

  extension UIScrollView {
    /// Whether a finger touches or moves the content, or the content still decelerates.
    var isHeld: Bool { isTracking || isMovedByFinger }

    /// Whether a finger moves the content, or the content still decelerates. The finger of a tap
    /// only touches the content (truth T4.10.15).
    package var isMovedByFinger: Bool { isDragging || isDecelerating }

    /// Runs the changes along with the animation that resizes the view, as in a rotation; without
    /// animation if there is none.
    func animateResizing(_ changes: @escaping () -> Void) {
      // UIKit's key for the animation of a view's size.
      guard let duration = layer.animation(forKey: "bounds.size")?.duration, duration > 0 else {
        return UIView.performWithoutAnimation(changes)
      }
      UIView.animate(withDuration: duration, animations: changes)
    }
  }

  /// Where a view is on the screen of its window.
  @MainActor
  struct PlaceOnScreen {
    /// The frame in the coordinates of keyboard frames.
    let frame: CGRect
    /// Whether the view's lower edge is above its upper edge, as in a list that a transform flips
    /// upside down.
    let isTurnedOver: Bool
    /// The number of the view's own points per point of the screen, measured from its upper to its
    /// lower edge; not 1 in a view that is scaled.
    let pointsPerPoint: CGFloat

    init(of view: UIView, in window: UIWindow) {
      let (bounds, space) = (view.bounds, window.keyboardSpace())
      frame = view.convert(bounds, to: space)
      let top = view.convert(CGPoint(x: bounds.midX, y: bounds.minY), to: space)
      isTurnedOver = top.y > frame.midY
      let scale = bounds.height / hypot(frame.midX - top.x, frame.midY - top.y) / 2
      // A difference in the last bits of a conversion is not a scale.
      pointsPerPoint = scale.isFinite && abs(scale - 1) > 1e-6 ? scale : 1
    }
  }

  extension UIScrollView {
    /// Whether the keyboard belongs to this list's screen, or to no screen of this scene.
    ///
    /// UIKit gives the keyboard to the key window's first responder (truth T4.4.2). Two keyboards
    /// belong to another screen: that of another window of the same scene, and that of a controller
    /// presented over this list, whose keyboard is not local if it is in another process, as a mail
    /// composer. If the first responder stays on this list's screen, as under a popover over a
    /// field, the keyboard is this screen's. Any other keyboard that is not local covers this list.
    func sharesKeyboard(_ keyboard: KeyboardState) -> Bool {
      guard let window else { return true }
      if keyboard.isLocal, let key = window.windowScene?.keyWindow, key !== window { return false }
      let responder = FirstResponderTracker.shared.firstResponder(in: window)
      if let view = responder as? UIView, view.isDescendant(of: self) { return true }
      // A text field in an input accessory view is in the keyboard's window, but its responder
      // chain leads to this list's window (truth T4.3.14).
      return !isBehindScreen(of: responder)
    }

    /// The first responder of this view's window, if it is this view or a view inside it.
    var responderInside: UIView? {
      guard let window,
        let view = FirstResponderTracker.shared.firstResponder(in: window) as? UIView,
        view.isDescendant(of: self)
      else { return nil }
      return view
    }

    /// The measurements of the first responder, if it is this list or a view inside it.
    var keyboardFocus: AnchorReading.Focus? {
      guard let view = responderInside else { return nil }
      var shown = contentClip(around: view)
      if view !== self, view is UIScrollView {
        let own = contentRect(of: view)
        shown = shown.map { $0.intersection(own) } ?? own
      }
      return AnchorReading.Focus(
        whole: contentRect(of: view), line: view.caretRect.map { convert($0, from: view) },
        isField: view is UITextField, shown: shown.map { $0.isNull ? .zero : $0 },
        isHeld: isMoved(around: view))
    }

    /// Whether a finger or a deceleration moves the view or a scroll view between it and this list.
    private func isMoved(around view: UIView) -> Bool {
      sequence(first: view, next: \.superview).prefix { $0 !== self }
        .contains { ($0 as? UIScrollView)?.isMovedByFinger == true }
    }
  }
#endif
