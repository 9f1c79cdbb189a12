import Foundation

/// A scene that shows windows on the whole screen or a part of it (T4.7.14, T4.7.17).
///
/// Windows use the scene's coordinates. In Split View and Stage Manager, the scene has a frame of
/// its own on the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, TraitObserving {
  open private(set) var screen: UIScreen
  /// The scene's frame, in screen coordinates.
  package private(set) var frameOnScreen: CGRect
  /// The way in which the scene shares the screen with other apps, as far as the keyboard depends
  /// on it.
  package var multitasking = Multitasking.none

  package enum Multitasking: Sendable {
    /// The scene fills the screen, or is in Split View.
    case none
    /// The scene is over another app, and its bottom is above the bottom of the screen.
    case slideOver
    /// The scene has a window of any size.
    case stageManager
  }

  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = PlainCoordinateSpace(
    bounds: { [unowned self] in CGRect(origin: .zero, size: frameOnScreen.size) },
    toScreen: { [unowned self] in
      CGAffineTransform(translationX: frameOnScreen.minX, y: frameOnScreen.minY)
    })
  open var effectiveGeometry: UIWindowSceneGeometry { UIWindowSceneGeometry(of: self) }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
  open var isFullScreen: Bool { frameOnScreen == screen.bounds }
  private let overrides = TraitBox()
  package private(set) lazy var traitObservers = TraitObservers()
  private var knownTraits: UITraitCollection?
  private var members: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
    let mark: LayoutMark
  }

  public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    screen = .main
    frameOnScreen = screen.bounds
    super.init(session: session, connectionOptions: connectionOptions)
  }

  package init(
    screen: UIScreen, identifier: String = "scene", frame: CGRect? = nil,
    role: UISceneSession.Role = .windowApplication
  ) {
    self.screen = screen
    frameOnScreen = frame ?? screen.bounds
    super.init(
      session: UISceneSession(identifier: identifier, role: role),
      connectionOptions: UIScene.ConnectionOptions())
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    var values = screen.traitCollection.values
    if !isFullScreen {
      let classes = screen.model.sizeClasses(for: frameOnScreen.size, in: screen.orientation)
      values.horizontalSizeClass = classes.horizontal
      values.verticalSizeClass = classes.vertical
    }
    // Only the windows of an iPad have an inactive appearance (K).
    let isResting = activationState == .foregroundInactive || activationState == .background
    values.activity = isResting && values.idiom == .pad ? .inactive : .active
    return UITraitCollection(values.overridden(by: overrides.values))
  }

  /// Notifies the observers, and the views and controllers in the windows, of changed traits.
  package func traitsMayHaveChanged() {
    let (old, new) = (knownTraits ?? traitCollection, traitCollection)
    knownTraits = new
    if old != new { traitObservers.tell(from: old, to: new) }
    for window in allWindows { window.traitsMayHaveChanged() }
  }

  // MARK: Windows

  /// All windows of the scene, in the order in which they joined it.
  package var allWindows: [UIWindow] { members.compactMap(\.window) }

  /// Adds the visible windows in which a commit has to lay something out.
  func addWindowsToLayOut(to windows: inout [UIWindow]) {
    for index in members.indices where members[index].mark.isSet {
      if let window = members[index].window, !window.isHidden { windows.append(window) }
    }
  }

  open var windows: [UIWindow] { allWindows }

  open package(set) weak var keyWindow: UIWindow?

  package func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window, mark: window.layoutMark))
  }

  package func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }

  // MARK: Geometry

  /// Shows the scene on another display, which it fills.
  func move(to screen: UIScreen) {
    self.screen = screen
    place(at: screen.bounds)
  }

  /// Gives the scene another frame. Windows that filled the scene fill it again.
  package func place(at frame: CGRect) {
    let old = frameOnScreen.size
    frameOnScreen = frame
    guard old != frame.size else {
      for window in allWindows { window.safeAreaMayHaveChanged() }
      return
    }
    for window in allWindows where window.frame == CGRect(origin: .zero, size: old) {
      window.frame = CGRect(origin: .zero, size: frame.size)
    }
    for window in allWindows { window.safeAreaMayHaveChanged() }
  }
}

@preconcurrency @MainActor
open class UIWindowSceneGeometry: NSObject {
  open private(set) var interfaceOrientation: UIInterfaceOrientation
  open private(set) var coordinateSpace: any UICoordinateSpace

  package init(of scene: UIWindowScene) {
    interfaceOrientation = scene.interfaceOrientation
    coordinateSpace = scene.coordinateSpace
    super.init()
  }
}
