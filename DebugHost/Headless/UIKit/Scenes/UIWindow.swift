import Foundation

/// A window: the root of a view hierarchy, at a window level, with its own first responder (T4.6.22
/// to T4.6.25, T4.7.1 to T4.7.19).
@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  private static var lastOrderStamp = 0

  package final let focus = FocusState()
  /// Set while a view in the window needs layout. A commit skips the windows without the mark.
  final let layoutMark = LayoutMark()
  /// The number that a counter gave the window when it last moved to the front of its level. The
  /// number determines the order of the windows in one level.
  package private(set) var orderStamp = 0
  open var windowLevel = Level.normal
  open var canBecomeKey: Bool { true }
  open var screen: UIScreen { windowScene?.screen ?? .main }

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      traitsMayHaveChanged()
    }
  }

  /// The part of the screen's safe area insets that extends into the window.
  var screenSafeArea: UIEdgeInsets {
    let bounds = screen.bounds
    var own = screen.safeAreaInsets
    if windowScene?.statusBarManager?.givesRoom == true { own.top = 0 }
    let origin = windowScene?.frameOnScreen.origin ?? .zero
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    return UIEdgeInsets(
      top: max(0, own.top - frame.minY), left: max(0, own.left - frame.minX),
      bottom: max(0, own.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, own.right - (bounds.maxX - frame.maxX)))
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    focus.belong(to: self)
    self.windowScene = windowScene
    windowScene.add(self)
    layer.isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    focus.belong(to: self)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    focus.belong(to: self)
  }

  // MARK: Content

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      rootViewControllerDidChange(from: oldValue)
    }
  }

  // MARK: Visibility

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if !newValue { bringToFrontOfLevel() }
      if !newValue { outliveThisTurn() }
      super.isHidden = newValue
      if !newValue { updateRootAppearance() }
      let name =
        newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
      if newValue, isKeyWindow { resignKeyStatus() }
      if newValue { UIApplication.shared.touchDispatcher.viewsDidLeaveWindow() }
      if newValue { updateRootAppearance() }
    }
  }

  private func bringToFrontOfLevel() {
    Self.lastOrderStamp += 1
    orderStamp = Self.lastOrderStamp
  }

  /// Keeps the window alive at least to the end of this turn when it becomes visible or key, even
  /// if the app releases it (T4.7.20).
  private func outliveThisTurn() {
    HeadlessLoop.main.afterCommit { withExtendedLifetime(self) {} }
  }

  // MARK: Key

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Makes the window key without showing it (T4.7.9 to T4.7.12).
  open func makeKey() {
    guard let scene = windowScene, canBecomeKey else { return }
    outliveThisTurn()
    let application = UIApplication.shared
    let changesScene = application.focusedScene !== scene
    application.focusedScene = scene
    guard scene.keyWindow !== self else {
      if changesScene { application.inputViewsDidChange(in: self) }
      return
    }
    if let old = scene.keyWindow {
      scene.keyWindow = nil
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    scene.keyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    application.inputViewsDidChange(in: self)
  }

  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { bringToFrontOfLevel() }
    makeKey()
  }

  /// Passes a hidden window's key status to the frontmost window of the scene that can become key.
  /// If there is none, the scene has no key window any more.
  private func resignKeyStatus() {
    guard let scene = windowScene else { return }
    let heir = UIApplication.shared.windowsBackToFront.last {
      $0 !== self && $0.windowScene === scene && $0.canBecomeKey
    }
    if let heir { return heir.makeKey() }
    scene.keyWindow = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    UIApplication.shared.inputViewsDidChange(in: self)
  }

  /// Called by UIKit only (T4.7.13).
  open func becomeKey() {}

  /// Called by UIKit only (T4.7.13).
  open func resignKey() {}

  // MARK: Responder chain and events

  /// The scene, or the application if the window has no scene (T4.3.9). If
  /// `FocusChoices.windowNext` is `application`, it is always the application (C5.5).
  open override var next: UIResponder? {
    if FocusState.choices.windowNext == .scene, let windowScene { return windowScene }
    return UIApplication.shared
  }

  package override var ownFocusWindow: UIWindow? { self }

  open override var window: UIWindow? { self }

  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches:
      UIApplication.shared.touchDispatcher.deliver(event, in: self)
    case .motion:
      let receiver = focus.firstResponder ?? self
      receiver.motionBegan(event.subtype, with: event)
      receiver.motionEnded(event.subtype, with: event)
    case .presses:
      if let event = event as? UIPressesEvent { KeyPressDispatcher.deliver(event, in: self) }
    default:
      break
    }
  }

  static let motionEndedSelector = Selector("motionEnded:withEvent:")

  /// Calls the implementation in the method table, where a debugging tool may have replaced it.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let method = ObjectiveCRuntime.ownMethod(of: UIWindow.self, Self.motionEndedSelector)
    else { return forwardMotionEnded(motion, with: event) }
    _ = method.implementation.body(self, [motion, event])
  }

  func forwardMotionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
