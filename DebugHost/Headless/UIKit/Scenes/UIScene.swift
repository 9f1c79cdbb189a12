import Foundation

/// A scene, which is between its windows and the application in the responder chain (T4.3.10).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name(name)
  }

  public nonisolated class var willConnectNotification: NSNotification.Name {
    name("UISceneWillConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    name("UISceneDidDisconnectNotification")
  }
  public nonisolated class var didActivateNotification: NSNotification.Name {
    name("UISceneDidActivateNotification")
  }
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    name("UISceneWillDeactivateNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    name("UISceneWillEnterForegroundNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    name("UISceneDidEnterBackgroundNotification")
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// The information about a scene that the system keeps.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of a scene on an external display (T4.21.9).
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open package(set) weak var scene: UIScene?
  open private(set) var role: Role
  open private(set) var persistentIdentifier: String

  package init(identifier: String, role: Role = .windowApplication) {
    persistentIdentifier = identifier
    self.role = role
    super.init()
  }
}
