#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Reports to `ListAnchor` what happens to one scroll view and the keyboard over it, and performs
  /// the effects that `ListAnchor` returns.
  ///
  /// The anchor observes keyboard events, drags of the list and, with the policy `.firstResponder`,
  /// changes of text in the list. If such an event may require another inset or offset, the anchor
  /// requests a *place* beat (`TurnClock`) in the following commit. It also checks the list in each
  /// turn of the run loop. A turn in which nothing is covered or held, or in which the keyboard
  /// belongs to another screen, costs one reading of the list's geometry. An idle run loop costs
  /// nothing.
  @MainActor
  final class KeyboardAnchor: ScrollBehavior {
    static let registry = BehaviorRegistry<KeyboardAnchor>()

    private(set) weak var scrollView: UIScrollView?
    private let monitor = KeyboardMonitor.shared
    private var anchor: ListAnchor
    private var edge = KeyboardEdge()
    private var subscription: HandlerToken?
    private var client: TurnClient?
    private var textObservers: [any NSObjectProtocol] = []
    private var pan: GestureTarget?
    private var foreign: ForeignKeyboard?

    /// Identifies a keyboard that belongs to another screen by the number of keyboard events, the
    /// first responder and the list's geometry at that moment. While none of these has changed, the
    /// anchor does not check the list again.
    private struct ForeignKeyboard: Equatable {
      var event: Int
      weak var responder: UIResponder?
      var list: ScrollViewGeometry

      static func == (one: ForeignKeyboard, other: ForeignKeyboard) -> Bool {
        one.event == other.event && one.responder === other.responder && one.list == other.list
      }
    }

    init(
      scrollView: UIScrollView, policy: AnchorPolicy, takingOverFrom old: KeyboardAnchor? = nil,
      letsOthersGoFirst: Bool = false
    ) {
      self.scrollView = scrollView
      let sight = AnchorSight(scrollView, isTurnedOver: old?.anchor.isTurnedOver ?? false)
      anchor = ListAnchor(
        policy: policy, sight: sight, takingOverFrom: old?.anchor,
        letsOthersGoFirst: letsOthersGoFirst)
      old?.anchor.handOver(sight)
    }

    func start() {
      subscription = monitor.observe { [weak self] _ in self?.keyboardMoved() }
      client = TurnClient(
        .init(changed: { [weak self] in self?.look() }, place: { [weak self] in self?.place() }))
      if case .firstResponder = anchor.policy {
        textObservers = [
          UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
        ].map { name in
          NotificationCenter.default.observe(name) { [weak self] in
            self?.textChanged(in: $0.object as? UIView)
          }
        }
      }
      pan = scrollView.map { list in
        GestureTarget(list.panGestureRecognizer) { [weak self] _ in self?.fingerMoved() }
      }
      guard let sight = sight() else { return }
      UIView.performWithoutAnimation { perform(anchor.handle(.began(sight))) }
    }

    func stop() {
      subscription = nil
      client?.end()
      client = nil
      for observer in textObservers { NotificationCenter.default.removeObserver(observer) }
      textObservers = []
      pan?.remove()
      pan = nil
      guard let sight = sight() else { return }
      UIView.performWithoutAnimation { perform(anchor.handle(.ended(sight))) }
    }

    // MARK: Events

    /// Records that the app scrolls the list to its end. If the keyboard moves the end meanwhile,
    /// the anchor scrolls on to the new end.
    func listIsSentToEnd() { tell(.sentToEnd(CACurrentMediaTime())) }

    private func keyboardMoved() {
      tell(.keyboardMoved(scrollView?.window == nil ? nil : sight()))
    }

    /// Requests a *place* beat, so that the caret's new position and the list's new offset appear
    /// in the same frame.
    private func textChanged(in view: UIView?) {
      guard let scrollView, let view, view.isDescendant(of: scrollView),
        let window = view.window, monitor.covering(window).isCovering
      else { return }
      client?.needsPlace(in: window)
    }

    /// Requests a *place* beat, so that the inset changes in the frame in which the finger moves
    /// the keyboard (T4.16.3).
    private func fingerMoved() {
      guard let scrollView, scrollView.takesKeyboardAlong, let window = scrollView.window,
        monitor.covering(window).isCovering
      else { return }
      client?.needsPlace(in: window)
    }

    private func place() {
      guard let window = scrollView?.window else { return }
      let isUnderKeyboard = monitor.covering(window).isCovering
      // In a commit the anchor does not search for the first responder. If the first responder is
      // not known, the anchor waits for the end of the turn.
      if anchor.asksForFocus(isUnderKeyboard: isUnderKeyboard),
        !FocusBook.shared.isCertain(in: window)
      {
        return
      }
      guard let sight = sight() else { return }
      tell(.places(sight))
      followCaret(isUnderKeyboard: isUnderKeyboard)
    }

    private func followCaret(isUnderKeyboard: Bool) {
      guard anchor.asksForFocus(isUnderKeyboard: isUnderKeyboard), let sight = sight() else {
        return
      }
      tell(.caretMayHaveMoved(sight))
    }

    /// Checks the list when something may have changed in this turn of the run loop.
    private func look() {
      defer { tell(.turnEnded) }
      guard let scrollView else { return KeyboardAnchor.registry.dropTheDead() }
      guard let window = scrollView.window else { return }
      let keyboard = foreignKeyboard(over: scrollView, in: window)
      if let keyboard, keyboard == foreign { return }
      foreign = nil
      let isUnderKeyboard = monitor.covering(window).isCovering
      if anchor.mustLayOut { client?.layOut(window) }
      guard let sight = sight() else { return }
      tell(.turnEnds(sight))
      // For a list outside its window's bounds, do not record the keyboard, because the list may
      // come back without a change of its geometry.
      if sight.cover == .untold, !anchor.isHolding, scrollView.isInSight(of: window) {
        foreign = foreignKeyboard(over: scrollView, in: window)
      }
      followCaret(isUnderKeyboard: isUnderKeyboard)
    }

    /// Returns a description of the keyboard at rest, without a search for the first responder. Nil
    /// if the first responder of the scene's key window is not known, or if the keyboard moves. A
    /// moving keyboard may come to belong to another screen when a controller's dismissal ends,
    /// which UIKit does not announce.
    private func foreignKeyboard(
      over list: UIScrollView, in window: UIWindow
    ) -> ForeignKeyboard? {
      guard !monitor.isMoving,
        let responder = FocusBook.shared.known(in: window.windowScene?.keyWindow ?? window)
      else { return nil }
      return ForeignKeyboard(
        event: monitor.eventCount, responder: responder, list: ScrollViewGeometry(list))
    }

    private func sight() -> AnchorSight? {
      guard let scrollView else { return nil }
      let isUnderKeyboard = scrollView.window.map { monitor.covering($0).isCovering } ?? false
      return AnchorSight(
        scrollView, isTurnedOver: anchor.isTurnedOver,
        asksForFocus: anchor.asksForFocus(isUnderKeyboard: isUnderKeyboard),
        edge: edge.read(for: scrollView))
    }

    private func tell(_ event: ListAnchor.Event) { perform(anchor.handle(event)) }

    // MARK: Effects

    private func perform(_ effects: [ListAnchor.Effect]) {
      for effect in effects {
        switch effect {
        case .change(let change):
          make(change)
          if let sight = sight() { tell(.performed(sight)) }
        case .askForPlace:
          client?.needsPlace(in: scrollView?.window)
        case .lookAgain:
          if let sight = sight() { tell(.looksAgain(sight)) }
        case .scrollToEnd:
          scrollView?.scrollToBottom(animated: true)
        case .giveUp:
          ResponderLog.once("anchor.contested") {
            "Other code keeps setting a list's inset while the keyboard is up; "
              + "the anchor stops adjusting it."
          }
        }
      }
    }

    private func make(_ change: ListAnchor.Change) {
      guard let scrollView else { return }
      let write = { [self] in
        if anchor.mayPerform(.inset, of: change) {
          scrollView.setContentInset(change.room?.content, at: change.edge)
        }
        if anchor.mayPerform(.indicator, of: change) {
          scrollView.setIndicatorInset(change.room?.indicator, at: change.edge)
        }
        if let y = change.offset, anchor.mayPerform(.offset, of: change),
          scrollView.contentOffset.y != y
        {
          scrollView.contentOffset.y = y
        }
      }
      switch change.pace {
      case .keyboard: monitor.animate(alongside: write)
      case .resizing: scrollView.animateResizing(write)
      }
      guard let decision = change.decision else { return }
      BehaviorReports.send(
        .anchor(AnchorRecord(scrollView: ResponderIdentity(scrollView), decision: decision)))
    }
  }

  extension UIScrollView {
    fileprivate func setContentInset(_ inset: CGFloat?, at edge: ListAnchor.Change.Edge) {
      guard let inset else { return }
      switch edge {
      case .top: if contentInset.top != inset { contentInset.top = inset }
      case .bottom: if contentInset.bottom != inset { contentInset.bottom = inset }
      }
    }

    fileprivate func setIndicatorInset(_ inset: CGFloat?, at edge: ListAnchor.Change.Edge) {
      guard let inset else { return }
      let now = verticalScrollIndicatorInsets
      switch edge {
      case .top: if now.top != inset { verticalScrollIndicatorInsets.top = inset }
      case .bottom: if now.bottom != inset { verticalScrollIndicatorInsets.bottom = inset }
      }
    }
  }
#endif
