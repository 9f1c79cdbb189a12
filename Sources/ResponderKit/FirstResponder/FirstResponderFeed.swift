#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// Tells whenever the first responder of the key window changes, without swizzling.
  ///
  /// Two looks at the end of each turn of the main run loop, before and after Core Animation's commit, which may move the
  /// focus by laying out; and only while somebody listens. Text fields, custom responders and view controllers are all
  /// seen; a change that is undone within one turn is not a change. Without listeners nothing runs and nothing is kept.
  /// On macOS a text field that is edited is named itself, and not its window's field editor, which serves every field.
  ///
  /// On iOS the question while nobody is first responder is an action, `rk_noteFirstResponder:`, one in a turn. What records
  /// an app's actions, as crash reporters do, should leave that name out.
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
    private var observers: [RunLoopObserver] = []
    private weak var last: PlatformResponder?
    private weak var lastWindow: PlatformWindow? {
      didSet { lastWindowNumber = lastWindow.map(ObjectIdentifier.init) }
    }
    private var lastWindowNumber: ObjectIdentifier?
    private var hadResponder = false
    private var check: FocusCheck?

    /// So many changes in a row that handlers bring about are told at once; the next turn tells what follows.
    private static let patience = 8

    /// Another feed than the application's, for tests; listeners of one are not those of the other.
    package init() {}

    /// Whether the run loop is being observed; not while nobody listens.
    package var isObserving: Bool { !observers.isEmpty }

    /// Who was first responder at the last look; nobody while nobody listens.
    package var lastSeen: PlatformResponder? { last }

    /// Calls the handler on every change until the token is cancelled or dropped.
    ///
    /// One call a change, in order; a handler that moves the focus itself hears of that next.
    public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> BehaviorToken {
      if !isObserving { start() }
      return listeners.add(handler) { self.stopUnheard() }
    }

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
      // They keep the feed until nobody listens.
      observers = [
        RunLoopObserver(order: .beforeCommit) { self.lookBeforeCommit() },
        RunLoopObserver(order: .afterCommit) { self.lookAfterCommit() },
      ]
    }

    private func stopUnheard() {
      guard listeners.isEmpty else { return }
      for observer in observers { observer.invalidate() }
      observers = []
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

    private func lookBeforeCommit() {
      // While nobody is, the question is an action: without any news the second look alone asks it.
      guard hadResponder || check?.takeNews() ?? true else { return }
      // Another key window is told of; whether this is all, the second look sees.
      if let last, let check, check.isLikelyCurrent(last) { return }
      look()
    }

    private func lookAfterCommit() {
      // Dropped tokens are noticed here.
      guard !listeners.isEmpty else { return stopUnheard() }
      if let last, let check, check.isStillCurrent(last, in: lastWindowNumber) { return }
      look()
    }

    private func look() {
      for _ in 0..<Self.patience {
        let current = PlatformResponder.current?.focusHolder
        guard current !== last || (current == nil) == hadResponder else { return }
        let previous = last
        remember(current)
        listeners.send(Change(previous: previous, current: current, window: lastWindow))
      }
    }
  }
#endif
