/// The bottom of a list (its inset and its lower edge) before a keyboard appeared, and now. Lengths
/// are in points.
public struct ListChange: Equatable, Codable, Sendable {
  /// The bottom of a list at one moment.
  public struct Bottom: Equatable, Codable, Sendable {
    /// The content inset at the bottom of the screen, as the app set it.
    public var inset: CGFloat
    /// What the safe area and UIKit's own room for the keyboard add to `inset`.
    public var safeArea: CGFloat
    /// The list's bounds in screen coordinates.
    public var frame: CGRect
    /// The y coordinate of the upper edge of the window's root view, in the window's coordinates.
    /// It is nil if the list is not inside that view.
    public var rootTop: CGFloat?

    /// The inset, including what the safe area and UIKit add to it.
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
  /// The list's bottom before the keyboard appeared, corrected for later changes that the keyboard
  /// did not cause.
  public let before: Bottom
  /// The list's bottom now.
  public let now: Bottom
  /// The keyboard now.
  public let keyboard: KeyboardState
  /// The largest part of the list's height that the keyboard has covered since the keyboard
  /// appeared, in points.
  public let covered: CGFloat
  /// Whether the keyboard has left, even if its accessory bar is still up.
  public let hasLeft: Bool
  /// Whether only a bar has been up since `before` was recorded, and no keyboard; nil in journals
  /// of versions that did not record it.
  public internal(set) var isBarOnly: Bool?
  /// What is at the bottom of the list's window; nil if a view of the app's own begins at the lower
  /// edge of the list's free area, and in journals of versions that did not record it.
  public internal(set) var windowBottom: WindowBottom?
  /// Whether the list is a text view that is first responder; nil if it is not.
  public internal(set) var isTextView: Bool?
  /// Who changed the list's bottom inset as the keyboard came: functions of the app, or UIKit; nil if
  /// that is not known.
  public internal(set) var writers: [String]?

  /// How much of the list's height the keyboard would cover, in points, if the list had its old
  /// size at its current place.
  ///
  /// The current place counts because UIKit moves a sheet up with the keyboard, and the sheet's
  /// list with it. That movement is not a second lift.
  public var need: CGFloat {
    keyboard.overlap(with: CGRect(origin: now.frame.origin, size: before.frame.size))
  }

  /// The room that the app and UIKit have made, in points: the growth of the inset, including what
  /// is added to it, plus the decrease in the list's height.
  public var lift: CGFloat {
    now.room - before.room + before.frame.height - now.frame.height
  }

  /// How far the window's root view is above the window's upper edge, in points; negative if it is
  /// below. UIKit scales the root view down under a sheet, which moves its upper edge down. Only an
  /// app moves it up.
  var rootRise: CGFloat { -(now.rootTop ?? 0) }

  /// How far the lower edge of the list's free area has risen on the screen, in points.
  var rise: CGFloat {
    before.frame.maxY - before.room - (now.frame.maxY - now.room)
  }

  /// The growth of the inset, in points; negative if the inset has become smaller. It includes what
  /// the safe area adds, because an app may make room for the keyboard in the safe area.
  public var leftOver: CGFloat { now.room - before.room }

  /// Whether the keyboard explains why the inset differs: it covered something, and the difference
  /// is at least about what it covered beyond a bar that is still up, or all of the old inset is
  /// missing. A smaller difference may be a composer that has grown by some lines.
  var isLeftByKeyboard: Bool {
    guard covered > 0 else { return false }
    if leftPart != nil { return true }
    let bar = hasLeft ? need : 0
    // If the bar that is up now is lower than the previous one, the inset is smaller and still
    // right.
    if leftOver < 0, keyboard.placement == .accessoryOnly, now.room >= bar { return false }
    let margin: CGFloat = 24
    let least = covered - bar - max(0, before.safeArea) - max(margin, covered * 0.2)
    // If only a bar was up, more room than before proves nothing: the app may have shown a toolbar
    // of about the same height when editing ended.
    if leftOver > 0, isBarOnly == true { return false }
    guard leftOver > 0 else {
      return -leftOver >= max(8, least) || now.inset <= 1 && before.inset > 1
    }
    guard bar > 0 else { return leftOver >= max(8, least) }
    // The list may need room for a bar that appeared with the keyboard, together with its old inset
    // or a margin above the bar. Room for that is not left behind by the keyboard.
    let own = before.room < bar ? before.room + 8 : 0
    return covered - bar > margin && now.room - max(before.room, bar) >= max(margin, least, own)
  }
}
