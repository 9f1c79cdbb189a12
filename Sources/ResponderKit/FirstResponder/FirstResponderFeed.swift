#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// Reports each change of the key window's first responder, without swizzling.
  ///
  /// While it has listeners, the feed compares the first responder with the previous one once at
  /// the end of each turn of the main run loop. It covers text fields, custom responders and view
  /// controllers. It does not report a change that is undone within one turn. Without listeners
  /// nothing runs. On macOS the feed reports the text field that the user edits, not the window's
  /// field editor, which serves every field.
  ///
  /// No notification announces a custom responder, so the feed may report one a quarter of a second
  /// late: <doc:FindingTheFirstResponder>.
  ///
  /// An alert is first responder while it is on screen, and the feed reports the alert.
  /// `Change.returning` is the responder that gets the focus back afterwards.
  @MainActor
  public final class FirstResponderFeed {
    /// A change of the first responder. Its references are weak.
    public struct Change: Sendable {
      /// The former first responder, or nil if there was none or it has been deallocated.
      public private(set) weak var previous: PlatformResponder?
      /// The new first responder, or nil if there is none.
      public private(set) weak var current: PlatformResponder?
      /// The window of the new first responder, or else of the former one.
      public private(set) weak var window: PlatformWindow?
      /// The responder from which an alert took the focus; nil unless `current` is an alert or a
      /// field in an alert. UIKit gives the focus back to this responder when the alert disappears.
      public private(set) weak var returning: PlatformResponder?
    }

    /// The feed of the application.
    @available(iOSApplicationExtension, unavailable)
    public static var shared: FirstResponderFeed { ofApp }

    /// The same feed, for code of this package that also compiles for app extensions.
    package static let ofApp = FirstResponderFeed()

    private let listeners = ListenerList<Change>()
    /// Listeners for which the feed does not wake the run loop.
    private let patientListeners = ListenerList<Change>()
    private var client: TurnClient?
    private weak var last: PlatformResponder?
    private weak var lastWindow: PlatformWindow?
    private var hadResponder = false

    /// The maximum number of changes that the feed reports in one turn. A handler that moves the
    /// focus causes another change; the feed leaves changes beyond this number to the next turn.
    private static let patience = 8

    /// Creates a feed other than the application's, for tests. Two feeds have separate listeners.
    package init() {}

    /// Whether the feed observes the run loop; false while it has no listeners.
    package var isObserving: Bool { client != nil }

    /// Calls the handler on every change until the token is cancelled or released.
    ///
    /// There is one call for each change, in order. A handler that moves the focus is called for
    /// its own change next.
    public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> HandlerToken {
      if !isObserving { start() }
      // A new listener learns of a change at the end of this turn, even if `FirstResponderTracker`
      // has just asked UIKit for another reader.
      FirstResponderTracker.shared.expectChange()
      return listeners.add(handler) { self.stopUnheard() }
    }

    /// Does the same as `observe(_:)`, except that the feed schedules no turn for this listener.
    /// The listener learns of an unannounced change in a turn that has another cause.
    package func observePatiently(_ handler: @escaping @MainActor (Change) -> Void) -> HandlerToken
    {
      if !isObserving { start() }
      return patientListeners.add(handler) { self.stopUnheard() }
    }

    private var isUnheard: Bool { listeners.isEmpty && patientListeners.isEmpty }

    /// A stream of future changes, until the task that reads the stream ends.
    public var changes: AsyncStream<Change> {
      AsyncStream { continuation in
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
      }
    }

    private func start() {
      FirstResponderTracker.shared.expectChange()
      remember(FirstResponderTracker.shared.current)
      // The client keeps the feed alive until the feed notices that it has no listener left.
      client = TurnClient(settled: { self.settled() })
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
      // The release of a token calls nothing, so check here whether a listener is left.
      guard !isUnheard else { return stopUnheard() }
      look()
      if !listeners.isEmpty { FirstResponderTracker.shared.remindIfWaiting() }
    }

    private func look() {
      for _ in 0..<Self.patience {
        let current = FirstResponderTracker.shared.current
        guard current !== last || (current == nil) == hadResponder else { return }
        let previous = last
        remember(current)
        let change = Change(
          previous: previous, current: current, window: lastWindow,
          returning: FirstResponderTracker.shared.returning(after: current))
        listeners.send(change)
        patientListeners.send(change)
        // A handler may have focused a custom responder; what it drew may wait for another turn.
        FirstResponderTracker.shared.announceChange()
      }
    }
  }

  extension FirstResponderFeed.Change: CustomDebugStringConvertible, CustomReflectable {
    /// The class names of both responders. A responder that was deallocated reads as "none".
    public var debugDescription: String {
      "\(previous.map { "\(type(of: $0))" } ?? "none") to "
        + "\(current.map { "\(type(of: $0))" } ?? "none")"
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }
#endif
