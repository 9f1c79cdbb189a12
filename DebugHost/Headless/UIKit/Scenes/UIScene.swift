import Foundation

public protocol UISceneDelegate: NSObjectProtocol {}

/// A scene, a link of the chain between its windows and the application (T4.3.10).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""

  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows on a screen (T4.7.14, T4.7.17).
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open private(set) var screen: UIScreen
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  private var members: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  package init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// Every window that belongs to the scene, in the order of joining.
  package var allWindows: [UIWindow] { members.compactMap(\.window) }

  open var windows: [UIWindow] { allWindows }

  open package(set) weak var keyWindow: UIWindow?

  package func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
  }

  package func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
