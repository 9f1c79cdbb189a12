#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Calls back when the user shakes the device, and when a tool posts the Darwin notification
  /// `notification` to the simulator or the device. The app's own handling of a shake still runs.
  ///
  /// A posted notification needs no gesture and no key. It reaches every process, but only an app
  /// that is active in the foreground calls back.
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
    private var heedsShakes = false
    private var activation: TimeInterval?
    private var observer: (any NSObjectProtocol)?

    private init() {}

    /// Starts the callbacks; without `shake`, only those for the notification.
    func arm(shake: Bool, _ handler: @escaping @MainActor () -> Void) {
      disarm()
      self.handler = handler
      heedsShakes = shake
      observer = NotificationCenter.default.observe(UIApplication.didBecomeActiveNotification) {
        [weak self] _ in self?.activation = CACurrentMediaTime()
      }
      if shake {
        MotionHook.install { [weak self] _, motion in
          if motion == .motionShake { self?.shaken() }
        }
      }
      Self.registration
    }

    /// Stops the callbacks.
    func disarm() {
      handler = nil
      activation = nil
      observer.map(NotificationCenter.default.removeObserver)
      observer = nil
    }

    private func shaken() {
      if heedsShakes { callBack() }
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
#endif
