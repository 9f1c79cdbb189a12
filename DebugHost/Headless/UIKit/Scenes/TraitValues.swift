import Foundation

/// The traits as plain values. A trait that is not set is unspecified.
package struct TraitValues: Hashable, Sendable {
  package var style = UIUserInterfaceStyle.unspecified
  package var idiom = UIUserInterfaceIdiom.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var category = UIContentSizeCategory.unspecified
  package var direction = UITraitEnvironmentLayoutDirection.unspecified
  package var contrast = UIAccessibilityContrast.unspecified
  package var level = UIUserInterfaceLevel.unspecified
  package var weight = UILegibilityWeight.unspecified
  package var gamut = UIDisplayGamut.unspecified
  package var activity = UIUserInterfaceActiveAppearance.unspecified

  package init() {}

  /// The traits of a new phone.
  package static var device: TraitValues {
    var values = TraitValues()
    values.style = .light
    values.idiom = .phone
    values.displayScale = 3
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.category = .large
    values.direction = .leftToRight
    values.contrast = .normal
    values.level = .base
    values.weight = .regular
    values.gamut = .P3
    values.activity = .active
    return values
  }

  /// Returns these values, with those of `other` wherever `other` specifies a trait.
  package func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.style != .unspecified { result.style = other.style }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.displayScale > 0 { result.displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.category != .unspecified { result.category = other.category }
    if other.direction != .unspecified { result.direction = other.direction }
    if other.contrast != .unspecified { result.contrast = other.contrast }
    if other.level != .unspecified { result.level = other.level }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.gamut != .unspecified { result.gamut = other.gamut }
    if other.activity != .unspecified { result.activity = other.activity }
    return result
  }
}
