import Foundation

/// A model of iPhone or iPad, with its screen and its safe areas in portrait and landscape.
///
/// The sizes and scales are those that Apple publishes. The safe areas are K.
package struct DeviceModel: Equatable, Sendable {
  package let name: String
  package let idiom: UIUserInterfaceIdiom
  /// The size in portrait, in points.
  package let size: CGSize
  package let scale: CGFloat
  package let portraitSafeArea: UIEdgeInsets
  package let landscapeSafeArea: UIEdgeInsets
  /// Whether the phone has a regular width in landscape.
  package let isLarge: Bool

  package init(
    _ name: String, _ idiom: UIUserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat, portrait: UIEdgeInsets, landscape: UIEdgeInsets, isLarge: Bool = false
  ) {
    self.name = name
    self.idiom = idiom
    size = CGSize(width: width, height: height)
    self.scale = scale
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
    self.isLarge = isLarge
  }

  private static func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  package static let iPhoneSE = DeviceModel(
    "iPhone SE", .phone, 375, 667, scale: 2, portrait: insets(20, 0, 0, 0), landscape: .zero)
  package static let iPhone14 = DeviceModel(
    "iPhone 14", .phone, 390, 844, scale: 3, portrait: insets(47, 0, 34, 0),
    landscape: insets(0, 47, 21, 47))
  package static let iPhone15 = DeviceModel(
    "iPhone 15", .phone, 393, 852, scale: 3, portrait: insets(59, 0, 34, 0),
    landscape: insets(0, 59, 21, 59))
  package static let iPhone15ProMax = DeviceModel(
    "iPhone 15 Pro Max", .phone, 430, 932, scale: 3, portrait: insets(59, 0, 34, 0),
    landscape: insets(0, 59, 21, 59), isLarge: true)
  package static let iPad11 = DeviceModel(
    "iPad 11", .pad, 834, 1194, scale: 2, portrait: insets(24, 0, 20, 0),
    landscape: insets(24, 0, 20, 0))
  package static let iPad13 = DeviceModel(
    "iPad 13", .pad, 1024, 1366, scale: 2, portrait: insets(24, 0, 20, 0),
    landscape: insets(24, 0, 20, 0))

  /// An iPhone Duo's outer display (T4.22.1, T4.22.5). The column of the status bar is at its right
  /// edge, which is not mirrored.
  package static let iPhoneDuo = DeviceModel(
    "iPhone Duo", .phone, 466, 678, scale: 3, portrait: insets(0, 0, 34, 84),
    landscape: insets(0, 84, 34, 0))
  /// An iPhone Duo's inner display, whose own orientation is portrait (T4.22.1, T4.22.3, T4.22.5).
  package static let iPhoneDuoInside = DeviceModel(
    "iPhone Duo", .phone, 669, 951, scale: 3, portrait: insets(82, 0, 34, 0),
    landscape: insets(0, 0, 34, 84))

  /// The inner display of a phone that folds; nil for every other model.
  package var inside: DeviceModel? { self == .iPhoneDuo ? .iPhoneDuoInside : nil }

  /// An external display (K).
  package static let display = DeviceModel(
    "Display", .pad, 1280, 720, scale: 1, portrait: .zero, landscape: .zero)

  /// Whether the safe area's top inset is the status bar's alone: without a notch or an island.
  var topIsStatusBar: Bool { idiom == .pad || portraitSafeArea.bottom == 0 }

  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  package func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    switch orientation {
    case .landscapeLeft, .landscapeRight: landscapeSafeArea
    case .portraitUpsideDown where idiom == .phone:
      UIEdgeInsets(
        top: portraitSafeArea.bottom, left: 0, bottom: portraitSafeArea.top, right: 0)
    default: portraitSafeArea
    }
  }

  /// Returns the size classes of a window with a size (A for full screens and the usual splits; K
  /// for other widths). A Duo's inner display has an iPad's classes (T4.22.9).
  package func sizeClasses(for window: CGSize, in orientation: UIInterfaceOrientation)
    -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
  {
    if idiom == .pad || self == .iPhoneDuoInside {
      return (window.width >= 639 ? .regular : .compact, .regular)
    }
    guard orientation.isLandscape else { return (.compact, .regular) }
    return (isLarge ? .regular : .compact, .compact)
  }
}
