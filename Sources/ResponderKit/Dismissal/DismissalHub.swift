#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Runs the watches: one look whenever a turn has settled, and frames only while one of them waits.
  ///
  /// There is no hub at work without a watch. With watches, an idle loop has no turns and costs nothing.
  @MainActor
  final class DismissalHub {
    static let shared = DismissalHub()

    private var watches: [DismissalWatch] = []
    private var client: TurnClient?
    private var subscriptions: [any NSObjectProtocol] = []
    private var keyboard: HandlerToken?
    /// Whether the keyboard was away at the last event, but for a bar that stays.
    private var wasAway = true
    /// The keyboard's width at the last event, points.
    private var lastWidth: CGFloat = 0
    private let lateResigns = LateResigns()

    private init() {}

    /// Whether anything is observed.
    var isAtWork: Bool { client != nil }

    func add(_ watch: DismissalWatch) {
      watches.append(watch)
      if client == nil { start() }
    }

    func remove(_ watch: DismissalWatch) {
      watches.removeAll { $0 === watch }
      stopIfIdle()
    }

    /// Follows a field in a scroll view without the delegate-free behaviour to the end of this scroll.
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

    /// A field was asked and has not resigned, not yet at least: the behaviours of other lists around it see the same motion
    /// and do not ask for it again.
    func hasStayed(_ field: UIView, isForced: Bool) {
      for watch in watches { watch.wasAskedByOthers(field) }
      lateResigns.add(field, isForced: isForced, at: CACurrentMediaTime())
      if client == nil { start() }
    }

    // MARK: At work

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
      keyboard?.cancel()
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
      // One that only grows does not come; one of another width belongs to another size of the screen.
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
      client?.needsFrames = waits && !watches.isEmpty
      stopIfIdle()
    }

    /// Whether any watch waits. Callbacks of what is dismissed may add and remove watches meanwhile.
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
