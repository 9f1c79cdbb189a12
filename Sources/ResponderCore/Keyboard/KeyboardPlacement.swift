package import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// Where the keyboard is on the screen.
public enum KeyboardPlacement: String, Codable, Sendable, CaseIterable {
  /// The keyboard is not on the screen.
  case hidden
  /// The keyboard is at the bottom of the screen, or of a Slide Over window (T4.13.52).
  case docked
  /// The keyboard is narrower than the screen, and its bottom is above the screen's bottom
  /// (T4.13.49).
  case floating
  /// The keyboard is as wide as the screen, and its bottom is above the screen's bottom (T4.13.31).
  case undocked
  /// Only a bar is at the bottom of the screen, or of a Slide Over window, as with a hardware
  /// keyboard (T4.13.38).
  case accessoryOnly

  /// Whether the keyboard itself, not only a bar, is on the screen.
  package var isUp: Bool { self != .hidden && self != .accessoryOnly }

  /// Whether the keyboard is on the screen, away from the bottom.
  var isLoose: Bool { self == .floating || self == .undocked }
}

extension KeyboardPlacement {
  /// A keyboard that rises less than this many points above the bottom of the screen, or of a Slide
  /// Over window, counts as hidden (T7.2.8).
  static let leastLength: CGFloat = 1

  /// A length that is no more than the last bits of a computation, such as 3e-17 (T4.13.34).
  static let dust: CGFloat = 1e-6

  /// A docked frame of which less than this many points remain without the first responder's input
  /// accessory view belongs to a bar, not to a keyboard.
  ///
  /// Without a keyboard, at most the iPad's own bar of 69 pt (T4.14.10) or a bottom safe area of 34
  /// pt remains. The lowest keyboard has 162 (T4.14.1); it still has 80 if an accessory view of 82
  /// that its frame does not contain (T4.14.16) is subtracted.
  package static let barHeight: CGFloat = 80

  /// The same if the height of the accessory view is not known, as in an event that another app's
  /// keyboard causes.
  ///
  /// This is midway between the tallest bar (44 pt of T4.14.12 above a 34 pt bottom safe area: 78)
  /// and the lowest keyboard.
  static let unknownBarHeight: CGFloat = 120

  /// Returns the placement for a frame, or nil if the frame carries no information, so that the
  /// previous placement remains: a frame that is not finite, is empty, or lies above the screen
  /// (T4.13.53). A frame below the screen means hidden, even if it is empty, and so does a frame
  /// beside the screen that is not empty.
  ///
  /// All values are in screen coordinates. If the screen has no size, any frame that is not empty
  /// is docked.
  init?(frame: CGRect, screen: CGRect, window: CGRect? = nil, accessoryHeight: CGFloat? = nil) {
    guard !frame.isInfinite, let keyboard = Patch(frame) else { return nil }
    guard let screen = Patch(screen), screen.x.length > 0, screen.y.length > 0 else {
      guard min(keyboard.x.length, keyboard.y.length) > Self.dust else { return nil }
      self = .docked
      return
    }
    let window = window.flatMap(Patch.init)
    let floor = Self.floor(of: keyboard, screen: screen, window: window)
    let visible = floor - keyboard.y.lower
    if visible < Self.leastLength {
      self = .hidden
    } else if min(keyboard.x.length, keyboard.y.length) <= Self.dust {
      return nil
    } else if keyboard.y.upper <= screen.y.lower {
      return nil
    } else if !keyboard.x.overlaps(screen.x) {
      self = .hidden
    } else if keyboard.y.upper <= floor - Self.leastLength {
      let isNarrower = keyboard.x.length <= screen.x.length - Self.leastLength
      self = isNarrower ? .floating : .undocked
    } else {
      let isBar =
        accessoryHeight.map { visible - max(0, $0.finiteOrZero) < Self.barHeight }
        ?? (visible < Self.unknownBarHeight)
      self = isBar ? .accessoryOnly : .docked
    }
  }

  /// Returns the y coordinate at which a docked keyboard ends: the screen's bottom, or the bottom
  /// of a window above the screen's bottom, if the keyboard's frame also ends there and is at least
  /// as wide as the window. A floating keyboard that happens to end there is narrower.
  private static func floor(of keyboard: Patch, screen: Patch, window: Patch?) -> CGFloat {
    guard let window, window.y.upper < screen.y.upper else { return screen.y.upper }
    let endsWithIt = abs(keyboard.y.upper - window.y.upper) < leastLength
    let isAsWide =
      keyboard.x.lower < window.x.lower + leastLength
      && keyboard.x.upper > window.x.upper - leastLength
    return endsWithIt && isAsWide ? window.y.upper : screen.y.upper
  }
}
