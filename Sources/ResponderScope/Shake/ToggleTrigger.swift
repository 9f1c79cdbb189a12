#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Calls back when the user shakes the device, and when a tool posts the Darwin notification
  /// `notification`, which reaches every process, but calls back only in an app that is active in
  /// the foreground.
  @MainActor
  final class ToggleTrigger {
    static let shared = ToggleTrigger()

    /// The name of the Darwin notification.
    nonisolated static let notification = "ResponderHUD.toggle"

    /// The time after activation, in seconds, in which the trigger does not call back. When the app
    /// becomes active, iOS delivers the shakes that happened while the app was in the background,
    /// and may deliver the notifications.
    static let quietAfterActivation: TimeInterval = 1

    private var handler: (@MainActor () -> Void)?
    private var activation: TimeInterval?
    private var observer: (any NSObjectProtocol)?

    private init() {}

    /// Starts the callbacks; without `shake`, only those for the notification.
    func arm(shake: Bool, _ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      observer = NotificationCenter.default.observe(UIApplication.didBecomeActiveNotification) {
        [weak self] _ in self?.activation = CACurrentMediaTime()
      }
      if shake { MotionHook.onShake = { [weak self] in self?.callBack() } }
      Self.registration
    }

    func disarm() {
      handler = nil
      activation = nil
      MotionHook.onShake = nil
      observer.map(NotificationCenter.default.removeObserver)
      observer = nil
    }

    /// Calls back, unless the app is not active. The Darwin notification center calls this for a
    /// posted notification.
    func posted() {
      if !UIWindowScene.active.isEmpty { callBack() }
    }

    private func callBack() {
      if let activation, CACurrentMediaTime() - activation < Self.quietAfterActivation { return }
      handler?()
    }

    #if canImport(Darwin)
      /// Registers this process for the notification, once. The registration costs nothing until
      /// somebody posts the notification.
      nonisolated private static let registration: Void = CFNotificationCenterAddObserver(
        CFNotificationCenterGetDarwinNotifyCenter(), nil,
        { _, _, _, _, _ in MainActor.nowOrLater { ToggleTrigger.shared.posted() } },
        notification as CFString, nil, .deliverImmediately)
    #else
      nonisolated private static let registration: Void = ()
    #endif
  }

  /// Calls back when two fingers have rested on the app for `duration` seconds. Every window of the
  /// app that is or becomes key gets a recognizer, which neither cancels nor delays touches.
  ///
  /// Touches of the status bar would reach no window (truth T4.21.4), and at a shake iOS also offers
  /// to undo.
  @MainActor
  final class PressTrigger: NSObject, UIGestureRecognizerDelegate {
    static let shared = PressTrigger()

    /// How long the fingers must rest, in seconds.
    static let duration: TimeInterval = 0.8

    /// The recognizers, each in the view of its window.
    private var presses: [(recognizer: UIGestureRecognizer, target: GestureTarget)] = []
    private var observer: (any NSObjectProtocol)?

    func arm(_ handler: @escaping @MainActor () -> Void) {
      observer = NotificationCenter.default.observe(UIWindow.didBecomeKeyNotification) {
        [weak self] in
        if let window = $0.object as? UIWindow { self?.listen(to: window, handler) }
      }
      // The loop includes scenes that are not active yet, because a window that is already key does
      // not become key again.
      for scene in UIApplication.windowScenes {
        if let window = scene.keyWindow { listen(to: window, handler) }
      }
    }

    /// Stops the callbacks, and removes the recognizer from each window.
    func disarm() {
      observer.map(NotificationCenter.default.removeObserver)
      observer = nil
      for press in presses {
        press.recognizer.view?.removeGestureRecognizer(press.recognizer)
      }
      presses = []
    }

    private func listen(to window: UIWindow, _ handler: @escaping @MainActor () -> Void) {
      presses.removeAll { $0.recognizer.view == nil }
      guard !window.isDebugOverlay, window.windowScene?.isOfApp == true,
        !presses.contains(where: { $0.recognizer.view === window })
      else { return }
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 2
      press.minimumPressDuration = Self.duration
      press.cancelsTouchesInView = false
      press.delaysTouchesEnded = false
      press.delegate = self
      window.addGestureRecognizer(press)
      presses.append((press, GestureTarget(press) { if $0.state == .began { handler() } }))
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }
#endif
