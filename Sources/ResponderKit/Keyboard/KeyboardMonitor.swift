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

    /// Where the keyboard is, or will be at the end of its animation. Hidden also while an input accessory view stays that
    /// still covers views: ask ``overlap(in:)`` for room.
    public private(set) var state = KeyboardState()
    /// The last event that was understood; nil before the first.
    public private(set) var lastEvent: KeyboardEvent?

    /// The last event that is not the end of a change that another one overtook: of motion and cover only that one tells.
    private var newest: KeyboardEvent?

    /// The screen that the last event's frames refer to; nil if the event did not say.
    package private(set) weak var screen: KeyboardScreen?
    /// Whether the last event named a screen; one that is gone since covers nothing any more.
    private var hasNamedScreen = false
    /// When the last event's motion is over, should nobody tell; seconds.
    private var restsAt: TimeInterval = 0
    private var observers: [any NSObjectProtocol] = []
    private let listeners = ListenerList<KeyboardEvent>()
    /// What the last event left behind, by window.
    private var owners: [ObjectIdentifier: KeyboardOwner] = [:]
    /// How many events there were.
    package private(set) var eventCount = 0
    private var isAskingForBar = false
    /// What was known before the last event.
    private var stateBefore = KeyboardState()
    /// Those that have been key, or were asked about: one of them has the keyboard.
    private var windows: [WeakWindow] = []
    /// Events that came while another was being handed out.
    private var waiting: [(event: KeyboardEvent, screen: KeyboardScreen?)] = []
    private var isSending = false

    init(center: NotificationCenter) {
      observers = KeyboardEvent.Kind.posted.map { kind in
        center.observe(kind.notificationName) { [weak self] in self?.receive(kind, $0) }
      }
      observers.append(
        NotificationCenter.default.observe(UIWindow.didBecomeKeyNotification) { [weak self] in
          if let window = $0.object as? UIWindow { self?.meet(window) }
        })
    }

    private struct WeakWindow {
      weak var window: UIWindow?
    }

    /// Remembers a window. Where it turns out to be the one above the screen's bottom that the keyboard ends with, what the
    /// last event says is another thing (truth T4.13.52).
    private func meet(_ window: UIWindow) {
      guard !windows.contains(where: { $0.window === window }) else { return }
      windows.removeAll { $0.window == nil }
      windows.append(WeakWindow(window: window))
      if lastEvent == nil, let standing = window.standingKeyboard {
        state = standing
      }
      guard var event = newest, event.window == nil, let screen,
        let frame = window.frameAboveBottom(of: screen)
      else { return }
      event.window = frame
      newest = event
      if lastEvent?.window == nil { lastEvent?.window = frame }
      state = stateBefore.applying(event)
    }

    /// The last frame, in screen coordinates, points; zero before the first event.
    public var frame: CGRect { state.frame }

    /// The height, in the view's own points, that the keyboard covers of it, counted from the view's bottom edge.
    ///
    /// Floating and undocked keyboards cover nothing, nor does one on another screen; another app's covers like this one's.
    /// A view without a window is covered by nothing. An input accessory view that stays when the keyboard hides still
    /// covers.
    public func overlap(in view: UIView) -> CGFloat {
      guard let window = view.window else { return 0 }
      let space = window.keyboardSpace(of: screen)
      let covered = covering(window).overlap(with: view.convert(view.bounds, to: space))
      return covered > 0 ? covered * view.points(in: space) : 0
    }

    /// What covers the window now: the keyboard, or the bar that stayed when it hid.
    package func covering(_ window: UIWindow) -> KeyboardState {
      meet(window)
      if hasNamedScreen, screen.map(window.isOn) != true { return KeyboardState() }
      guard state.placement == .hidden, let newest, !isAskingForBar else {
        return state
      }
      // The app is asked for its accessory view, and may ask here in turn.
      isAskingForBar = true
      defer { isAskingForBar = false }
      let (id, count) = (ObjectIdentifier(window), eventCount)
      var owner = owners[id].flatMap { $0.isOf(window) ? $0 : nil } ?? KeyboardOwner(window)
      let covering = owner.covering(window, after: newest, isMoving: isMoving)
      if count == eventCount { owners[id] = owner }
      return covering ?? state
    }

    /// Whether the keyboard is on its way, as far as its notifications tell.
    ///
    /// The end of a motion is not always posted (truths T4.13.36, T4.13.39); then its duration tells.
    package var isMoving: Bool {
      guard let newest, newest.kind.isWill, newest.duration > 0 else { return false }
      return CACurrentMediaTime() < restsAt
    }

    /// So many seconds after a motion its end has been posted, if it ever is.
    private static let patience: TimeInterval = 0.5

    /// Runs the changes with the keyboard's own animation: duration and raw curve of the last event; at once if it has none.
    ///
    /// To be called from a handler of `observe`, or while the keyboard moves. When the keyboard rests, or moves without an
    /// animation (duration 0, truth T4.13.15), the changes are made at once.
    ///
    /// - Parameters:
    ///   - animations: The changes, as for `UIView.animate`.
    ///   - completion: Called at the end of the animation, or at once; the argument is the one of `UIView.animate`.
    public func animate(
      alongside animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      guard isMoving, let newest else {
        UIView.performWithoutAnimation(animations)
        completion?(true)
        return
      }
      UIView.animate(
        withDuration: newest.duration, delay: 0, options: newest.animationOptions,
        animations: animations, completion: completion)
    }

    /// Calls the handler on every event, after `state` has taken it in, until the token is cancelled or dropped.
    ///
    /// Everybody hears events in the order in which they came, also those that another handler brought about.
    public func observe(_ handler: @escaping @MainActor (KeyboardEvent) -> Void) -> HandlerToken {
      listeners.add(handler)
    }

    /// The same for a witness, who hears of each event before anybody acts on it.
    package func observeBeforeOthers(
      _ handler: @escaping @MainActor (KeyboardEvent) -> Void
    ) -> HandlerToken {
      listeners.add(beforeOthers: true, handler)
    }

    /// The events from now on, as a stream that ends when its task does; `state` tells what was before.
    public var events: AsyncStream<KeyboardEvent> {
      AsyncStream { continuation in
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
      }
    }

    private func receive(_ kind: KeyboardEvent.Kind, _ notification: Notification) {
      // In which order observers hear of a notification is not promised: another first responder may be the reason, also
      // where the notification itself cannot be read.
      FocusBook.shared.announceChange()
      let known = windows.compactMap(\.window)
      guard let event = KeyboardEvent(kind, notification: notification, windows: known) else {
        ResponderLog.once("keyboard.unreadable") {
          "A keyboard notification without a usable end frame was dropped: \(kind.rawValue)."
        }
        return
      }
      waiting.append((event, notification.object as? KeyboardScreen))
      guard !isSending else { return }
      isSending = true
      while !waiting.isEmpty {
        let next = waiting.removeFirst()
        take(next.event, on: next.screen)
        eventCount += 1
        listeners.send(next.event)
      }
      isSending = false
    }

    private func take(_ event: KeyboardEvent, on screen: KeyboardScreen?) {
      let isLate = state.isOvertaken(by: event)
      if !isLate { stateBefore = state }
      state = state.applying(event)
      lastEvent = event
      owners = [:]
      guard !isLate else { return }
      newest = event
      (self.screen, hasNamedScreen) = (screen, screen != nil)
      restsAt = CACurrentMediaTime() + event.duration + Self.patience
    }
  }

  extension UIView {
    /// How many of its own points upwards make one of that space: not 1 in a view that is shown larger or smaller.
    fileprivate func points(in space: any UICoordinateSpace) -> CGFloat {
      let top = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: space)
      let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: space)
      let scale = bounds.height / hypot(bottom.x - top.x, bottom.y - top.y)
      // The last bits of a conversion are no scale.
      return scale.isFinite && abs(scale - 1) > 1e-6 ? scale : 1
    }
  }
#endif
