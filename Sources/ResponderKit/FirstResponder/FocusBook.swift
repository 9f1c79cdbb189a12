#if canImport(UIKit)
  package import UIKit

  /// Knows the first responder of each window. No other part of this package asks UIKit for the
  /// first responder and remembers the answer.
  ///
  /// Everything else in the package reads the book: the feed, tags, anchors, dismissals and the
  /// keyboard monitor. The book works in app extensions and does not observe the run loop. While
  /// nothing reads it, it only records what notifications announce.
  ///
  /// While the known responder reports that it is first responder, the book does not ask UIKit. A
  /// notification announces a text field or text view at once. To find any other responder, the
  /// book sends a nil-target action in the key window, and walks through the views of any other
  /// window. It asks when the known responder is no longer first responder, and after news
  /// (editing, the keyboard, the key window, activation, a request by this package). In the key
  /// window it also asks without news, at most four times a second, because no public notification
  /// announces a custom responder.
  ///
  /// One question serves every key window. If several scenes have a key window, the application
  /// answers for one of these windows. For the others, the book walks through the views of each
  /// window that was read since the last question and whose first responder is unknown.
  ///
  /// In the *place* beat, while a commit lays views out, reads of `current` and
  /// `firstResponder(in:)` do not make the book ask, because the question would call the app's
  /// `canPerformAction` inside its layout. They return the responder that the book knows. A read in
  /// the *settled* beat asks again.
  @MainActor
  package final class FocusBook {
    /// The book of this process.
    package static let shared = FocusBook()

    /// What the book knows about one window.
    struct Page {
      weak var window: UIWindow?
      weak var responder: UIResponder?
      /// Whether the window had a first responder when the book last recorded this, including one
      /// that has been deallocated since.
      var hadResponder = false
      /// Whether a responder may have become first responder since the book last asked.
      var hasNews = true
      /// Whether the page was read since the last question to the application. The next answer is
      /// then recorded for this window too.
      var isRead = false
      /// The responder from which an alert took the focus. The responder gets the focus back when
      /// the alert disappears.
      weak var interrupted: UIResponder?
    }

    var pages: [Page] = []
    /// The only active scene, or else the only scene: actions go to its key window. Nil if several
    /// scenes are active, or if none of several scenes is.
    weak var actionScene: UIWindowScene?
    /// Whether `actionScene` was determined after the last notification about scenes or key
    /// windows.
    var areScenesCounted = false
    /// The window of the responder in the application's last answer; used if there are several
    /// scenes.
    private weak var answeringWindow: UIWindow?
    /// Whether the focus may have moved to another scene since the book last asked the application.
    /// This matters only if there are several scenes.
    var hasNewsOfScenes = true
    /// When the book last asked the application for the first responder, in seconds of
    /// `CACurrentMediaTime()`.
    private var lastAsked: TimeInterval = -1
    /// The turn of the last read that did not ask the application, because the previous question
    /// was too recent; -1 if no such read is waiting.
    private var waitingTurn = -1
    /// The turn in whose *settled* beat the book last asked the application; -1 if it last asked at
    /// another time. Other reads in that beat need no further turn.
    private var settledTurn = -1
    private let reminder = TurnReminder()
    private var observers: [any NSObjectProtocol] = []

    /// The minimum time, in seconds, between two questions to the application if nothing has
    /// announced a change since the first one.
    package static let interval: TimeInterval = 0.25

    private init() { observers = observeNews() }

    // MARK: Reading

    /// Returns the first responder of a window, key or not; nil if there is none.
    ///
    /// The result is also nil if the book knows no first responder and may not ask UIKit now. In
    /// the *place* beat it never asks. Otherwise it asks after news, and when the recorded
    /// responder is no longer first responder. Without these reasons it asks only for a key window
    /// in the foreground, not in the *changed* beat, and not within `interval` after the last
    /// question.
    package func firstResponder(in window: UIWindow) -> UIResponder? {
      let number = number(of: window)
      pages[number].isRead = true
      if let known = known(in: window) { return known }
      let page = pages[number]
      guard !TurnClock.shared.isPlacing,
        page.hadResponder || page.hasNews
          || window.isKeyWindow && window.isInForeground && mayAsk()
      else { return nil }
      return look(in: window)
    }

    /// Returns the first responder of a window, key or not. If the book does not know one, it asks
    /// at once.
    func firstResponderNow(in window: UIWindow) -> UIResponder? {
      known(in: window) ?? look(in: window)
    }

    /// The first responder of the app's key window.
    package var current: UIResponder? {
      if let key = onlyKeyWindow { return firstResponder(in: key) }
      // Each scene has a key window of its own (truth T4.7.14), and only UIKit knows which of them
      // receives actions.
      let known = answering
      if TurnClock.shared.isPlacing || known != nil && !hasNewsOfScenes { return known }
      guard hasNewsOfScenes || answeringWindow != nil || mayAsk() else { return nil }
      return ask()
    }

    /// The known first responder of the window in the application's last answer, if that window is
    /// still key.
    private var answering: UIResponder? {
      answeringWindow.flatMap { $0.isKeyWindow ? known(in: $0) : nil }
    }

    /// The same as ``current``, but always up to date: the book asks UIKit unless it knows the
    /// first responder of the only key window.
    package var currentNow: UIResponder? { certain ?? ask() }

    /// The first responder of the key window, if the book knows it without asking UIKit. Nil does
    /// not mean that there is none.
    package var certain: UIResponder? { onlyKeyWindow.flatMap { known(in: $0) } }

    /// Returns the first responder of a window, if the book knows it without asking UIKit. Nil does
    /// not mean that there is none.
    func known(in window: UIWindow) -> UIResponder? {
      guard let responder = pages.first(where: { $0.window === window })?.responder,
        responder.isFirstResponder(of: window)
      else { return nil }
      return responder
    }

    /// Whether the book knows a window's first responder, or that it has none, without asking
    /// UIKit.
    func isCertain(in window: UIWindow) -> Bool {
      if known(in: window) != nil { return true }
      guard let page = pages.first(where: { $0.window === window }) else { return false }
      return !page.hasNews && !page.hadResponder
    }

    /// Whether a read in this turn did not ask UIKit, because the last question was too recent and
    /// was not in this turn's *settled* beat. A read in an earlier turn does not count, because the
    /// book may have learned of the first responder since then.
    package var isWaiting: Bool { waitingTurn == TurnClock.shared.turnCount }

    /// Schedules a turn in which the book may ask again, if a read in this turn did not ask UIKit
    /// because the last question was too recent. The book may have missed a change.
    ///
    /// This method uses a timer, because no cheap public API reports that a touch has ended. The
    /// beats of a turn do not show what happened in the turn, and a gesture recognizer on each
    /// window would take part in the app's own gestures.
    package func remindIfWaiting() {
      guard isWaiting else { return }
      reminder.put(off: max(0, Self.interval - (CACurrentMediaTime() - lastAsked)))
    }

    // MARK: Writing

    /// Notes that a responder of this window, or for nil of any window, may have become first
    /// responder without an announcement.
    package func expectChange(in window: UIWindow? = nil) {
      for index in pages.indices where window == nil || pages[index].window === window {
        pages[index].hasNews = true
      }
      if window == nil { hasNewsOfScenes = true }
    }

    /// Does the same as `expectChange(in:)`, after the app's code has run or a notification was
    /// posted. If that happens in the *settled* beat, other readers may have read already, so this
    /// method schedules another turn in which they read again.
    package func announceChange(in window: UIWindow? = nil) {
      expectChange(in: window)
      if TurnClock.shared.isSettling { TurnClock.shared.wake() }
    }

    /// Records a text field or text view that has begun editing. The book asks UIKit for any other
    /// responder, because a responder may report that it is first responder while a field inside it
    /// is, as a search bar does.
    func note(_ responder: UIView) {
      guard responder.isFirstResponder, let window = responder.hostWindow else { return }
      write(responder, in: window)
    }

    private func write(_ responder: UIResponder?, in window: UIWindow) {
      let number = number(of: window)
      let before = pages[number].responder
      pages[number].responder = responder
      pages[number].hadResponder = responder != nil
      // Between two alerts there may be no first responder. The second alert gives the focus back
      // to the responder that the first one interrupted.
      guard let responder else { return }
      if responder.alert == nil {
        pages[number].interrupted = nil
      } else if let before, before.alert == nil {
        pages[number].interrupted = before
      }
    }

    private func number(of window: UIWindow) -> Int {
      if let known = pages.firstIndex(where: { $0.window === window }) { return known }
      pages.removeAll { $0.window == nil }
      pages.append(Page(window: window))
      return pages.count - 1
    }

    // MARK: Asking

    private func mayAsk() -> Bool {
      // In *changed*, the book does not look for unannounced changes. A *settled* follows.
      guard !TurnClock.shared.isChanging else { return false }
      let age = CACurrentMediaTime() - lastAsked
      // A timer may fire slightly early. The book must be able to ask then, too.
      let isSoon = age >= 0 && age < Self.interval - 0.001
      let turn = TurnClock.shared.turnCount
      waitingTurn = isSoon && settledTurn != turn ? turn : -1
      return !isSoon
    }

    private func look(in window: UIWindow) -> UIResponder? {
      let number = number(of: window)
      pages[number].isRead = true
      guard window.isKeyWindow else {
        // Clear the flag before the search, to keep news from the app's code during the search.
        pages[number].hasNews = false
        let found = window.firstResponderInside
        write(found, in: window)
        return found
      }
      // If the application would answer with the first responder of another scene again, the book
      // does not ask it.
      let other = hasNewsOfScenes ? nil : answering
      ask { other ?? FirstResponderProbe.ask(from: window) }
      return known(in: window)
    }

    private func ask() -> UIResponder? {
      ask { FirstResponderProbe.ask() }
    }

    /// Asks the application, and records the answer. Also records the first responder of every
    /// other key window that was read since the last question, unless it is known.
    @discardableResult
    private func ask(_ question: () -> UIResponder?) -> UIResponder? {
      let clock = TurnClock.shared
      lastAsked = CACurrentMediaTime()
      waitingTurn = -1
      settledTurn = clock.isSettling ? clock.turnCount : -1
      reminder.drop()
      let windows = takeReadWindows()
      hasNewsOfScenes = false
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

    /// Returns the key windows that were read since the last question and are in the foreground or
    /// have news, and clears their news. News that arrives while the application answers is kept.
    private func takeReadWindows() -> [UIWindow] {
      pages.indices.compactMap { index in
        guard pages[index].isRead, let window = pages[index].window, window.isKeyWindow,
          pages[index].hasNews || window.isInForeground
        else { return nil }
        pages[index].isRead = false
        pages[index].hasNews = false
        return window
      }
    }
  }
#endif
