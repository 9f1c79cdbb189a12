import Foundation

/// The device on which the app runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()
  open class var current: UIDevice { only }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.model.idiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "\(Self.system).0" }
  /// The first number of the system's version.
  package static var system = HeadlessChoices.initial.system
  open package(set) var orientation = UIDeviceOrientation.portrait
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
