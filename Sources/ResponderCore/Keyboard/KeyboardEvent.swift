public import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// One keyboard notification as a value.
///
/// Frames are in screen coordinates, points, as in the notification. The package ignores a
/// notification whose end frame is not finite. But in an event that you create, frames may be
/// `.null` or hold values that are not finite.
public struct KeyboardEvent: Equatable, Sendable {
  /// The kinds of keyboard notifications.
  public enum Kind: String, Sendable, CaseIterable {
    /// The keyboard is about to appear.
    case willShow
    /// The keyboard has appeared.
    case didShow
    /// The keyboard is about to leave, or, on an iPad, to be undocked (T4.13.31).
    case willHide
    /// The keyboard has left.
    case didHide
    /// The keyboard's frame is about to change.
    case willChangeFrame
    /// The keyboard's frame has changed.
    case didChangeFrame

    /// Whether events of this kind come before a movement of the keyboard, not after it.
    package var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  /// The kind of the notification.
  public var kind: Kind
  /// The frame before the change, in screen coordinates; the end frame if the notification has no
  /// usable one. It is unreliable, and no rule uses it.
  public var beginFrame: CGRect
  /// The frame after the change, in screen coordinates.
  public var endFrame: CGRect
  /// The duration of the animation in seconds; 0 means at once.
  public var duration: TimeInterval
  /// The raw value of the animation curve; usually 7, which no named curve has.
  public var curve: Int
  /// Whether the keyboard is this app's. Another app's keyboard covers this app's views just as
  /// well.
  public var isLocal: Bool
  /// The bounds of the screen to which the frames refer.
  public var screen: CGRect
  /// The frame, in screen coordinates, of a key window that does not fill the screen, as in Slide
  /// Over or Stage Manager; nil if there is none. Of several such windows, it is one that ends
  /// where the keyboard ends, if possible.
  ///
  /// A keyboard that ends at the bottom of this window, and is at least as wide as the window, is
  /// docked too.
  public var window: CGRect?
  /// The height of the first responder's input accessory view, in points: 0 if it has none, nil if
  /// that is not known. It tells a bar that stays alone from a keyboard.
  public var accessoryHeight: CGFloat?

  /// Creates an event from a notification's values; frames in screen coordinates, duration in
  /// seconds.
  public init(
    kind: Kind, beginFrame: CGRect, endFrame: CGRect, duration: TimeInterval, curve: Int,
    isLocal: Bool, screen: CGRect, window: CGRect? = nil, accessoryHeight: CGFloat? = nil
  ) {
    self.kind = kind
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
    self.screen = screen
    self.window = window
    self.accessoryHeight = accessoryHeight
  }
}

extension KeyboardEvent {
  /// The end frame in screen coordinates.
  ///
  /// To an app in a window, iPadOS 26 may report a frame as wide as the screen in that window's
  /// coordinates (T4.13.63). It then ends above the screen's bottom by the window's y.
  package var endFrameOnScreen: CGRect {
    guard let window, abs(endFrame.minX + window.minX) < 1,
      abs(endFrame.width - screen.width) < 1,
      window.minX >= 1
        || window.minY >= 1 && abs(endFrame.maxY + window.minY - screen.maxY) < 1
    else { return endFrame }
    return endFrame.offsetBy(dx: window.minX, dy: window.minY)
  }

  /// Whether the keyboard of a screen of this size can float or be undocked. No phone's keyboard
  /// does; the widest phone is 669 points wide, the narrowest iPad 744 (T4.22.1).
  var mayBeLoose: Bool { min(screen.width, screen.height) > 700 || screen.isEmpty }

  /// Whether this is the second notification about the same movement: UIKit posts a change of the
  /// frame, and then a show or a hide with the same values (T4.13.17).
  package func repeats(_ other: KeyboardEvent) -> Bool {
    switch (other.kind, kind) {
    case (.willChangeFrame, .willShow), (.willChangeFrame, .willHide),
      (.didChangeFrame, .didShow), (.didChangeFrame, .didHide):
      break
    default: return false
    }
    var same = other
    (same.kind, same.accessoryHeight) = (kind, accessoryHeight)
    return same == self
  }

  /// Whether the end frame has a width but no height.
  var lacksHeight: Bool {
    endFrame.width > KeyboardPlacement.dust && endFrame.height <= KeyboardPlacement.dust
  }

  /// The placement that the end frame tells; nil if it says nothing.
  var placement: KeyboardPlacement? {
    KeyboardPlacement(
      frame: endFrameOnScreen, screen: screen, window: window, accessoryHeight: accessoryHeight)
  }
}

extension CGRect {
  /// Whether the rectangle has no size, but for the last bits of a computation.
  var isDust: Bool {
    minX.isFinite && minY.isFinite && max(abs(width), abs(height)) <= KeyboardPlacement.dust
  }
}

/// Where the keyboard is on the screen.
public enum KeyboardPlacement: String, Sendable, CaseIterable {
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
    guard !frame.isInfinite, frame.isFinite else { return nil }
    guard screen.isFinite, screen.width > 0, screen.height > 0 else {
      guard min(frame.width, frame.height) > Self.dust else { return nil }
      self = .docked
      return
    }
    let floor = Self.floor(of: frame, screen: screen, window: window)
    let visible = floor - frame.minY
    if visible < Self.leastLength {
      self = .hidden
    } else if min(frame.width, frame.height) <= Self.dust || frame.maxY <= screen.minY {
      return nil
    } else if frame.minX >= screen.maxX || frame.maxX <= screen.minX {
      self = .hidden
    } else if frame.maxY <= floor - Self.leastLength {
      let isNarrower = frame.width <= screen.width - Self.leastLength
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
  private static func floor(of keyboard: CGRect, screen: CGRect, window: CGRect?) -> CGFloat {
    guard let window, window.maxY < screen.maxY else { return screen.maxY }
    let endsWithIt = abs(keyboard.maxY - window.maxY) < leastLength
    let isAsWide =
      keyboard.minX < window.minX + leastLength && keyboard.maxX > window.maxX - leastLength
    return endsWithIt && isAsWide ? window.maxY : screen.maxY
  }
}
