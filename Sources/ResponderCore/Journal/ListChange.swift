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
  /// The most that the keyboard covered of the list since it came, points; nil in journals of versions that did not keep it.
  public let covered: CGFloat?

  /// Makes the value.
  public init(
    list: ResponderIdentity, before: Bottom, now: Bottom, keyboard: KeyboardState,
    covered: CGFloat? = nil
  ) {
    self.list = list
    self.before = before
    self.now = now
    self.keyboard = keyboard
    self.covered = covered
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

  /// How far the lower edge of what its content is shown in has risen on the screen, points.
  var rise: CGFloat {
    before.frame.maxY - before.inset - before.safeArea
      - (now.frame.maxY - now.inset - now.safeArea)
  }

  /// What the inset is larger than before; negative where it is smaller, points. The safe area counts, into which an app may
  /// put the room for the keyboard, but in journals of versions that did not keep `covered`.
  public var leftOver: CGFloat { rooms.new - rooms.old }

  /// The inset, with what the safe area adds to it, before and now.
  var rooms: (old: CGFloat, new: CGFloat) {
    covered == nil
      ? (before.inset, now.inset) : (before.inset + before.safeArea, now.inset + now.safeArea)
  }

  /// Whether what is left, or is missing, is about the keyboard: as much as that covered, or all that was there before.
  ///
  /// A composer that has grown by some lines stays as high when the keyboard leaves.
  var isLeftByKeyboard: Bool {
    guard let covered else { return true }
    guard covered > 0 else { return false }
    let least = covered - max(0, before.safeArea) - max(24, covered * 0.2)
    return abs(leftOver) >= max(8, least) || leftOver < 0 && now.inset <= 1 && before.inset > 1
  }
}
