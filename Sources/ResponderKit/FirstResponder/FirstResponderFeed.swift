#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// Tells whenever the first responder of the key window changes, without swizzling.
  ///
  /// One look when a turn of the main run loop has settled, and only while somebody listens. Text fields, custom responders
  /// and view controllers are all seen; a change that is undone within one turn is not a change. Without listeners nothing
  /// runs and nothing is kept. On macOS a text field that is edited is named itself, and not its window's field editor,
  /// which serves every field.
  ///
  /// While somebody is first responder a look asks nobody else. While nobody is, the question is an action on iOS,
  /// `rk_noteFirstResponder:`, which recorders of an app's actions would be full of if it came in each turn: it is asked
  /// when there is news (editing, the keyboard, the key window, activation), and otherwise four times a second at most while the
  /// loop is awake. So a custom responder that nothing announces may be told of a quarter of a second late.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class FirstResponderFeed {
    /// A change of the first responder; all three are held weakly.
    public struct Change: Sendable {
      /// Who was first responder before; nil when nobody was, or when it has been deallocated.
      public private(set) weak var previous: PlatformResponder?
      /// Who is first responder now; nil when nobody is.
      public private(set) weak var current: PlatformResponder?
      /// The window of the responder that is now, or else was, first responder.
      public private(set) weak var window: PlatformWindow?
    }

    /// The feed of the application.
    public static let shared = FirstResponderFeed()

    private let listeners = ListenerList<Change>()
    /// Those for whom nothing is woken.
    private let patientListeners = ListenerList<Change>()
    private var client: TurnClient?
    private weak var last: PlatformResponder?
    private weak var lastWindow: PlatformWindow? {
      didSet { lastWindowNumber = lastWindow.map(ObjectIdentifier.init) }
    }
    private var lastWindowNumber: ObjectIdentifier?
    private var hadResponder = false
    private var check: FocusCheck?
    /// When the question was last asked that nobody answers; seconds.
    private var lastAsked: TimeInterval = -1
    private let reminder = TurnReminder()

    /// Seconds between two questions without news.
    private static let interval: TimeInterval = 0.25
    /// So many changes in a row that handlers bring about are told at once; the next turn tells what follows.
    private static let patience = 8

    /// Another feed than the application's, for tests; listeners of one are not those of the other.
    package init() {}

    /// Whether the run loop is being observed; not while nobody listens.
    package var isObserving: Bool { client != nil }

    /// Who is first responder as far as is known without asking; nobody while nobody listens.
    package var lastSeen: PlatformResponder? {
      guard let check else { return nil }
      return check.announced ?? last
    }

    /// Calls the handler on every change until the token is cancelled or dropped.
    ///
    /// One call a change, in order; a handler that moves the focus itself hears of that next.
    public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> BehaviorToken {
      if !isObserving { start() }
      // Who begins to listen does not wait for what others have just asked.
      lastAsked = -1
      return listeners.add(handler) { self.stopUnheard() }
    }

    /// The same for who can wait for a turn that comes by itself, where a change is unannounced.
    package func observePatiently(_ handler: @escaping @MainActor (Change) -> Void) -> BehaviorToken
    {
      if !isObserving { start() }
      return patientListeners.add(handler) { self.stopUnheard() }
    }

    private var isUnheard: Bool { listeners.isEmpty && patientListeners.isEmpty }

    /// The changes from now on, as a stream that ends when its task does.
    public var changes: AsyncStream<Change> {
      AsyncStream { continuation in
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
      }
    }

    private func start() {
      remember(PlatformResponder.current?.focusHolder)
      check = FocusCheck()
      // It keeps the feed until nobody listens.
      client = TurnClient(.init(settled: { self.settled() }))
    }

    private func stopUnheard() {
      guard isUnheard else { return }
      client?.end()
      client = nil
      reminder.drop()
      check?.stop()
      check = nil
      remember(nil)
      lastWindow = nil
    }

    private func remember(_ responder: PlatformResponder?) {
      last = responder
      hadResponder = responder != nil
      if let window = responder?.hostWindow { lastWindow = window }
    }

    private func settled() {
      // Dropped tokens are noticed here.
      guard !isUnheard else { return stopUnheard() }
      // Whom a notification has named is looked at once: after that it is who was found.
      defer { check?.forgetAnnounced() }
      if let last, let check, check.isStillCurrent(last, in: lastWindowNumber) { return }
      guard hadResponder || mayAsk() else { return }
      look()
    }

    /// Nobody was first responder at the last look: whether it is worth asking, or time.
    private func mayAsk() -> Bool {
      if check?.takeNews() ?? true { return true }
      let age = CACurrentMediaTime() - lastAsked
      // A timer may come a hair before its time, and must not have to be set again.
      if age < 0 || age >= Self.interval - 0.001 { return true }
      // Whoever came in this turn is asked for soon, even if no other turn follows.
      if !listeners.isEmpty { reminder.put(off: Self.interval - age) }
      return false
    }

    /// Whom a notification has named needs no question; everybody else is asked for.
    private var currentNow: PlatformResponder? {
      if let named = check?.announced, check?.isStillCurrent(named, in: nil) == true {
        return named
      }
      lastAsked = CACurrentMediaTime()
      reminder.drop()
      return PlatformResponder.current?.focusHolder
    }

    private func look() {
      for _ in 0..<Self.patience {
        let current = currentNow
        guard current !== last || (current == nil) == hadResponder else { return }
        let previous = last
        remember(current)
        let change = Change(previous: previous, current: current, window: lastWindow)
        listeners.send(change)
        patientListeners.send(change)
      }
    }
  }
#endif
