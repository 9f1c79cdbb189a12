#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Runs the dismissal watches: each checks its scroll view at the end of each turn. If one of
  /// them finds that it needs another check even if nothing happens, all of them also check on
  /// every frame. Only a check on a frame may judge a first responder.
  ///
  /// The hub observes nothing while there is no watch, and no field that was asked to resign and
  /// may still do so. With watches, an idle run loop has no turns and costs nothing.
  @MainActor
  final class DismissalHub {
    static let shared = DismissalHub()

    private var watches: [DismissalWatch] = []
    private var client: TurnClient?
    private var subscriptions: [any NSObjectProtocol] = []
    private var keyboard: HandlerToken?
    /// Whether the keyboard was away at the last event, or when the hub began to observe. An input
    /// accessory view without a keyboard counts as away.
    private var wasAway = true
    /// The keyboard's width at the last event, or when the hub began to observe, in points.
    private var lastWidth: CGFloat = 0
    private let lateResigns = LateResigns()

    private init() {}

    /// Whether the hub observes anything.
    var isAtWork: Bool { client != nil }

    func add(_ watch: DismissalWatch) {
      watches.append(watch)
      if client == nil { start() }
    }

    func remove(_ watch: DismissalWatch) {
      watches.removeAll { $0 === watch }
      stopIfIdle()
    }

    /// Adds a watch that follows a field until this scroll ends, for an app that calls
    /// `OffscreenDismissal` from its delegate. It replaces the watch of an earlier scroll. Adds
    /// none if the field has resigned, or if the scroll view has a watch already because it also
    /// has the behaviour without a delegate.
    func followToRest(
      _ dismissal: OffscreenDismissal, _ field: UIView, in scrollView: UIScrollView,
      after outcome: DismissalOutcome?
    ) {
      watches.removeAll { $0.isForOneScroll && $0.scrollView === scrollView }
      guard outcome != .dismissed, !watches.contains(where: { $0.scrollView === scrollView }) else {
        return stopIfIdle()
      }
      add(DismissalWatch(scrollView, dismissal: dismissal, field: field, after: outcome))
    }

    /// Handles a field that was asked to resign and has not resigned yet. The same motion also
    /// reaches the behaviours of other lists around the field, which must not ask the field again.
    func hasStayed(_ field: UIView, isForced: Bool) {
      for watch in watches { watch.wasAskedByOthers(field) }
      lateResigns.add(field, isForced: isForced, at: CACurrentMediaTime())
      if client == nil { start() }
    }

    // MARK: Observing

    private func start() {
      client = TurnClient(
        .init(
          settled: { [weak self] in self?.settled() },
          frame: { [weak self] in _ = self?.look(decides: true) }))
      (wasAway, lastWidth) = (isAway, KeyboardMonitor.shared.frame.width)
      keyboard = KeyboardMonitor.shared.observe { [weak self] in self?.keyboardMoved($0) }
      let begins = [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ]
      let changes = [
        UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
      ]
      let ends = [
        UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
      ]
      subscriptions =
        begins.map { name in observe(name) { watch, view in watch.focusBegan(view) } }
        + changes.map { name in observe(name) { watch, view in watch.typed(in: view) } }
        + ends.map { name in
          NotificationCenter.default.observe(name) { [weak self] _ in
            self?.lateResigns.look(at: CACurrentMediaTime())
          }
        }
    }

    private func observe(
      _ name: Notification.Name, _ tell: @escaping @MainActor (DismissalWatch, UIView) -> Void
    ) -> any NSObjectProtocol {
      NotificationCenter.default.observe(name) { [weak self] notification in
        guard let self, let view = notification.object as? UIView else { return }
        for watch in self.watches { tell(watch, view) }
      }
    }

    private func stopIfIdle() {
      guard watches.isEmpty, lateResigns.isEmpty else { return }
      client?.end()
      client = nil
      keyboard = nil
      for subscription in subscriptions { NotificationCenter.default.removeObserver(subscription) }
      subscriptions = []
    }

    private var isAway: Bool {
      let placement = KeyboardMonitor.shared.state.placement
      return placement == .hidden || placement == .accessoryOnly
    }

    private func keyboardMoved(_ event: KeyboardEvent) {
      let time = CACurrentMediaTime()
      // A keyboard that only grows has not come up. A keyboard with another width has, because the
      // screen's size has changed.
      let state = KeyboardMonitor.shared.state
      let comes = state.placement == .docked && (wasAway || state.frame.width != lastWidth)
      (wasAway, lastWidth) = (isAway, state.frame.width)
      guard event.kind.isWill else {
        for watch in watches { watch.keyboardArrived(at: time) }
        return
      }
      let rest = time + max(0, event.duration)
      for watch in watches { watch.keyboardMoves(until: rest, comes: comes) }
    }

    private func settled() {
      let waits = look(decides: false)
      lateResigns.look(at: CACurrentMediaTime())
      watches.removeAll { $0.isOver || $0.scrollView == nil }
      client?.needsFrames = waits
      stopIfIdle()
    }

    /// Lets each watch check its scroll view, and returns whether any of them needs another check
    /// even if nothing happens. A dismissal may call the app, which may add or remove watches
    /// meanwhile.
    private func look(decides: Bool) -> Bool {
      let time = CACurrentMediaTime()
      var waits = false
      for watch in watches where !watch.isOver {
        guard watches.contains(where: { $0 === watch }) else { continue }
        waits = watch.look(at: time, decides: decides) || waits
      }
      return waits
    }
  }
#endif
