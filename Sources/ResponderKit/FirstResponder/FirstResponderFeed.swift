#if canImport(UIKit)
  public import UIKit

  /// Tells whenever the first responder of the key window changes, without swizzling.
  ///
  /// One look at the end of each turn of the main run loop, and only while somebody listens. Text fields, custom
  /// responders and view controllers are all seen; a change that is undone within one turn is not a change.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class FirstResponderFeed {
    /// A change of the first responder; both ends are held weakly.
    public struct Change: Sendable {
      /// Who was first responder before; nil when nobody was, or when it has been deallocated.
      public private(set) weak var previous: UIResponder?
      /// Who is first responder now; nil when nobody is.
      public private(set) weak var current: UIResponder?
      /// The window of the responder that is now, or else was, first responder.
      public private(set) weak var window: UIWindow?
    }

    /// The feed of the application.
    public static let shared = FirstResponderFeed()

    private let listeners = ListenerList<Change>()
    private var observer: RunLoopObserver?
    private weak var last: UIResponder?
    private weak var lastWindow: UIWindow?
    private var hadResponder = false

    private init() {}

    /// Calls the handler on every change until the token is cancelled.
    ///
    /// Dropping the token ends the subscription too.
    public func observe(_ handler: @escaping @MainActor (Change) -> Void) -> BehaviorToken {
      if observer == nil { start() }
      return listeners.add(handler)
    }

    /// The changes from now on, as a stream that ends when its task does.
    public var changes: AsyncStream<Change> {
      AsyncStream { continuation in
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
      }
    }

    private func start() {
      let current = UIResponder.current
      remember(current)
      observer = RunLoopObserver(order: .beforeCommit) { [weak self] in self?.look() }
    }

    private func remember(_ responder: UIResponder?) {
      last = responder
      hadResponder = responder != nil
      if let window = responder?.hostWindow { lastWindow = window }
    }

    private func look() {
      guard !listeners.isEmpty else {
        observer?.invalidate()
        observer = nil
        return
      }
      let current = UIResponder.current
      guard current !== last || (current == nil) == hadResponder else { return }
      let previous = last
      remember(current)
      listeners.send(Change(previous: previous, current: current, window: lastWindow))
    }
  }
#endif
