import Foundation

/// The user's accessibility settings, as far as anything here asks for them.
public enum UIAccessibility {
  /// What the device is set to; a driver may change it.
  nonisolated(unsafe) package static var settings = Settings()

  package struct Settings {
    package var reducesMotion = false
    package var reducesTransparency = false

    package init() {}
  }

  @MainActor public static var isReduceMotionEnabled: Bool { settings.reducesMotion }

  @MainActor public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
}
