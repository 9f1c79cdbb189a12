import Foundation

/// The application. It dispatches events, and sends nil-target actions up the responder chain
/// (T4.2.1 to T4.2.14, T4.3.11, T4.7.15, T4.8.2).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var instance: UIApplication?
  /// Whether the process is in the state before `UIApplicationMain`, in which there is no
  /// application and `shared` must not create one.
  private static var isStillToCome = false

  /// The application. If there is none, the first access creates one as for a hosted test: active,
  /// with one foreground scene and no window.
  open class var shared: UIApplication {
    precondition(
      !isStillToCome,
      "UIApplication.shared is nil before UIApplicationMain has made the application.")
    if let instance { return instance }
    return UIApplication.boot(screen: .headlessMain)
  }

  /// Returns the shared application for the key path `sharedApplication`, the only one that the
  /// stand-in supports; nil before `UIApplicationMain`.
  open class func value(forKeyPath keyPath: String) -> Any? {
    precondition(
      keyPath == "sharedApplication", "The headless UIApplication has no key \(keyPath).")
    return isStillToCome ? nil : shared
  }

  /// Ends the application. Until another one boots, code runs as it does before
  /// `UIApplicationMain`.
  package static func end() {
    instance?.endAllEditing()
    HeadlessLoop.main.reset()
    instance = nil
    isStillToCome = true
  }

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { launch?.state ?? stateOfScenes }
  open var applicationSupportsShakeToEdit = true
  open package(set) var connectedScenes: Set<UIScene> = []
  /// The scenes in the order in which they connected. `connectedScenes` is a set and has no order.
  package var scenesInOrder: [UIScene] = []
  /// Keeps the runner's delegate alive, because `delegate` is weak.
  package var retainedDelegate: (any UIApplicationDelegate)?
  /// The object that shows and hides the keyboard. The application notifies this object whenever
  /// the input views of a window may have changed.
  package var inputViewHost: (any InputViewHost)?
  /// Whether the application is starting and calls only delegates, without posting notifications.
  var startsSilently = false
  /// The launch in progress; nil after the first activation.
  var launch: Launch?
  /// The display that shows the app: the main screen, or the inner display of an open iPhone Duo.
  package internal(set) var display = UIScreen.main
  package let touchDispatcher = TouchDispatcher()

  /// Sets the loop's choices to the initial choices of UIKit, once. The loop also serves AppKit,
  /// which has none of these choices.
  static let takesInitialLoopChoices: Void = {
    HeadlessLoop.main.choices = HeadlessChoices.initial.loop
  }()

  /// Restarts the device with a new application and a new scene, at time zero.
  @discardableResult
  package static func boot(screen: UIScreen) -> UIApplication {
    takesInitialLoopChoices
    instance?.endAllEditing()
    HeadlessLoop.main.reset()
    AnimationScheduler.shared.reset()
    UIResponder.registerSelectors()
    UIScreen.main = screen
    UITraitCollection.current = screen.traitCollection
    UIAccessibility.settings = UIAccessibility.Settings()
    UIDevice.current.orientation = screen.orientation.deviceOrientation
    let application = UIApplication()
    // The old application may access the shared one while it is deallocated, so `instance` must be
    // fully assigned by then.
    let previous = instance
    instance = application
    isStillToCome = false
    withExtendedLifetime(previous) {}
    application.inputViewHost = KeyboardHost(screen: screen)
    let scene = UIWindowScene(screen: screen)
    application.adopt(scene)
    scene.activationState = .foregroundActive
    HeadlessLoop.main.commit = { [weak application] in application?.layoutWindows() ?? false }
    return application
  }

  /// Makes every first responder resign and the keyboard hide, before the application ends or
  /// another one starts in this process.
  private func endAllEditing() {
    for window in windows {
      // Each time, an ancestor may become first responder instead (T4.4.18), so the number of tries
      // is limited.
      for _ in 0..<8 {
        guard let responder = window.focus.firstResponder else { break }
        window.focus.endForced(responder)
      }
    }
    // Waits until the keyboard has left and its notifications are posted.
    HeadlessLoop.main.advance(by: 1)
  }

  func adopt(_ scene: UIScene) {
    guard connectedScenes.insert(scene).inserted else { return }
    scenesInOrder.append(scene)
  }

  func drop(_ scene: UIScene) {
    connectedScenes.remove(scene)
    scenesInOrder.removeAll { $0 === scene }
    if focusedScene === scene { focusedScene = nil }
  }

  /// The scene that receives keys and shakes. It is the scene whose window last became key.
  package internal(set) weak var focusedScene: UIWindowScene?

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  // MARK: Background tasks

  private var lastBackgroundTask = 0
  /// The tasks that postpone the app's suspension. The stand-in never suspends the app.
  package private(set) var backgroundTasks: [UIBackgroundTaskIdentifier: String?] = [:]

  /// Begins a task that continues in the background.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    backgroundTasks[task] = .some(taskName)
    return task
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier] = nil
  }

  open var openSessions: Set<UISceneSession> { Set(scenesInOrder.map(\.session)) }

  // MARK: Windows

  open var windows: [UIWindow] {
    scenesInOrder.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  open var keyWindow: UIWindow? {
    if let window = focusedScene?.keyWindow { return window }
    return scenesInOrder.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  /// All visible windows from back to front: by level, and within a level in the order in which
  /// they were shown (T4.6.24, T4.7.2).
  package var windowsBackToFront: [UIWindow] {
    let all =
      scenesInOrder.compactMap { $0 as? UIWindowScene }.flatMap(\.allWindows)
      + (inputViewHost?.systemWindows ?? [])
    return Self.backToFront(all.filter { !$0.isHidden })
  }

  private static func backToFront(_ windows: [UIWindow]) -> [UIWindow] {
    windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.element.orderStamp)
        < ($1.element.windowLevel.rawValue, $1.element.orderStamp)
    }.map(\.element)
  }

  /// Lays out the dirty windows, and returns whether a window is dirty after that. The next commit
  /// lays out such a window.
  ///
  /// A clean window costs only the check of a flag.
  private func layoutWindows() -> Bool {
    var dirty: [UIWindow] = []
    for scene in scenesInOrder {
      guard let scene = scene as? UIWindowScene else { continue }
      scene.statusBarManager?.tellWindows()
      scene.addWindowsToLayOut(to: &dirty)
    }
    for window in inputViewHost?.systemWindows ?? []
    where window.layoutMark.isSet && !window.isHidden {
      dirty.append(window)
    }
    if dirty.count > 1 { dirty = Self.backToFront(dirty) }
    if HeadlessLoop.main.choices.windowOrder == .frontToBack { dirty.reverse() }
    for window in dirty {
      window.layoutMark.isSet = false
      window.layoutTreeIfNeeded()
      // Layout may have marked views that this pass has laid out since. The window keeps its mark
      // only if a view still needs layout.
      let flags = window.layoutFlags
      window.layoutMark.isSet = flags.needsLayout || flags.subtreeNeedsLayout
    }
    return hasDirtyWindows
  }

  /// Whether a window needs layout. After all windows have been laid out, this is a window that was
  /// marked after its own layout (T4.19.9).
  private var hasDirtyWindows: Bool {
    var dirty: [UIWindow] = []
    for scene in scenesInOrder {
      (scene as? UIWindowScene)?.addWindowsToLayOut(to: &dirty)
    }
    return !dirty.isEmpty
      || inputViewHost?.systemWindows.contains { $0.layoutMark.isSet && !$0.isHidden } == true
  }

  // MARK: Responder

  /// The delegate, if it is a responder other than a view, a controller or the application itself
  /// (T4.3.11).
  open override var next: UIResponder? {
    guard let delegate = delegate as? UIResponder, delegate !== self,
      !(delegate is UIView), !(delegate is UIViewController)
    else { return nil }
    return delegate
  }

  /// Called when no responder before the application in the chain has handled the shake (T4.8.5).
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake { ShakeToUndo.motionEnded() }
  }

  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches:
      touchDispatcher.send(event)
    default:
      keyWindow?.sendEvent(event)
    }
  }

  /// Sends an action. With a nil target, UIKit searches the chain from the first responder, or else
  /// from the sender, or else from the application. `FocusChoices` can change this (C5.1, C5.11).
  ///
  /// The call goes through the method table, because an error reporter may have replaced this
  /// method there (T4.2.19).
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    guard let method = ObjectiveCRuntime.ownMethod(of: UIApplication.self, Self.sendActionSelector)
    else { return deliverAction(action, to: target, from: sender, for: event) }
    return method.implementation.body(self, [action, target, sender, event]) as? Bool ?? false
  }

  static let sendActionSelector = Selector("sendAction:to:from:forEvent:")

  func deliverAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? actionTarget(for: action, from: sender) else { return false }
    var arguments: [Any?] = []
    if action.argumentCount > 0 { arguments.append(sender) }
    if action.argumentCount > 1 { arguments.append(event) }
    let object = receiver as? NSObject ?? receiver as AnyObject
    return ObjectiveCRuntime.send(action, to: object, arguments) != nil
  }

  private func actionTarget(for action: Selector, from sender: Any?) -> Any? {
    // Casts to `NSObject` first, because a direct cast from `Any` to `UIResponder` is slower.
    let (first, from) = (keyWindow?.focus.firstResponder, (sender as? NSObject) as? UIResponder)
    let choices = FocusState.choices
    let start =
      switch choices.actionStart {
      case .firstResponder: first ?? from ?? self
      case .sender: from ?? first
      }
    if let target = start?.target(forAction: action, withSender: sender) { return target }
    guard choices.restartsAtSender, start !== from else { return nil }
    return from?.target(forAction: action, withSender: sender)
  }

  package func inputViewsDidChange(in window: UIWindow) {
    inputViewHost?.inputViewsDidChange(in: window)
  }
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// An object that shows input views: the keyboard.
@preconcurrency @MainActor
package protocol InputViewHost: AnyObject {
  /// The keyboard's own windows, which no scene lists.
  var systemWindows: [UIWindow] { get }

  /// Called when the window's first responder, its input views, or the key window may have changed.
  func inputViewsDidChange(in window: UIWindow)

  /// Called before the interface rotates. The screen and the windows still have their old size
  /// (T4.13.29).
  func interfaceWillTurn()

  /// Called after the interface has rotated, or the app has moved to the other display of a phone
  /// that folds, and the animation has ended.
  func interfaceDidTurn()

  /// Called before a phone that folds changes its display or bends it.
  func displayWillChange()

  /// Shows the input views on another display.
  func move(to screen: UIScreen)
}

extension InputViewHost {
  package func interfaceWillTurn() {}
  package func interfaceDidTurn() {}
  package func displayWillChange() {}
  package func move(to screen: UIScreen) {}
}
