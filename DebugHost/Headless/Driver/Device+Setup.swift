public import Foundation
public import UIKit

extension Device {
  /// The model, the orientation and the settings with which a device boots.
  public struct Setup: Sendable {
    public var model = Model.iPhone14
    /// The orientation of the interface, on the display that shows it.
    public var orientation = UIInterfaceOrientation.portrait
    /// How far a phone that folds is open.
    public var posture = Posture.closed
    public var style = UIUserInterfaceStyle.light
    public var contentSize = UIContentSizeCategory.large
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public var contrast = UIAccessibilityContrast.normal
    public var reducesMotion = false
    public var reducesTransparency = false
    /// The frame of the first scene in screen coordinates, in points, for Split View and Stage
    /// Manager. If it is nil, the scene fills the screen.
    public var sceneFrame: CGRect?
    /// Whether the scene is a Slide Over window above another app. `sceneFrame` has to be set as
    /// well, because a Slide Over window ends above the bottom of the screen.
    public var slidesOver = false

    /// Whether booting posts the notifications of a launch: the end of the launch before the app
    /// builds its windows, and the activation afterwards. Otherwise it posts none, as if the app
    /// had been active before, like an app that hosts tests. UIKit calls the delegates in both
    /// cases.
    public var launches = false
    /// Whether the launch opens a notification that the user has tapped. Has no effect unless
    /// `launches` is true.
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
      // When the phone opens, the interface turns.
      let turned: UIInterfaceOrientation = orientation.isLandscape ? .portrait : .landscapeRight
      return UIScreen(
        model: model.table, orientation: opensInside ? turned : orientation, traits: traits)
    }

    var opensInside: Bool { model.folds && posture.isInside }
  }

  /// Boots a device of a model with the given orientation and settings. Then `build` shows windows
  /// in its scene.
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
  /// Switches off the running device, and runs the closure as if `UIApplicationMain` had not run
  /// yet, like the initializer of a SwiftUI `App`. There is no application until the next boot.
  public static func beforeLaunch(_ body: () -> Void) {
    switchOff()
    body()
  }
}
