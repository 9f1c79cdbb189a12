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
  /// runs. On macOS a text field that is edited is named itself, and not its window's field editor, which serves every field.
  ///
  /// While somebody is first responder a look asks nobody else. While nobody is, the question is an action on iOS,
  /// `rk_noteFirstResponder:`, which recorders of an app's actions would be full of if it came in each turn: it is asked
  /// when there is news (editing, the keyboard, the key window, activation), and otherwise four times a second at most while the
  /// loop is awake. So a custom responder that nothing announces may be told of a quarter of a second late.
  ///
  /// An alert is first responder while it is up, and is told as what it is; `Change.returning` is who has the focus after it.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class FirstResponderFeed {
    /// A change of the first responder; everything in it is held weakly.
    public struct Change: Sendable {
      /// Who was first responder before; nil when nobody was, or when it has been deallocated.
      public private(set) weak var previous: PlatformResponder?
      /// Who is first responder now; nil when nobody is.
      public private(set) weak var current: PlatformResponder?
      /// The window of the responder that is now, or else was, first responder.
      public private(set) weak var window: PlatformWindow?
      /// Where an alert is first responder now: who had the focus before, and UIKit gives it back to when the alert goes.
      public private(set) weak var returning: PlatformResponder?
    }

    /// The feed of the application.
    public static let shared = FirstResponderFeed()

    private let listeners = ListenerList<Change>()
    /// Those for whom nothing is woken.
    private let patientListeners = ListenerList<Change>()
    private var client: TurnClient?
    private weak var last: PlatformResponder?
    private weak var lastWindow: PlatformWindow?
    private var hadResponder = false

    /// So many changes in a row that handlers bring about are told at once; the next turn tells what follows.
    private static let patience = 8

    /// Another feed than the application's, for tests; listeners of one are not those of the other.
    package init() {}

    /// Whether the run loop is being observed; not while nobody listens.
    package var isObserving: Bool { client != nil }

    /// Calls the handler on every change until the token is cancelled or dropped.
    ///
    /// One call a change, in order; a handler that moves the focus itself hears of that next.
    public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> HandlerToken {
      if !isObserving { start() }
      // Who begins to listen does not wait for what others have just asked.
      FocusBook.shared.expectChange()
      return listeners.add(handler) { self.stopUnheard() }
    }

    /// The same for who can wait for a turn that comes by itself, where a change is unannounced.
    package func observePatiently(_ handler: @escaping @MainActor (Change) -> Void) -> HandlerToken
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
      FocusBook.shared.expectChange()
      remember(FocusBook.shared.current)
      // It keeps the feed until nobody listens.
      client = TurnClient(.init(settled: { self.settled() }))
    }

    private func stopUnheard() {
      guard isUnheard else { return }
      client?.end()
      client = nil
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
      look()
      if !listeners.isEmpty { FocusBook.shared.remindIfWaiting() }
    }

    private func look() {
      for _ in 0..<Self.patience {
        let current = FocusBook.shared.current
        guard current !== last || (current == nil) == hadResponder else { return }
        let previous = last
        remember(current)
        let change = Change(
          previous: previous, current: current, window: lastWindow,
          returning: FocusBook.shared.returning(after: current))
        listeners.send(change)
        patientListeners.send(change)
        // A handler may have focused a custom responder, which nothing announces.
        FocusBook.shared.expectChange()
      }
    }
  }
#endif
