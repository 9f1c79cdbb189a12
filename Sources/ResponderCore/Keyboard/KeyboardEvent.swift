public import Foundation

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// One keyboard notification as a value.
///
/// Frames are in screen coordinates, points (truth T4.13.3), as in the notification. The package
/// ignores a notification whose end frame is not finite. But in an event that you create, frames
/// may be `.null` or hold values that are not finite. A `JSONEncoder` of your own encodes those
/// only with a `nonConformingFloatEncodingStrategy`; `Journal` sets one.
public struct KeyboardEvent: Equatable, Codable, Sendable {
  /// The kinds of keyboard notifications.
  public enum Kind: String, Codable, Sendable, CaseIterable {
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
  /// The duration of the animation in seconds; 0 means at once (T4.13.15).
  public var duration: TimeInterval
  /// The raw value of the animation curve; usually 7, which no named curve has (T4.13.5, T4.13.12).
  public var curve: Int
  /// Whether the keyboard is this app's. Another app's keyboard covers this app's views just as
  /// well (T4.13.40).
  public var isLocal: Bool
  /// The bounds of the screen to which the frames refer.
  public var screen: CGRect
  /// The frame, in screen coordinates, of a key window that does not fill the screen, as in Slide
  /// Over or Stage Manager; nil if there is none. Of several such windows, it is one that ends
  /// where the keyboard ends, if possible.
  ///
  /// A keyboard that ends at the bottom of this window, and is at least as wide as the window, is
  /// docked too (T4.13.52).
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

extension KeyboardEvent: CustomStringConvertible {
  /// One line for logs: `willShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7`.
  public var description: String {
    "\(kind.rawValue) \(Wording.rect(beginFrame)) -> \(Wording.rect(endFrame)), "
      + "\(duration) s, curve \(curve)\(isLocal ? "" : ", another app's")"
  }
}
