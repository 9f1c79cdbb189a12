#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  /// The one place that knows where the keyboard is.
  ///
  /// Remembers the last frame, so that a view that joins late gets the truth too. Start it early, before the first keyboard:
  /// touching `shared` is enough, and every behaviour of this package does.
  @MainActor
  public final class KeyboardMonitor {
    /// The monitor of the application.
    public static let shared = KeyboardMonitor(center: .default)

    /// Where the keyboard is, or will be at the end of its animation.
    public private(set) var state = KeyboardState()
    /// The last event that was understood; nil before the first.
    public private(set) var lastEvent: KeyboardEvent?

    private let center: NotificationCenter
    private var observers: [any NSObjectProtocol] = []
    private let listeners = ListenerList<KeyboardEvent>()

    init(center: NotificationCenter) {
      self.center = center
      observers = KeyboardEvent.Kind.allCases.map { kind in
        center.addObserver(forName: kind.notificationName, object: nil, queue: nil) {
          [weak self] notification in
          // Posted on the main thread (UIKit documentation), and used before this call returns.
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { self?.receive(kind, notification) }
        }
      }
    }

    /// The last frame, in screen coordinates, points; zero before the first event.
    public var frame: CGRect { state.frame }

    /// The height, in points, that the keyboard covers of the view, counted from the view's bottom edge.
    ///
    /// Floating and undocked keyboards cover nothing. A view without a window is covered by nothing. An input accessory
    /// view that stays when the keyboard hides still covers.
    public func overlap(in view: UIView) -> CGFloat {
      guard let window = view.window else { return 0 }
      let rect = view.convert(view.bounds, to: window.screen.coordinateSpace)
      return covering(window).overlap(with: rect)
    }

    /// What covers the window now: the keyboard, or the bar that stayed when it hid.
    package func covering(_ window: UIWindow) -> KeyboardState {
      guard state.placement == .hidden, let bar = stayingAccessory(in: window) else { return state }
      return bar
    }

    /// The bar that a hide left on the screen, as a keyboard of its own.
    ///
    /// A hide means hidden whatever frame comes with it (truth T4.13.20: iOS 26 may report the height of an accessory
    /// that has left). Where the first responder does have an accessory view on the screen, the frame is that bar's.
    private func stayingAccessory(in window: UIWindow) -> KeyboardState? {
      guard var event = lastEvent, !state.frame.isEmpty else { return nil }
      event.kind = .didShow
      let bar = KeyboardState().applying(event)
      guard bar.placement == .accessoryOnly, let responder = window.firstResponderInside,
        let accessory = responder.chain.lazy.compactMap(\.inputAccessoryView).first,
        accessory.window != nil
      else { return nil }
      return bar
    }

    /// Calls the handler on every event, after `state` has taken it in, until the token is cancelled or dropped.
    public func observe(_ handler: @escaping @MainActor (KeyboardEvent) -> Void) -> BehaviorToken {
      listeners.add(handler)
    }

    /// The same for a witness, who hears of each event before anybody acts on it.
    package func observeBeforeOthers(
      _ handler: @escaping @MainActor (KeyboardEvent) -> Void
    ) -> BehaviorToken {
      listeners.add(beforeOthers: true, handler)
    }

    /// The events from now on, as a stream that ends when its task does.
    public var events: AsyncStream<KeyboardEvent> {
      AsyncStream { continuation in
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
      }
    }

    private func receive(_ kind: KeyboardEvent.Kind, _ notification: Notification) {
      guard let event = KeyboardEvent(kind, notification: notification) else {
        ResponderLog.once("keyboard.unreadable") {
          "A keyboard notification without a usable end frame was dropped: \(kind.rawValue)."
        }
        return
      }
      state = state.applying(event)
      lastEvent = event
      listeners.send(event)
    }
  }
#endif
