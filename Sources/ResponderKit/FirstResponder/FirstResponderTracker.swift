#if canImport(UIKit)
  package import UIKit

  /// Knows the first responder of each window; no other part of this package does. Works in app
  /// extensions, and observes no run loop.
  ///
  /// While the known responder reports that it is first responder, the tracker does not ask UIKit.
  /// A notification announces a text field or text view at once. To find any other responder, the
  /// tracker sends a nil-target action in the key window, and walks through the views of any other
  /// window. It asks when the known responder is no longer first responder, and after an
  /// announcement (editing, the keyboard, the key window, activation, a request by this package).
  /// In the key window it also asks without one, at most four times a second.
  ///
  /// One question serves every key window. If several scenes have one, the application answers for
  /// one of them, and the tracker walks through the views of the others.
  ///
  /// In the *place* beat, while a commit lays views out, `current` and `firstResponder(in:)` return
  /// what is known, because a question would call the app's `canPerformAction` inside its layout.
  @MainActor
  package final class FirstResponderTracker {
    /// The tracker of this process.
    package static let shared = FirstResponderTracker()

    /// What the tracker knows about one window.
    final class Entry {
      weak var window: UIWindow?
      weak var responder: UIResponder?
      /// Whether the window had a first responder when the tracker last recorded this, including
      /// one that has been deallocated since.
      var hadResponder = false
      /// Whether a responder may have become first responder since the tracker last asked.
      var mayHaveChanged = true
      /// Whether the entry was read since the last question to the application. The next answer is
      /// then recorded for this window too.
      var isRead = false
      /// The responder from which an alert took the focus. The responder gets the focus back when
      /// the alert disappears.
      weak var interrupted: UIResponder?

      init(_ window: UIWindow) { self.window = window }
    }

    private(set) var entries: [Entry] = []
    /// The only active scene, or else the only scene: actions go to its key window. Nil if several
    /// scenes are active, or if none of several scenes is.
    private weak var actionScene: UIWindowScene?
    /// Whether `actionScene` was determined after the last notification about scenes or key
    /// windows.
    private var areScenesCounted = false
    /// The window of the responder in the application's last answer; used if there are several
    /// scenes.
    private weak var answeringWindow: UIWindow?
    /// Whether the focus may have moved to another scene since the tracker last asked the
    /// application. This matters only if there are several scenes.
    private var activeSceneMayHaveChanged = true
    /// When the tracker last asked the application for the first responder, in seconds of
    /// `CACurrentMediaTime()`.
    private var lastAsked: TimeInterval = -1
    /// The turn of the last read that did not ask the application, because the previous question
    /// was too recent; -1 if no such read is waiting.
    private var waitingTurn = -1
    /// The turn in whose *settled* beat the tracker last asked the application; -1 if it last asked
    /// at another time. Other reads in that beat need no further turn.
    private var settledTurn = -1
    private let reminder = TurnReminder()
    private var focusEvents: HandlerToken?

    /// The minimum time, in seconds, between two questions to the application if nothing has
    /// announced a change since the first one.
    package static let interval: TimeInterval = 0.25

    /// Observes the notifications that UIKit posts when the first responder may have changed. The
    /// observers last as long as the process, as the tracker does.
    private init() {
      // This creates the monitor. It calls `announceChange` before it passes on a keyboard
      // notification, because the order in which observers receive a notification is not specified.
      _ = KeyboardMonitor.shared
      for name in [
        UIScene.willConnectNotification, UIScene.didActivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      ] {
        _ = NotificationCenter.default.observe(name) { [weak self] _ in
          self?.announceChange()
          self?.areScenesCounted = false
        }
      }
      focusEvents = FocusEvents.shared.observe { [weak self] event, view in
        guard event != .changed else { return }
        self?.announceChange()
        // The tracker asks UIKit for any other responder, because a responder may report that it is
        // first responder while a field inside it is, as a search bar does.
        if event == .began, view.isFirstResponder, let window = view.hostWindow {
          self?.write(view, in: window)
        }
        if view is UIWindow { self?.areScenesCounted = false }
      }
    }

    // MARK: Reading

    /// Returns the first responder of a window, key or not; nil if there is none.
    ///
    /// The result is also nil if the tracker knows no first responder and may not ask UIKit now. In
    /// the *place* beat it never asks. Otherwise it asks after an announcement, and when the
    /// recorded responder is no longer first responder. Without these reasons it asks only for a
    /// key window in the foreground, not in the *changed* beat, and not within `interval` after the
    /// last question.
    package func firstResponder(in window: UIWindow) -> UIResponder? {
      let entry = entry(of: window)
      entry.isRead = true
      if let known = known(in: window) { return known }
      guard !TurnClock.shared.isPlacing,
        entry.hadResponder || entry.mayHaveChanged
          || window.isKeyWindow && window.isInForeground && mayAsk()
      else { return nil }
      return look(in: window)
    }

    /// Returns the first responder of a window, key or not. If the tracker does not know one, it
    /// asks at once.
    func firstResponderNow(in window: UIWindow) -> UIResponder? {
      known(in: window) ?? look(in: window)
    }

    /// The first responder of the app's key window.
    package var current: UIResponder? {
      if let key = onlyKeyWindow { return firstResponder(in: key) }
      // Each scene has a key window of its own (truth T4.7.14), and only UIKit knows which of them
      // receives actions.
      let known = answering
      if TurnClock.shared.isPlacing || known != nil && !activeSceneMayHaveChanged { return known }
      guard activeSceneMayHaveChanged || answeringWindow != nil || mayAsk() else { return nil }
      return ask()
    }

    /// The known first responder of the window in the application's last answer, if that window is
    /// still key.
    private var answering: UIResponder? {
      answeringWindow.flatMap { $0.isKeyWindow ? known(in: $0) : nil }
    }

    /// The same as ``current``, but always up to date: the tracker asks UIKit unless it knows the
    /// first responder of the only key window.
    package var currentNow: UIResponder? { onlyKeyWindow.flatMap { known(in: $0) } ?? ask() }

    /// Returns the first responder of a window, if the tracker knows it without asking UIKit. Nil
    /// does not mean that there is none.
    func known(in window: UIWindow) -> UIResponder? {
      guard let responder = knownEntry(of: window)?.responder, responder.isFirstResponder,
        // The keyboard's window may show it, as it shows a field in an accessory view.
        (responder as? UIView)?.window === window || responder.hostWindow === window
      else { return nil }
      return responder
    }

    /// Whether the tracker knows a window's first responder, or that it has none, without asking
    /// UIKit.
    func isCertain(in window: UIWindow) -> Bool {
      if known(in: window) != nil { return true }
      guard let entry = knownEntry(of: window) else { return false }
      return !entry.mayHaveChanged && !entry.hadResponder
    }

    /// Whether a read in this turn did not ask UIKit, because the last question was too recent and
    /// was not in this turn's *settled* beat. A read in an earlier turn does not count, because the
    /// tracker may have learned of the first responder since then.
    package var isWaiting: Bool { waitingTurn == TurnClock.shared.turnCount }

    /// Schedules a turn in which the tracker may ask again, if a read in this turn came too soon
    /// after the last question. A timer, because no cheap public API reports that a touch has
    /// ended, and a gesture recognizer on each window would take part in the app's own gestures.
    package func remindIfWaiting() {
      guard isWaiting else { return }
      reminder.put(off: max(0, Self.interval - (CACurrentMediaTime() - lastAsked)))
    }

    // MARK: Writing

    /// Notes that a responder of this window, or for nil of any window, may have become first
    /// responder without an announcement.
    package func expectChange(in window: UIWindow? = nil) {
      for entry in entries where window == nil || entry.window === window {
        entry.mayHaveChanged = true
      }
      if window == nil { activeSceneMayHaveChanged = true }
    }

    /// Does the same as `expectChange(in:)`, after the app's code has run or a notification was
    /// posted. If that happens in the *settled* beat, other readers may have read already, so this
    /// method schedules another turn in which they read again.
    package func announceChange(in window: UIWindow? = nil) {
      expectChange(in: window)
      if TurnClock.shared.isSettling { TurnClock.shared.wake() }
    }

    private func write(_ responder: UIResponder?, in window: UIWindow) {
      let entry = entry(of: window)
      let before = entry.responder
      entry.responder = responder
      entry.hadResponder = responder != nil
      // Between two alerts there may be no first responder. The second alert gives the focus back
      // to the responder that the first one interrupted.
      guard let responder else { return }
      if responder.alert == nil {
        entry.interrupted = nil
      } else if let before, before.alert == nil {
        entry.interrupted = before
      }
    }

    private func knownEntry(of window: UIWindow) -> Entry? {
      entries.first { $0.window === window }
    }

    private func entry(of window: UIWindow) -> Entry {
      if let known = knownEntry(of: window) { return known }
      entries.removeAll { $0.window == nil }
      let entry = Entry(window)
      entries.append(entry)
      return entry
    }

    // MARK: Asking

    private func mayAsk() -> Bool {
      // In *changed*, the tracker does not look for unannounced changes. A *settled* follows.
      guard !TurnClock.shared.isChanging else { return false }
      let age = CACurrentMediaTime() - lastAsked
      // A timer may fire slightly early. The tracker must be able to ask then, too.
      let isSoon = age >= 0 && age < Self.interval - 0.001
      let turn = TurnClock.shared.turnCount
      waitingTurn = isSoon && settledTurn != turn ? turn : -1
      return !isSoon
    }

    private func look(in window: UIWindow) -> UIResponder? {
      let entry = entry(of: window)
      entry.isRead = true
      guard window.isKeyWindow else {
        // Clear the flag before the search, to keep a change by the app's code during the search.
        entry.mayHaveChanged = false
        let found = window.firstResponderInside
        write(found, in: window)
        return found
      }
      // If the application would answer with the first responder of another scene again, the
      // tracker does not ask it.
      let other = activeSceneMayHaveChanged ? nil : answering
      ask { other ?? FirstResponderProbe.ask(from: window) }
      return known(in: window)
    }

    /// Asks the application, and records the answer. Also records the first responder of every
    /// other key window that was read since the last question, unless it is known.
    @discardableResult
    private func ask(
      _ question: () -> UIResponder? = { FirstResponderProbe.ask() }
    ) -> UIResponder? {
      let clock = TurnClock.shared
      lastAsked = CACurrentMediaTime()
      waitingTurn = -1
      settledTurn = clock.isSettling ? clock.turnCount : -1
      reminder.drop()
      // The key windows that were read since the last question. A change while the application
      // answers is kept.
      let windows = entries.compactMap { entry -> UIWindow? in
        guard entry.isRead, let window = entry.window, window.isKeyWindow,
          entry.mayHaveChanged || window.isInForeground
        else { return nil }
        (entry.isRead, entry.mayHaveChanged) = (false, false)
        return window
      }
      activeSceneMayHaveChanged = false
      let found = question()
      let named = found?.hostWindow
      answeringWindow = named
      if let found, let named { write(found, in: named) }
      for window in windows where window !== named && known(in: window) == nil {
        let hasNone = found == nil && takesActions(window)
        write(hasNone ? nil : window.firstResponderInside, in: window)
      }
      return found
    }

    // MARK: Scenes

    /// The window that receives the application's actions, or nil if that is uncertain.
    private var onlyKeyWindow: UIWindow? {
      countScenes()
      return actionScene?.keyWindow
    }

    /// Whether the application's actions go to the window's scene, so that an action that finds no
    /// first responder proves that the key window has none.
    private func takesActions(_ window: UIWindow) -> Bool {
      guard let scene = window.windowScene else { return false }
      countScenes(from: window)
      return actionScene === scene
    }

    private func countScenes(from window: UIWindow? = nil) {
      guard !areScenesCounted || actionScene == nil else { return }
      let scenes = FirstResponderProbe.scenes(from: window)
      let active = scenes.filter { $0.activationState == .foregroundActive }
      actionScene = active.count == 1 ? active[0] : scenes.count == 1 ? scenes[0] : nil
      areScenesCounted = true
    }

    // MARK: Alerts

    /// Returns the responder that gets the focus back when an alert disappears (truth T4.4.30).
    /// Nil if `responder` is neither an alert nor a field in an alert, or if the alert took the
    /// focus from no responder of its window.
    package func returning(after responder: UIResponder?) -> UIResponder? {
      guard let responder else { return nil }
      let entry = entries.first { $0.responder === responder }
      guard let interrupted = entry?.interrupted, interrupted.hostWindow === entry?.window else {
        return nil
      }
      return interrupted
    }
  }

  extension UIWindow {
    /// Whether the window's scene is on screen; true without a scene. In a window that the user
    /// does not see, the tracker looks for a custom responder only after an
    /// announcement.
    var isInForeground: Bool {
      guard let state = windowScene?.activationState else { return true }
      return state == .foregroundActive || state == .foregroundInactive
    }
  }

  extension UIResponder {
    /// This responder if it is an alert, or the alert whose field this responder is.
    fileprivate var alert: UIAlertController? {
      self as? UIAlertController ?? owningControl as? UIAlertController
    }
  }
#endif
