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
    private var editing: HandlerToken?
    private var keyboard: HandlerToken?
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
      add(DismissalWatch(scrollView, dismissal: dismissal, after: (field, outcome)))
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
        settled: { [weak self] in self?.settled() },
        frame: { [weak self] in _ = self?.look(decides: true) })
      keyboard = KeyboardMonitor.shared.observeChanges { [weak self] in self?.keyboardMoved($0) }
      editing = FocusEvents.shared.observe { [weak self] event, view in
        guard let self else { return }
        switch event {
        case .began: for watch in watches { watch.focusBegan(view) }
        case .changed: for watch in watches { watch.typed(in: view) }
        case .ended: lateResigns.look(at: CACurrentMediaTime())
        case .becameKey, .resignedKey: break
        }
      }
    }

    private func stopIfIdle() {
      guard watches.isEmpty, lateResigns.isEmpty else { return }
      client?.end()
      client = nil
      keyboard = nil
      editing = nil
    }

    private func keyboardMoved(_ change: KeyboardChange) {
      let (time, event) = (CACurrentMediaTime(), change.event)
      // A keyboard that only grows has not come up. A keyboard with another width has, because the
      // screen's size has changed.
      let (before, after) = (change.before, change.after)
      let comes =
        after.placement == .docked
        && (!before.placement.isUp || after.frame.width != before.frame.width)
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
