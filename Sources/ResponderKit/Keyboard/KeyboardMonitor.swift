#if canImport(UIKit)
  public import ResponderCore
  public import UIKit

  /// Monitors the keyboard's position for the whole app.
  ///
  /// The monitor remembers the last frame, so a view that appears later can read it. Access
  /// `shared` before the first keyboard appears; every behaviour of this package does so.
  @MainActor
  public final class KeyboardMonitor {
    /// The application's monitor.
    public static let shared = KeyboardMonitor(center: .default)

    /// The state of the keyboard. While the keyboard moves, this is the state at the end of its
    /// animation.
    ///
    /// The keyboard also counts as hidden if it has hidden and left an input accessory view on the
    /// screen, and if nobody has used it for half a second, because UIKit does not announce each
    /// keyboard that leaves. From iOS 26, the frame may not contain the input accessory view. That
    /// view covers other views in any case, so ``overlap(in:)`` includes it.
    public private(set) var state = KeyboardState()
    /// The last event that could be read; nil before the first.
    public private(set) var lastEvent: KeyboardEvent?

    /// The last event that is about the newest change. `isMoving` and `covering(_:)` use this
    /// event, not `lastEvent`.
    private var newest: KeyboardEvent?

    /// The screen of the frames of `newest`; nil if it is not known or is gone. A window that has
    /// moved to another screen, as when an iPhone Duo opens, waits for news from that one.
    private weak var screen: KeyboardScreen?
    /// Whether the screen of `newest` was known. A keyboard on a screen that is gone covers nothing.
    private var hasScreen = false
    /// The time, in seconds, at which the movement of `newest` counts as over if no notification
    /// reports its end.
    private var restsAt: TimeInterval = 0
    private var observers: [any NSObjectProtocol] = []
    private let listeners = ListenerList<KeyboardEvent>()
    /// For each window, the input accessory view on the keyboard, or the one that the keyboard has
    /// left behind. Each event empties this dictionary.
    private var owners: [ObjectIdentifier: KeyboardOwner] = [:]
    /// The number of events so far.
    package private(set) var eventCount = 0
    private var isAskingForBar = false
    /// The state before `newest`.
    private var stateBefore = KeyboardState()
    /// The windows that have been key, or about which a caller asked. One of them may have the
    /// keyboard.
    private var windows: [WeakWindow] = []
    /// Events that arrived while another one was being sent.
    private var waiting: [(event: KeyboardEvent, screen: KeyboardScreen?)] = []
    private var isSending = false
    /// Whether a `will` is being sent, so that input accessory views are not yet where they will be.
    private var isAnnouncing = false
    private let use = KeyboardUse()
    /// Whether the app has been in the background, or is being launched.
    private var wasAway = true

    init(center: NotificationCenter) {
      observers = KeyboardEvent.Kind.posted.map { kind in
        center.observe(kind.notificationName) { [weak self] in self?.receive(kind, $0) }
      }
      observers.append(
        NotificationCenter.default.observe(UIWindow.didBecomeKeyNotification) { [weak self] in
          if let window = $0.object as? UIWindow { self?.meet(window) }
        })
      observers.append(
        NotificationCenter.default.observe(UIScene.didEnterBackgroundNotification) {
          [weak self] _ in self?.wasAway = true
        })
      observers.append(
        NotificationCenter.default.observe(UIScene.didActivateNotification) { [weak self] _ in
          // After a system alert or Control Center, the keyboard is as it was.
          guard let self, wasAway else { return }
          wasAway = false
          if windows.contains(where: { $0.window?.isAloneOnPhone == true }) { use.appCameAlone() }
        })
      use.hasLeft = { [weak self] in self?.leave() }
    }

    private struct WeakWindow {
      weak var window: UIWindow?
    }

    /// Remembers a window, if it is not known yet.
    ///
    /// Before the first event, also reads the keyboard's state from the window's layout guide.
    ///
    /// A keyboard that ends with a window above the screen's bottom is docked (truth T4.13.52). So
    /// if this window does not fill the screen, and `newest` was applied without such a window, this
    /// method applies that event again with this window's frame.
    private func meet(_ window: UIWindow) {
      guard !windows.contains(where: { $0.window === window }) else { return }
      windows.removeAll { $0.window == nil }
      windows.append(WeakWindow(window: window))
      if lastEvent == nil, let standing = window.standingKeyboard {
        state = standing
      }
      guard var event = newest, event.window == nil, let screen,
        let frame = window.frameOnPart(of: screen)
      else { return }
      event.window = frame
      newest = event
      if lastEvent?.window == nil { lastEvent?.window = frame }
      state = stateBefore.applying(event)
    }

    /// The keyboard's last frame, in screen coordinates, in points; zero before the first event.
    public var frame: CGRect { state.frame }

    /// Returns the height, in the view's own points, that the keyboard covers of a view, counted
    /// from the view's edge that is lower on the screen.
    ///
    /// Floating and undocked keyboards, and a keyboard on another screen, cover nothing. Another
    /// app's keyboard covers a view as this app's keyboard does. Nothing covers a view without a
    /// window. The app's input accessory view on the keyboard, or at the bottom of the window,
    /// counts like a keyboard.
    public func overlap(in view: UIView) -> CGFloat {
      guard let window = view.window else { return 0 }
      let space = window.keyboardSpace()
      let covered = covering(window).overlap(with: view.convert(view.bounds, to: space))
      return covered > 0 ? covered * view.points(in: space) : 0
    }

    /// Returns the state of what covers the window now: of the keyboard together with the input
    /// accessory view, or of the one that is on the screen. A keyboard on another screen counts as
    /// hidden.
    package func covering(_ window: UIWindow) -> KeyboardState {
      meet(window)
      guard mayCover(window) else { return KeyboardState() }
      guard let newest, !isAskingForBar, state.placement == .hidden || !isAnnouncing else {
        return state
      }
      // The app's `inputAccessoryView` getter may call this method in turn.
      isAskingForBar = true
      defer { isAskingForBar = false }
      let (id, count) = (ObjectIdentifier(window), eventCount)
      var owner = owners[id].flatMap { $0.isOf(window) ? $0 : nil } ?? KeyboardOwner(window)
      let covering = owner.covering(window, state, after: newest, isMoving: isMoving)
      if count == eventCount { owners[id] = owner }
      return covering
    }

    /// Whether the frames of `newest` are on the window's screen, as far as is known.
    private func mayCover(_ window: UIWindow) -> Bool {
      !hasScreen || screen.map(window.isOn) == true
    }

    /// Whether the keyboard is moving, according to its notifications.
    ///
    /// The system does not always post the end of a movement (truths T4.13.36, T4.13.39). If it
    /// does not, the movement counts as over `patience` seconds after its duration.
    package var isMoving: Bool {
      guard let newest, newest.kind.isWill, newest.duration > 0 else { return false }
      return CACurrentMediaTime() < restsAt
    }

    /// How long, in seconds, a movement may last beyond its duration without a notification of its
    /// end.
    private static let patience: TimeInterval = 0.5

    /// Runs changes with the keyboard's own animation, the duration and raw curve of the last
    /// event.
    ///
    /// Call this from a handler of `observe`, or while the keyboard moves. If the keyboard rests,
    /// or moves without an animation (duration 0, truth T4.13.15), the changes happen at once.
    ///
    /// - Parameters:
    ///   - animations: The changes, as for `UIView.animate`.
    ///   - completion: Called at the end of the animation, or at once, with the argument of
    ///     `UIView.animate`.
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

    /// Calls a handler on every event, after `state` has changed, until the token is cancelled or
    /// released.
    ///
    /// All handlers receive the events in the order in which they occurred, including events that
    /// another handler caused.
    public func observe(_ handler: @escaping @MainActor (KeyboardEvent) -> Void) -> HandlerToken {
      listeners.add(handler)
    }

    /// Calls a handler on every event, before any handler of `observe`.
    package func observeBeforeOthers(
      _ handler: @escaping @MainActor (KeyboardEvent) -> Void
    ) -> HandlerToken {
      listeners.add(beforeOthers: true, handler)
    }

    /// A stream of future events, until the task that reads the stream ends. To get the state
    /// before the first event, read `state`.
    public var events: AsyncStream<KeyboardEvent> {
      AsyncStream { continuation in
        let token = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in token.cancel() } }
      }
    }

    private func receive(_ kind: KeyboardEvent.Kind, _ notification: Notification) {
      // A change of first responder may have caused the notification, even if its values cannot be
      // read. `FocusBook` learns of it here, because the order in which observers receive a
      // notification is not specified.
      FocusBook.shared.announceChange()
      // A monitor made late has not seen a window become key.
      if windows.isEmpty { FirstResponderProbe.scenes.compactMap(\.keyWindow).forEach(meet) }
      let known = windows.compactMap(\.window)
      let screen = UIWindow.screenOfKeyboard(
        notification.object as? KeyboardScreen, known: known)
      guard
        var event = KeyboardEvent(kind, notification: notification, on: screen, windows: known)
      else {
        ResponderLog.once("keyboard.unreadable") {
          "A keyboard notification without a usable end frame was dropped: \(kind.rawValue)."
        }
        return
      }
      if kind.isWill { event.accessoryHeight = known.first(where: \.isKeyWindow)?.heightOfBar }
      send(event, on: screen)
    }

    private func send(_ event: KeyboardEvent, on screen: KeyboardScreen?) {
      waiting.append((event, screen))
      guard !isSending else { return }
      isSending = true
      while !waiting.isEmpty {
        let next = waiting.removeFirst()
        take(next.event, on: next.screen)
        eventCount += 1
        isAnnouncing = next.event.kind.isWill
        listeners.send(next.event)
        isAnnouncing = false
      }
      isSending = false
      use.follow(state) { [weak self] in self?.windowsOfKeyboard }
    }

    /// The windows whose first responder may use the keyboard; nil while the whole app is away. A
    /// field in a scene that is away keeps the focus, and not the keyboard.
    private var windowsOfKeyboard: [UIWindow]? {
      let shown = windows.compactMap(\.window).filter {
        $0.windowScene != nil && $0.isInForeground
      }
      return shown.isEmpty ? nil : shown.filter(mayCover)
    }

    private func take(_ event: KeyboardEvent, on screen: KeyboardScreen?) {
      let isNews = state.isNews(event)
      if isNews { stateBefore = state }
      state = state.applying(event)
      lastEvent = event
      owners = [:]
      guard isNews else { return }
      newest = event
      (self.screen, hasScreen) = (screen, screen != nil)
      restsAt = CACurrentMediaTime() + event.duration + Self.patience
    }

    /// Sends the hide that UIKit did not post (truth T4.13.61).
    private func leave() {
      ResponderLog.once("keyboard.left") {
        "The keyboard has left without a notification, as with a SwiftUI field that is still first "
          + "responder when its screen goes (end editing before that), or with another app's."
      }
      let event = KeyboardEvent(
        kind: .willHide, beginFrame: state.frame, endFrame: .zero, duration: 0, curve: 7,
        isLocal: state.isLocal, screen: newest?.screen ?? .zero, window: newest?.window)
      send(event, on: screen)
    }
  }

  extension UIView {
    /// The number of the view's own points per point of another space, measured vertically; not 1
    /// in a view that is scaled.
    fileprivate func points(in space: any UICoordinateSpace) -> CGFloat {
      let top = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: space)
      let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: space)
      let scale = bounds.height / hypot(bottom.x - top.x, bottom.y - top.y)
      // A difference in the last bits of a conversion is not a scale.
      return scale.isFinite && abs(scale - 1) > 1e-6 ? scale : 1
    }
  }
#endif
