import Foundation
public import UIKit

/// The settings that users change in Settings and Control Centre while apps run. Each change takes
/// one turn of the run loop, and a change of the contrast takes two.
extension Device {
  public var style: UIUserInterfaceStyle {
    get { scene.screen.traitCollection.userInterfaceStyle }
    set { change { $0.style = newValue } }
  }

  public var contentSize: UIContentSizeCategory {
    get { scene.screen.traitCollection.preferredContentSizeCategory }
    set { change { $0.category = newValue } }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { scene.screen.traitCollection.layoutDirection }
    set { change { $0.direction = newValue } }
  }

  public var contrast: UIAccessibilityContrast {
    get { scene.screen.traitCollection.accessibilityContrast }
    set {
      change { $0.contrast = newValue }
      set { $0.darkensColors = newValue == .high }
    }
  }

  /// Whether an assistive technology runs, or a UI test, for which SwiftUI builds its tree as well.
  public var runsVoiceOver: Bool {
    get { UIAccessibility.settings.runsVoiceOver }
    set { set { $0.runsVoiceOver = newValue } }
  }

  public var reducesMotion: Bool {
    get { UIAccessibility.settings.reducesMotion }
    set { set { $0.reducesMotion = newValue } }
  }

  /// Whether UIKit also replaces slides with cross-fades while `reducesMotion` is true (T4.13.54).
  public var prefersCrossFade: Bool {
    get { UIAccessibility.settings.prefersCrossFade }
    set { set { $0.prefersCrossFade = newValue } }
  }

  public var reducesTransparency: Bool {
    get { UIAccessibility.settings.reducesTransparency }
    set { set { $0.reducesTransparency = newValue } }
  }

  private func change(_ body: (inout TraitValues) -> Void) {
    HeadlessLoop.main.turn { application.changeTraits(body) }
  }

  private func set(_ body: (inout UIAccessibility.Settings) -> Void) {
    var settings = UIAccessibility.settings
    body(&settings)
    HeadlessLoop.main.turn { UIAccessibility.apply(settings) }
  }
}
