public import Foundation

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

  /// The height that the keyboard covers of the list where it was, points.
  public var need: CGFloat { keyboard.overlap(with: before.frame) }

  /// The room that was made: what the inset grew and what the lower edge rose, points.
  public var lift: CGFloat {
    now.inset + now.safeArea - before.inset - before.safeArea + before.frame.maxY - now.frame.maxY
  }

  /// What the inset is larger than before; negative where it is smaller, points.
  public var leftOver: CGFloat { now.inset - before.inset }
}
