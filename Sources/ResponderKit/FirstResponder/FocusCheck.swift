#if canImport(UIKit)
  internal import UIKit

  /// Tells cheaply that somebody is still the first responder of the key window: for whoever asks in every turn.
  ///
  /// Each scene has a key window of its own (truth T4.7.14) and the question goes to one of them only, so the short way is
  /// for applications of one scene. Whether it is one is asked again when a scene has come or gone.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  final class FocusCheck {
    /// What notifications take away; not referred to weakly, which would cost as much in each turn as what it saves.
    @MainActor
    private final class Known {
      /// Whether no scene has come or gone since they were counted.
      var scene = false
      /// Whether no window has become key besides since the key window was looked at.
      var window = false
    }

    private let known = Known()
    private weak var onlyScene: UIWindowScene?
    private var observers: [any NSObjectProtocol] = []

    init() {
      let scenes = [
        UIScene.willConnectNotification, UIScene.didActivateNotification,
        UIScene.didDisconnectNotification,
      ]
      let windows = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
      observers =
        scenes.map { observe($0, isScene: true) } + windows.map { observe($0, isScene: false) }
    }

    private func observe(_ name: NSNotification.Name, isScene: Bool) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [known] _ in
        // Posted on the main thread (UIKit documentation).
        MainActor.assumeIsolated {
          known.window = false
          if isScene { known.scene = false }
        }
      }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
    }

    /// Whether this is ``UIResponder/current`` as far as notifications tell of windows; false says nothing.
    func isLikelyCurrent(_ responder: UIResponder) -> Bool {
      known.window && responder.isFirstResponder
    }

    /// Whether this is ``UIResponder/current`` beyond doubt, in the window it was in; false says nothing.
    func isStillCurrent(_ responder: UIResponder, in window: ObjectIdentifier?) -> Bool {
      if !known.scene {
        onlyScene = FirstResponderProbe.onlyScene as? UIWindowScene
        known.scene = true
      }
      guard let key = onlyScene?.keyWindow, ObjectIdentifier(key) == window,
        responder.isFirstResponder
      else {
        known.window = false
        return false
      }
      known.window = true
      return true
    }
  }
#endif
