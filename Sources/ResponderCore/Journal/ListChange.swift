public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A list's bottom before a keyboard appeared, and now. Lengths are in points.
public struct ListChange: Equatable, Codable, Sendable {
  /// A list's bottom at one moment.
  public struct Bottom: Equatable, Codable, Sendable {
    /// The content inset that the app set.
    public var inset: CGFloat
    /// The safe area's addition to it.
    public var safeArea: CGFloat
    /// The list's bounds in screen coordinates.
    public var frame: CGRect
    /// The upper edge of the window's root view in the window's coordinates, if the list is inside
    /// it; nil also in journals of versions that did not record it.
    public var rootTop: CGFloat?

    /// The inset, including the safe area's addition to it.
    var room: CGFloat { inset + safeArea }

    /// Creates the value.
    public init(inset: CGFloat, safeArea: CGFloat, frame: CGRect, rootTop: CGFloat? = nil) {
      self.inset = inset
      self.safeArea = safeArea
      self.frame = frame
      self.rootTop = rootTop
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
  /// The largest height that the keyboard has covered of the list since it appeared, in points; nil
  /// in journals of versions that did not record it.
  public let covered: CGFloat?
  /// Whether the keyboard has left, even if its accessory bar has stayed; nil in journals of older
  /// versions, in which only a hidden keyboard counts as having left.
  public let hasLeft: Bool?
  /// Whether there was no keyboard, but a bar alone; nil in journals of versions that did not
  /// record it.
  public let isBarOnly: Bool?

  /// Creates the value.
  public init(
    list: ResponderIdentity, before: Bottom, now: Bottom, keyboard: KeyboardState,
    covered: CGFloat? = nil, hasLeft: Bool? = nil, isBarOnly: Bool? = nil
  ) {
    self.list = list
    self.before = before
    self.now = now
    self.keyboard = keyboard
    self.covered = covered
    self.hasLeft = hasLeft
    self.isBarOnly = isBarOnly
  }

  /// The height, in points, that the keyboard covers of the list at its present place and in its
  /// old size.
  ///
  /// UIKit moves a sheet up with the keyboard, and the sheet's list with it. That is not a second
  /// lift.
  public var need: CGFloat {
    keyboard.overlap(with: CGRect(origin: now.frame.origin, size: before.frame.size))
  }

  /// The room that was made, in points: the growth of the inset and the loss of the list's height.
  public var lift: CGFloat {
    now.inset + now.safeArea - before.inset - before.safeArea + before.frame.height
      - now.frame.height
  }

  /// How far the window's root view is above the window's upper edge, in points. UIKit scales the
  /// root view down under a sheet, which moves its upper edge down; only an app moves it up.
  var rootRise: CGFloat { -(now.rootTop ?? 0) }

  /// How far the lower edge of the visible content has risen on the screen, in points.
  var rise: CGFloat {
    before.frame.maxY - before.inset - before.safeArea
      - (now.frame.maxY - now.inset - now.safeArea)
  }

  /// The growth of the inset, in points; negative if it has become smaller. It includes the safe
  /// area, into which an app may put the room for the keyboard, except in journals of versions that
  /// did not record `covered`.
  public var leftOver: CGFloat { rooms.new - rooms.old }

  /// The inset before and now, including the safe area's addition.
  var rooms: (old: CGFloat, new: CGFloat) {
    covered == nil
      ? (before.inset, now.inset) : (before.room, now.room)
  }

  /// Whether the keyboard explains the difference: it is about as large as what the keyboard
  /// covered beyond a bar that stays, or all of the old inset is missing.
  ///
  /// A composer that has grown by some lines keeps its height when the keyboard leaves.
  var isLeftByKeyboard: Bool {
    guard let covered else { return true }
    guard covered > 0 else { return false }
    let bar = hasLeft == true ? need : 0
    // The bar that is up now may be lower than the previous one.
    if leftOver < 0, keyboard.placement == .accessoryOnly, rooms.new >= bar { return false }
    let margin: CGFloat = 24
    let least = covered - bar - max(0, before.safeArea) - max(margin, covered * 0.2)
    // A bar takes about as much room as a toolbar, and the app may have shown a toolbar when
    // editing ended.
    if leftOver > 0, isBarOnly == true { return false }
    guard leftOver > 0 else {
      return -leftOver >= max(8, least) || now.inset <= 1 && before.inset > 1
    }
    guard bar > 0 else { return leftOver >= max(8, least) }
    // The list may need room for a bar that was not there before the keyboard, with its old inset
    // or a margin above the bar. A keyboard that covered no more than that has left nothing behind.
    let own = rooms.old < bar ? rooms.old + 8 : 0
    return covered - bar > margin && rooms.new - max(rooms.old, bar) >= max(margin, least, own)
  }
}
