#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Calls back when the user shakes the device. The app's own handling still runs.
  @MainActor
  final class ShakeTrigger {
    static let shared = ShakeTrigger()

    /// The time after activation, in seconds, in which the trigger ignores shakes. When the app
    /// becomes active, iOS delivers the shakes that happened while the app was in the background.
    static let quietAfterActivation: TimeInterval = 1

    private var handler: (@MainActor () -> Void)?
    private var activation: TimeInterval?
    private var observer: (any NSObjectProtocol)?

    private init() {}

    func arm(_ handler: @escaping @MainActor () -> Void) {
      disarm()
      self.handler = handler
      observer = NotificationCenter.default.observe(UIApplication.didBecomeActiveNotification) {
        [weak self] _ in self?.activation = CACurrentMediaTime()
      }
      MotionHook.install { [weak self] window, motion in
        guard motion == .motionShake else { return }
        self?.shake(in: window)
      }
    }

    /// Stops the callbacks.
    func disarm() {
      handler = nil
      activation = nil
      observer.map(NotificationCenter.default.removeObserver)
      observer = nil
    }

    private func shake(in window: UIWindow) {
      if let activation, CACurrentMediaTime() - activation < Self.quietAfterActivation { return }
      handler?()
    }
  }
#endif
