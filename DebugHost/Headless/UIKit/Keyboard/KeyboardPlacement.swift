import Foundation

/// The frames of the parts of an input set, in screen coordinates.
@MainActor
struct KeyboardPlacement: Equatable {
  var accessory: CGRect
  var content: CGRect
  /// The frame that notifications report. For a docked keyboard, it extends from the top of the
  /// accessory view to the bottom of the screen. A shortcut bar and Slide Over are exceptions.
  var reported: CGRect
  /// How far the accessory view is above the reported frame, which does not contain it (C5.22).
  private var leftOut: CGFloat = 0

  /// The reported frame together with the accessory view.
  var whole: CGRect {
    CGRect(
      x: reported.minX, y: reported.minY - leftOut, width: reported.width,
      height: reported.height + leftOut)
  }

  /// Computes the frames of a set on a screen.
  ///
  /// - Parameters:
  ///   - clearance: The space below the accessory view when it is at the bottom of the screen,
  ///     without a keyboard or while the keyboard floats, in points.
  ///   - slideOver: The frame of the app's window in Slide Over, in screen coordinates.
  init(
    _ set: InputSet, on screen: UIScreen, clearance: CGFloat, settings: KeyboardSettings,
    choices: KeyboardChoices, slideOver: CGRect? = nil
  ) {
    let bounds = screen.bounds
    // The accessory view is directly above the keyboard. Without a keyboard, or while the keyboard
    // floats, it is at the bottom of the screen.
    let isAlone = !set.hasContent || set.posture == .floating
    var size = CGSize(width: bounds.width, height: set.contentHeight)
    var corner = CGPoint(x: 0, y: set.hasContent ? bounds.maxY - size.height : bounds.maxY)
    switch set.posture {
    case .docked:
      break
    case .undocked, .split:
      corner.y -= settings.undockedClearance
    case .floating:
      size = KeyboardMetrics.floatingSize
      let home = CGPoint(
        x: ((bounds.width - size.width) / 2).rounded(), y: bounds.maxY - size.height - 40)
      corner = settings.floatingOrigin ?? home
      // Keeps the bottom of the keyboard above the bottom of the screen, even if a rotation has
      // reduced the screen's height.
      corner.y = min(corner.y, bounds.maxY - size.height - 1)
    }
    corner.x = min(max(0, corner.x), max(0, bounds.width - size.width))
    corner.y = min(corner.y, bounds.maxY)
    if set.posture != .docked { corner.y = max(set.accessoryHeight, corner.y) }
    content = CGRect(origin: corner, size: size)
    let below = set.accessoryHeight > 0 ? clearance : 0
    let foot = isAlone ? bounds.maxY - below : content.minY
    accessory = CGRect(
      x: 0, y: foot - set.accessoryHeight, width: bounds.width, height: set.accessoryHeight)
    if set.isLoose {
      reported = set.posture == .floating ? content : content.union(accessory)
    } else {
      let top = set.reportsContent ? content.minY - set.accessoryHeight : accessory.minY
      reported = CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
      if set.isShortcutBar, choices.shortcutBarFrame == .fullHeight {
        reported.size.height = set.fullHeight + set.accessoryHeight
      }
      // In Slide Over, the reported frame ends at the bottom of the app's window (T4.13.52).
      let foot = min(slideOver?.maxY ?? bounds.maxY, bounds.maxY)
      if let slideOver, top < foot {
        let isNarrow = choices.slideOverFrame == .app
        reported = CGRect(
          x: isNarrow ? slideOver.minX : 0, y: top,
          width: isNarrow ? slideOver.width : bounds.width, height: foot - top)
      }
      if choices.accessoryInFrame == .leftOut, set.hasContent, set.reportsContent {
        leftOut = set.accessoryHeight
        reported.origin.y += leftOut
        reported.size.height -= leftOut
      }
    }
  }

  /// Returns the placement below the screen from which the keyboard slides in.
  func offScreen(on screen: UIScreen) -> KeyboardPlacement {
    var placement = self
    let way = screen.bounds.maxY - whole.minY
    placement.accessory.origin.y += way
    placement.content.origin.y += way
    placement.reported.origin.y = screen.bounds.maxY
    return placement
  }
}
