#if canImport(UIKit)
  internal import ResponderCore
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
      /// Whether somebody may have begun since this was last asked.
      var news = true
      /// The text control that said last that it is edited.
      weak var announced: UIView?
    }

    private enum Subject {
      case scene, window, focus
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
        scenes.map { observe($0, of: .scene) } + windows.map { observe($0, of: .window) }
        + Self.focusNews.map { observe($0, of: .focus) }
    }

    /// What UIKit posts when somebody has become first responder or stopped being it, or has brought a keyboard.
    static var focusNews: [Notification.Name] {
      begins
        + [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification]
        + KeyboardEvent.Kind.posted.map(\.notificationName)
    }

    private static let begins = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]

    private func observe(_ name: NSNotification.Name, of subject: Subject) -> any NSObjectProtocol {
      let begins = Self.begins.contains(name)
      return NotificationCenter.default.observe(name) { [known] in
        known.news = true
        if begins { known.announced = $0.object as? UIView }
        if subject != .focus { known.window = false }
        if subject == .scene { known.scene = false }
      }
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
    }

    /// Whether anything has told since the last call that somebody may be first responder now; custom responders come unannounced.
    func takeNews() -> Bool {
      defer { known.news = false }
      return known.news
    }

    /// The text control that a notification has named, while it is first responder.
    var announced: UIResponder? {
      known.announced.flatMap { $0.isFirstResponder ? $0 : nil }
    }

    func forgetAnnounced() { known.announced = nil }

    /// Whether this is ``UIResponder/current`` beyond doubt, in the window it was in; false says nothing. Without a window the
    /// way to it is walked.
    func isStillCurrent(_ responder: UIResponder, in window: ObjectIdentifier?) -> Bool {
      if !known.scene {
        onlyScene = FirstResponderProbe.onlyScene as? UIWindowScene
        known.scene = true
      }
      guard let key = onlyScene?.keyWindow,
        window == nil ? responder.hostWindow === key : ObjectIdentifier(key) == window,
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
