#if canImport(UIKit)
  internal import ResponderCore
  package import UIKit

  extension FocusBook {
    /// Observes the notifications that UIKit posts when the first responder may have changed. The
    /// observers last as long as the process, as the book does.
    func observeNews() -> [any NSObjectProtocol] {
      let begins = [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ]
      let others =
        [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
      let scenes = [
        UIScene.willConnectNotification, UIScene.didActivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ]
      let center = NotificationCenter.default
      // This creates the monitor. It calls `announceChange` before it passes on a keyboard
      // notification, because the order in which observers receive a notification is not specified.
      _ = KeyboardMonitor.shared
      return begins.map { name in
        center.observe(name) { [weak self] in
          self?.announceChange()
          if let control = $0.object as? UIView { self?.note(control) }
        }
      } + others.map { name in center.observe(name) { [weak self] _ in self?.announceChange() } }
        + scenes.map { name in
          center.observe(name) { [weak self] _ in
            self?.announceChange()
            self?.areScenesCounted = false
          }
        }
    }

    // MARK: Scenes

    /// The window that receives the application's actions, or nil if that is uncertain.
    var onlyKeyWindow: UIWindow? {
      if mustCountScenes { count(FirstResponderProbe.scenes) }
      return actionScene?.keyWindow
    }

    /// Whether the application's actions go to the window's scene, so that an action that finds no
    /// first responder proves that the key window has none.
    func takesActions(_ window: UIWindow) -> Bool {
      guard let scene = window.windowScene else { return false }
      if mustCountScenes { count(FirstResponderProbe.scenes(from: window)) }
      return actionScene === scene
    }

    private var mustCountScenes: Bool { !areScenesCounted || actionScene == nil }

    private func count(_ scenes: [UIWindowScene]) {
      let active = scenes.filter { $0.activationState == .foregroundActive }
      actionScene = active.count == 1 ? active[0] : scenes.count == 1 ? scenes[0] : nil
      areScenesCounted = true
    }

    // MARK: Alerts

    /// Returns the responder that gets the focus back when an alert disappears (truth T4.4.30).
    /// Nil if `responder` is neither an alert nor a field in an alert, or if the alert took the
    /// focus from no responder of its window.
    package func returning(after responder: UIResponder?) -> UIResponder? {
      guard let responder else { return nil }
      let page = pages.first { $0.responder === responder }
      guard let interrupted = page?.interrupted, interrupted.hostWindow === page?.window else {
        return nil
      }
      return interrupted
    }
  }

  extension UIWindow {
    /// Whether the window's scene is on screen; true without a scene. In a window that the user
    /// does not see, the book looks for a custom responder only after news.
    var isInForeground: Bool {
      guard let state = windowScene?.activationState else { return true }
      return state == .foregroundActive || state == .foregroundInactive
    }
  }

  extension UIResponder {
    /// This responder if it is an alert, or the alert whose field this responder is.
    var alert: UIAlertController? {
      self as? UIAlertController ?? owningControl as? UIAlertController
    }

    /// Whether this is the window's first responder, even if another window shows it, as the
    /// keyboard's window shows a field in an accessory view.
    func isFirstResponder(of window: UIWindow) -> Bool {
      isFirstResponder && ((self as? UIView)?.window === window || hostWindow === window)
    }
  }
#endif
