#if canImport(UIKit)
  package import UIKit

  /// Who is first responder of each window: the one place of this package that asks UIKit and remembers the answer.
  ///
  /// Everything else reads it: the feed, tags, anchors, dismissals, the keyboard monitor. It works in app extensions, has no
  /// turns of its own and does nothing while nothing reads.
  ///
  /// Who says itself that it is first responder needs no question. A text field or text view is known from its
  /// notification, at once. For everyone else the question is a nil-target action in the key window, and a walk through the
  /// views in other windows. It is asked when the one who was known is not first responder any more, and when there is news
  /// (editing, the keyboard, the key window, activation, a request of this package's); in the key window also four times a second
  /// at most, because nothing public announces a custom responder. One question serves every key window: with several scenes
  /// the application answers for one of them, and the views of the others are walked, of those that were read since the last
  /// question and have nobody known.
  ///
  /// While a commit lays views out, in the *place* beat, nothing is asked: the question would call the app's
  /// `canPerformAction` inside its layout. Who is known is told, and *settled* asks for the rest.
  @MainActor
  package final class FocusBook {
    /// The book of this process.
    package static let shared = FocusBook()

    /// What is known of one window.
    struct Page {
      weak var window: UIWindow?
      weak var responder: UIResponder?
      /// Whether there was a first responder at the last look, also one that has been deallocated since.
      var hadResponder = false
      /// Whether someone may have become first responder since the last look.
      var hasNews = true
      /// Whether it was read since the application was last asked, so that the next answer is taken down for it too.
      var isRead = false
      /// Who had the focus when an alert took it, and has it again when the alert goes.
      weak var interrupted: UIResponder?
    }

    var pages: [Page] = []
    /// The only scene that is active, or else the only one: an action goes to its key window. Nil where several are active.
    weak var actionScene: UIWindowScene?
    /// Whether no scene has come, gone or changed its state since they were counted.
    var areScenesCounted = false
    /// With several scenes, the window that the application's last answer was in.
    private weak var answeringWindow: UIWindow?
    /// With several scenes, whether another one may have the focus now.
    var hasNewsOfScenes = true
    /// When the application was last asked; seconds.
    private var lastAsked: TimeInterval = -1
    /// The turn in which the last read came too soon after a question to ask again.
    private var waitingTurn = -1
    /// The turn in whose *settled* the application was last asked: what others read there needs no other turn.
    private var settledTurn = -1
    private let reminder = TurnReminder()
    private var observers: [any NSObjectProtocol] = []

    /// Seconds between two questions without news.
    package static let interval: TimeInterval = 0.25

    private init() { observers = observeNews() }

    // MARK: Reading

    /// The first responder of a window, key or not.
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

    /// The same, exactly and now.
    func firstResponderNow(in window: UIWindow) -> UIResponder? {
      known(in: window) ?? look(in: window)
    }

    /// The first responder of the key window, for the application.
    @available(iOSApplicationExtension, unavailable)
    package var current: UIResponder? {
      if let key = onlyKeyWindow { return firstResponder(in: key) }
      // Each scene has a key window of its own (truth T4.7.14), and only UIKit knows which one is meant.
      let known = answering
      if TurnClock.shared.isPlacing || known != nil && !hasNewsOfScenes { return known }
      guard hasNewsOfScenes || answeringWindow != nil || mayAsk() else { return nil }
      return ask()
    }

    /// Whom the application named last, if that has the focus of its scene still.
    private var answering: UIResponder? {
      answeringWindow.flatMap { $0.isKeyWindow ? known(in: $0) : nil }
    }

    /// The same, exactly and now: without a question only where the answer is certain.
    @available(iOSApplicationExtension, unavailable)
    var currentNow: UIResponder? { certain ?? ask() }

    /// The same where it is certain without a question; nil says nothing.
    @available(iOSApplicationExtension, unavailable)
    package var certain: UIResponder? { onlyKeyWindow.flatMap { known(in: $0) } }

    /// The first responder of a window where it is certain without a question; nil says nothing.
    func known(in window: UIWindow) -> UIResponder? {
      guard let responder = pages.first(where: { $0.window === window })?.responder,
        responder.isFirstResponder(of: window)
      else { return nil }
      return responder
    }

    /// Whether it needs no question to tell a window's first responder, or that it has none.
    func isCertain(in window: UIWindow) -> Bool {
      if known(in: window) != nil { return true }
      guard let page = pages.first(where: { $0.window === window }) else { return false }
      return !page.hasNews && !page.hadResponder
    }

    /// Whether a read of this turn came too soon after a question to ask again. A wait of an earlier turn is over: who was
    /// asked for may be known since, and would never be asked for again.
    package var isWaiting: Bool { waitingTurn == TurnClock.shared.turnCount }

    /// Whether a change may be missed until another turn comes, because the last question was too recent: then one is brought
    /// about.
    ///
    /// A timer, because nothing public and cheap tells that a touch has ended: the beats of a turn do not say what it brought,
    /// and a gesture recognizer of ours on each window would take part in the app's own gestures.
    package func remindIfWaiting() {
      guard isWaiting else { return }
      reminder.put(off: max(0, Self.interval - (CACurrentMediaTime() - lastAsked)))
    }

    // MARK: Writing

    /// Someone may have become first responder, whom nothing announces.
    package func expectChange(in window: UIWindow? = nil) {
      for index in pages.indices where window == nil || pages[index].window === window {
        pages[index].hasNews = true
      }
      if window == nil { hasNewsOfScenes = true }
    }

    /// The same where the app was called, or something was posted: if that was in *settled*, where others may have read already,
    /// another turn follows, in which they read again.
    package func announceChange(in window: UIWindow? = nil) {
      expectChange(in: window)
      if TurnClock.shared.isSettling { TurnClock.shared.wake() }
    }

    /// Takes down a text field or text view that has begun editing. Others are asked for: what says that it is first responder
    /// may say so for a field inside it, as a search bar does.
    func note(_ responder: UIView) {
      guard responder.isFirstResponder, let window = responder.hostWindow else { return }
      write(responder, in: window)
    }

    private func write(_ responder: UIResponder?, in window: UIWindow) {
      let number = number(of: window)
      let before = pages[number].responder
      pages[number].responder = responder
      pages[number].hadResponder = responder != nil
      // Between two alerts there may be nobody; whom the first one interrupted the second one gives the focus back to.
      guard let responder, responder !== before else { return }
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
      // What is not announced is looked for when the turn has settled.
      guard !TurnClock.shared.isChanging, !TurnClock.shared.isPlacing else { return false }
      let age = CACurrentMediaTime() - lastAsked
      // A timer may come a hair before its time, and must not have to be set again.
      let isSoon = age >= 0 && age < Self.interval - 0.001
      let turn = TurnClock.shared.turnCount
      waitingTurn = isSoon && settledTurn != turn ? turn : -1
      return !isSoon
    }

    private func look(in window: UIWindow) -> UIResponder? {
      let number = number(of: window)
      pages[number].isRead = true
      guard window.isKeyWindow else {
        // What comes while the app is called is news of its own.
        pages[number].hasNews = false
        let found = window.firstResponderInside
        write(found, in: window)
        return found
      }
      // Where the application would name someone in another scene again, it is not asked.
      let other = hasNewsOfScenes ? nil : answering
      ask { other ?? FirstResponderProbe.ask(from: window) }
      return known(in: window)
    }

    @available(iOSApplicationExtension, unavailable)
    private func ask() -> UIResponder? {
      ask { FirstResponderProbe.ask() }
    }

    /// Asks the application, and takes down what the answer says of every key window that is read.
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

    /// The key windows that were read since the last question, from now on without news: what comes while the application
    /// answers is news of its own.
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
