import Foundation

/// Where the parts of an input set stand, in screen coordinates.
struct KeyboardPlacement: Equatable {
  var accessory: CGRect
  var content: CGRect
  /// What notifications report: everything from the accessory's top to the screen's bottom.
  var reported: CGRect

  /// Docked at the bottom (T4.14.12).
  ///
  /// - Parameter clearance: What an accessory without a keyboard leaves free below it, points.
  @MainActor
  static func docked(_ set: InputSet, on screen: UIScreen, clearance: CGFloat) -> KeyboardPlacement
  {
    let bounds = screen.bounds
    let below =
      set.hasContent ? set.contentHeight : set.accessory == nil ? 0 : clearance
    let top = bounds.maxY - below - set.accessoryHeight
    return KeyboardPlacement(
      accessory: CGRect(x: 0, y: top, width: bounds.width, height: set.accessoryHeight),
      content: CGRect(
        x: 0, y: set.hasContent ? bounds.maxY - set.contentHeight : bounds.maxY,
        width: bounds.width, height: set.contentHeight),
      reported: CGRect(x: 0, y: top, width: bounds.width, height: below + set.accessoryHeight))
  }

  /// Below the screen, from where it slides in.
  @MainActor
  static func offScreen(_ set: InputSet, on screen: UIScreen, clearance: CGFloat)
    -> KeyboardPlacement
  {
    var placement = docked(set, on: screen, clearance: clearance)
    let way = screen.bounds.maxY - placement.reported.minY
    placement.accessory.origin.y += way
    placement.content.origin.y += way
    placement.reported.origin.y += way
    return placement
  }
}
