#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  internal import UIKit

  /// Calls back when two fingers have rested on the app for `duration` seconds. Every window of the
  /// app that is or becomes key gets a recognizer of its own.
  ///
  /// The recognizers neither cancel nor delay touches, and every other recognizer may recognise its
  /// gesture at the same time. This trigger needs neither the status bar, whose touches reach no
  /// window (truth T4.21.4), nor a shake, at which iOS also offers to undo.
  @MainActor
  final class PressTrigger: NSObject, UIGestureRecognizerDelegate {
    static let shared = PressTrigger()

    /// How long the fingers must rest, in seconds.
    static let duration: TimeInterval = 0.8

    private struct Press {
      weak var window: UIWindow?
      let recognizer: UILongPressGestureRecognizer
      let target: GestureTarget
    }

    private var handler: (@MainActor () -> Void)?
    private var presses: [Press] = []
    private var observer: (any NSObjectProtocol)?

    func arm(_ handler: @escaping @MainActor () -> Void) {
      disarm()
      self.handler = handler
      observer = NotificationCenter.default.observe(UIWindow.didBecomeKeyNotification) {
        [weak self] in
        if let window = $0.object as? UIWindow { self?.listen(to: window) }
      }
      // The loop includes scenes that are not active yet, because a window that is already key does
      // not become key again.
      for scene in UIApplication.windowScenes {
        if let window = scene.keyWindow { listen(to: window) }
      }
    }

    /// Stops the callbacks, and removes the recognizer from each window.
    func disarm() {
      handler = nil
      observer.map(NotificationCenter.default.removeObserver)
      observer = nil
      for press in presses {
        press.window?.removeGestureRecognizer(press.recognizer)
      }
      presses = []
    }

    private func listen(to window: UIWindow) {
      presses.removeAll { $0.window == nil }
      guard !window.isDebugOverlay, window.windowScene?.isOfApp == true,
        !presses.contains(where: { $0.window === window })
      else { return }
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 2
      press.minimumPressDuration = Self.duration
      press.cancelsTouchesInView = false
      press.delaysTouchesEnded = false
      press.delegate = self
      window.addGestureRecognizer(press)
      let target = GestureTarget(press) { [weak self] in
        if $0.state == .began { self?.handler?() }
      }
      presses.append(Press(window: window, recognizer: press, target: target))
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }
#endif
