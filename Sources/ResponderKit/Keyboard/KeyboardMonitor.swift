#if canImport(UIKit)
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
    /// Whether the screen of `newest` was known. A keyboard on a screen that is gone covers
    /// nothing.
    private var hasScreen = false
    /// The time, in seconds, at which the movement of `newest` counts as over if no notification
    /// reports its end.
    private var restsAt: TimeInterval = 0
    private var observers: [any NSObjectProtocol] = []
    private let listeners = ListenerList<KeyboardChange>()
    /// For each window, the input accessory view on the keyboard, or the one that the keyboard has
    /// left behind. Each event that does not repeat another empties this list.
    private var accessories: [InputAccessory] = []
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
    /// Whether a `will` is being sent, so that input accessory views are not yet where they will
    /// be.
    private var isAnnouncing = false
    private lazy var use = KeyboardUse(self)
    private var focusEvents: HandlerToken?
    /// Whether the app has been in the background, or is being launched.
    private var wasAway = true

    init(center: NotificationCenter) {
      observers = KeyboardEvent.Kind.notifications.map { kind, name in
        center.observe(name) { [weak self] in self?.receive(kind, $0) }
      }
      focusEvents = FocusEvents.shared.observe { [weak self] event, view in
        if event == .becameKey, let window = view as? UIWindow { self?.meet(window) }
      }
      let scenes = NotificationCenter.default
      observers.append(
        scenes.observe(UIScene.didEnterBackgroundNotification) { [weak self] _ in
          self?.wasAway = true
        })
      observers.append(
        scenes.observe(UIScene.didActivateNotification) { [weak self] _ in
          // After a system alert or Control Center, the keyboard is as it was.
          guard let self, wasAway else { return }
          wasAway = false
          if windows.contains(where: { $0.window?.isAloneOnPhone == true }) { use.appCameAlone() }
        })
    }

    private struct WeakWindow {
      weak var window: UIWindow?
    }

    /// Remembers a window, if it is not known yet.
    ///
    /// A keyboard that ends with a window above the screen's bottom is docked (truth T4.13.52). So
    /// if this window does not fill the screen, and `newest` was applied without such a window,
    /// this method applies that event again with this window's frame.
    private func meet(_ window: UIWindow) {
      guard !windows.contains(where: { $0.window === window }) else { return }
      windows.removeAll { $0.window == nil }
      windows.append(WeakWindow(window: window))
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
      let place = PlaceOnScreen(of: view, in: window)
      return covering(window).overlap(with: place.frame) * place.pointsPerPoint
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
      let known = accessories.first { $0.window === window }
      let accessory = known ?? InputAccessory(window)
      if known == nil { accessories.append(accessory) }
      return accessory.covering(window, state, after: newest, isMoving: isMoving)
    }

    /// Returns the height of the app's input accessory view that covers a window, as it was last
    /// found by `covering(_:)`, in points; 0 if there is none.
    package func accessoryHeight(over window: UIWindow) -> CGFloat {
      accessories.first { $0.window === window }?.height ?? 0
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
    /// or moves without an animation (duration 0), the changes happen at once.
    ///
    /// - Parameters:
    ///   - animations: The changes, as for `UIView.animate`.
    ///   - completion: Called at the end of the animation, or at once, with the argument of
    ///     `UIView.animate`.
    public func animate(
      alongside animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      guard let movement else {
        UIView.performWithoutAnimation(animations)
        completion?(true)
        return
      }
      animate(movement, alongside: animations, completion: completion)
    }

    /// The movement under way, if the keyboard moves.
    var movement: KeyboardEvent? { isMoving ? newest : nil }

    func animate(
      _ event: KeyboardEvent, alongside animations: @escaping () -> Void,
      completion: ((Bool) -> Void)?
    ) {
      UIView.animate(
        withDuration: event.duration, delay: 0, options: event.animationOptions,
        animations: animations, completion: completion)
    }

    /// Calls a handler on every event, after `state` has changed, until the token is cancelled or
    /// released.
    ///
    /// All handlers receive the events in the order in which they occurred, including events that
    /// another handler caused.
    public func observe(_ handler: @escaping @MainActor (KeyboardEvent) -> Void) -> HandlerToken {
      listeners.add { handler($0.event) }
    }

    /// Calls a handler on every event, with the state before and after it; with `beforeOthers`,
    /// before the handlers that exist.
    package func observeChanges(
      beforeOthers: Bool = false, _ handler: @escaping @MainActor (KeyboardChange) -> Void
    ) -> HandlerToken {
      listeners.add(beforeOthers: beforeOthers, handler)
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
      // read. `FirstResponderTracker` learns of it here, because the order in which observers
      // receive a notification is not specified.
      FirstResponderTracker.shared.announceChange()
      // A monitor made late has not seen a window become key.
      if windows.isEmpty { FirstResponderProbe.scenes().compactMap(\.keyWindow).forEach(meet) }
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
        let change = take(next.event, on: next.screen)
        eventCount += 1
        isAnnouncing = next.event.kind.isWill
        listeners.send(change)
        isAnnouncing = false
      }
      isSending = false
      use.follow()
    }

    /// The windows whose first responder may use the keyboard; nil while the whole app is away. A
    /// field in a scene that is away keeps the focus, and not the keyboard.
    fileprivate var windowsOfKeyboard: [UIWindow]? {
      let shown = windows.compactMap(\.window).filter {
        $0.windowScene != nil && $0.isInForeground
      }
      return shown.isEmpty ? nil : shown.filter(mayCover)
    }

    private func take(_ event: KeyboardEvent, on screen: KeyboardScreen?) -> KeyboardChange {
      let change = KeyboardChange(event, before: state)
      let isNewest = state.taking(event).isNewest
      state = change.after
      let repeats = change.before == change.after && lastEvent.map(event.repeats) == true
      lastEvent = event
      if !repeats { accessories = [] }
      if isNewest {
        (stateBefore, newest) = (change.before, event)
        (self.screen, hasScreen) = (screen, screen != nil)
        restsAt = CACurrentMediaTime() + event.duration + Self.patience
      }
      return change
    }

    /// Sends the hide that UIKit did not post (truth T4.13.61).
    fileprivate func leave() {
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

  /// Watches whether a first responder uses the docked keyboard, because UIKit does not announce
  /// each keyboard that leaves (truth T4.13.61).
  ///
  /// While no keyboard is docked, this costs nothing. While a responder uses one, it costs a look
  /// at that responder in each turn of the run loop, and no turn of its own.
  @MainActor
  private final class KeyboardUse {
    private unowned let monitor: KeyboardMonitor
    private var vacancy = KeyboardVacancy()
    private var client: TurnClient?
    private let reminder = TurnReminder()
    private var cameBackAt: TimeInterval?
    /// The responder that takes no keys and was asked last whether an input view stands for it. It
    /// is asked once, because the app's getter may make a new view on each call.
    private weak var asked: UIResponder?
    private var hasInputView = false

    init(_ monitor: KeyboardMonitor) { self.monitor = monitor }

    /// Follows the keyboard in its new state.
    func follow() {
      let state = monitor.state
      let isJustBack = cameBackAt.map { (0..<1).contains(CACurrentMediaTime() - $0) } ?? false
      guard state.placement == .docked, state.isLocal || isJustBack else {
        (client, vacancy) = (nil, KeyboardVacancy())
        return reminder.drop()
      }
      if isJustBack { vacancy.appCameAlone() }
      client = client ?? TurnClient(settled: { [weak self] in self?.look() })
    }

    /// Records that the app has come to the front, where no other app can be beside it. What is
    /// told of another app's keyboard within a second belongs to the time before.
    func appCameAlone() {
      cameBackAt = CACurrentMediaTime()
      follow()
    }

    private func usesKeyboard(_ responder: UIResponder) -> Bool {
      if responder.takesInput { return true }
      if responder !== asked {
        // UIKit looks for an input view up the responder chain (documentation of `inputView`).
        (asked, hasInputView) = (responder, responder.chain.contains(where: \.hasInputView))
      }
      return hasInputView
    }

    private func look() {
      guard let windows = monitor.windowsOfKeyboard else { return }
      let isUsed = windows.contains { window in
        let tracker = FirstResponderTracker.shared
        // Ask UIKit before a keyboard counts as gone, because nothing announces a responder of the
        // app's own.
        let mayAsk = vacancy.isWaiting || !tracker.isCertain(in: window)
        let responder = mayAsk ? tracker.firstResponderNow(in: window) : tracker.known(in: window)
        return responder.map(usesKeyboard) ?? false || window.keepsKeyboard
      }
      switch vacancy.look(monitor.state, isUsed: isUsed, at: CACurrentMediaTime()) {
      case .rests: reminder.drop()
      case .waits(let left): reminder.put(off: left)
      case .hasLeft: monitor.leave()
      }
    }
  }

  extension UIWindow {
    /// Whether a presented controller keeps the keyboard up for a responder that needs none (truth
    /// T4.4.31).
    fileprivate var keepsKeyboard: Bool {
      guard let root = rootViewController else { return false }
      return sequence(first: root, next: \.presentedViewController)
        .contains { $0.disablesAutomaticKeyboardDismissal }
    }
  }
#endif
