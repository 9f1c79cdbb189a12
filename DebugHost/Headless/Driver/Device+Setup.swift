public import Foundation
public import UIKit

extension Device {
  /// How a device stands and is set when it boots.
  public struct Setup: Sendable {
    public var model = Model.iPhone14
    public var orientation = UIInterfaceOrientation.portrait
    public var style = UIUserInterfaceStyle.light
    public var contentSize = UIContentSizeCategory.large
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public var contrast = UIAccessibilityContrast.normal
    public var reducesMotion = false
    public var reducesTransparency = false
    /// Where the first scene is on the screen, for Split View and Stage Manager: points, screen coordinates; nil is
    /// the whole screen.
    public var sceneFrame: CGRect?
    /// Whether the scene stands over another app's, as a Slide Over window; its frame is above the screen's bottom then.
    public var slidesOver = false

    /// Whether booting posts the notifications of a launch, after the windows were built. Otherwise the app is active
    /// already, as one that hosts tests; its delegates hear of everything in both cases.
    public var launches = false
    /// Whether the launch opens a notification that the user has tapped.
    public var opensNotification = false

    public init(model: Model = .iPhone14, orientation: UIInterfaceOrientation = .portrait) {
      self.model = model
      self.orientation = orientation
    }

    @MainActor
    var screen: UIScreen {
      var traits = TraitValues.device
      traits.style = style
      traits.category = contentSize
      traits.direction = layoutDirection
      traits.contrast = contrast
      return UIScreen(model: model.table, orientation: orientation, traits: traits)
    }
  }

  /// Boots a device of a model, turned and set as told; then `build` shows windows in its scene.
  public static func boot(
    model: Model, orientation: UIInterfaceOrientation = .portrait,
    style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contrast: UIAccessibilityContrast = .normal, reducesMotion: Bool = false,
    reducesTransparency: Bool = false, sceneFrame: CGRect? = nil,
    delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: (any UISceneDelegate)? = nil,
    _ build: (UIWindowScene) -> Void = { _ in }
  ) -> Device {
    var setup = Setup(model: model, orientation: orientation)
    setup.style = style
    setup.contentSize = contentSize
    setup.layoutDirection = layoutDirection
    setup.contrast = contrast
    setup.reducesMotion = reducesMotion
    setup.reducesTransparency = reducesTransparency
    setup.sceneFrame = sceneFrame
    return boot(setup: setup, delegate: delegate, sceneDelegate: sceneDelegate, build)
  }
}

extension Device {
  /// Runs the closure as code that comes before `UIApplicationMain`, as the initializer of a SwiftUI `App` does: the device that
  /// runs is switched off, and there is no application until one boots.
  public static func beforeLaunch(_ body: () -> Void) {
    switchOff()
    body()
  }
}
