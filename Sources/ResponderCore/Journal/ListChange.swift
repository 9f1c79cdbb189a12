public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A list's bottom before a keyboard came and now; lengths in points.
public struct ListChange: Equatable, Codable, Sendable {
  /// A list's bottom at one moment.
  public struct Bottom: Equatable, Codable, Sendable {
    /// The content inset that the app set.
    public var inset: CGFloat
    /// What the safe area adds to it.
    public var safeArea: CGFloat
    /// The list's bounds in screen coordinates.
    public var frame: CGRect

    /// Makes the value.
    public init(inset: CGFloat, safeArea: CGFloat, frame: CGRect) {
      self.inset = inset
      self.safeArea = safeArea
      self.frame = frame
    }
  }

  /// The list.
  public let list: ResponderIdentity
  /// Its bottom when the keyboard was last hidden.
  public let before: Bottom
  /// Its bottom now.
  public let now: Bottom
  /// The keyboard now.
  public let keyboard: KeyboardState

  /// Makes the value.
  public init(list: ResponderIdentity, before: Bottom, now: Bottom, keyboard: KeyboardState) {
    self.list = list
    self.before = before
    self.now = now
    self.keyboard = keyboard
  }

  /// The height that the keyboard covers of the list where it is now, in its old size; points.
  ///
  /// A sheet that UIKit moves up with the keyboard takes its list along; that is nobody's second lift.
  public var need: CGFloat {
    keyboard.overlap(with: CGRect(origin: now.frame.origin, size: before.frame.size))
  }

  /// The room that was made: what the inset grew and what the list shrank, points.
  public var lift: CGFloat {
    now.inset + now.safeArea - before.inset - before.safeArea + before.frame.height
      - now.frame.height
  }

  /// What the inset is larger than before; negative where it is smaller, points.
  public var leftOver: CGFloat { now.inset - before.inset }
}
