package import Foundation

/// The room that a `ListAnchor` makes for the keyboard, in points: what it adds to the insets that
/// the app and the framework set at the list's edge that the keyboard covers.
///
/// The anchor measures what the framework has added, for whatever purpose: a safe area, or UIKit's
/// own room for the keyboard in the lists of table and collection controllers (T4.17.9 to
/// T4.17.11). The anchor makes only the room that is missing.
package struct AnchorRoom: Equatable, Sendable {
  /// The insets to set.
  package struct Change: Equatable, Sendable {
    package var content: Held
    package var indicator: Held
  }

  /// The insets as they are now.
  struct Now {
    /// The content inset, which includes the app's part and the anchor's.
    var content: CGFloat
    /// The scroll indicator's inset, which includes both parts too.
    var indicator: CGFloat
    /// What the framework adds to the content inset; nil if that is unknown because the list has no
    /// window.
    var system: CGFloat?
    /// What the framework adds to the indicator's inset.
    var indicatorSystem: CGFloat
  }

  /// An inset that both the anchor and other code change. The value records the anchor's part, so
  /// that the anchor can remove exactly that part.
  package struct Held: Equatable, Sendable {
    /// The inset without the anchor's part, as it was when the anchor last set the inset.
    var base: CGFloat = 0
    /// The inset that the anchor last set.
    package var value: CGFloat = 0

    /// The anchor's part; 0 if the anchor has added nothing.
    var added: CGFloat { value - base }

    /// Whether the inset contains the anchor's part.
    var isHolding: Bool { value != base }

    /// Returns what an inset would be without the anchor's part.
    ///
    /// If the inset is still the one that the anchor set, the result is exactly its base. If other
    /// code has changed the inset since, the inset counts as the other code's value plus the
    /// anchor's part. If the inset is too small to contain the anchor's part, the other code
    /// replaced it, and all of it belongs to that code.
    func base(under now: CGFloat) -> CGFloat {
      if now == value { return base }
      return now >= added ? now - added : now
    }

    /// Returns the inset to set in place of `now`, with the anchor's part that an overlap requires.
    func changed(_ now: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> Held {
      let base = base(under: now)
      var held = Held(
        base: base, value: AnchorRoom.inset(base: base, safeArea: safeArea, overlap: overlap))
      // The overlap is computed from the list's place on the screen, and its rounding error depends
      // on the list's offset. Such an error is not a change.
      if held.isHolding, abs(held.value - now) < AnchorRoom.noise { held.value = now }
      return held
    }
  }

  /// Whether a keyboard event arrived in this turn of the run loop.
  var isKeyboardTurn = false {
    didSet { if isKeyboardTurn { correctionsInARow = 0 } }
  }
  private var content = Held()
  /// The indicator's inset, as the anchor last set it.
  var indicator = Held()
  /// The content inset as the anchor last read or set it.
  private var lastInset: CGFloat = 0
  /// What the framework added to the content inset when the anchor last measured it.
  private(set) var system: CGFloat = 0
  /// Whether other code makes the room for the keyboard that is up.
  private var isMadeByOthers = false
  /// The room, in points, that the anchor held when the last call of `change` found that the
  /// framework or other code had made all of the room as well, as SwiftUI does after the
  /// notification (T4.20.9); otherwise 0.
  ///
  /// If that code also scrolled the list, it scrolled by the sum of the two.
  private(set) var madeTwice: CGFloat = 0
  private var correctionsInARow = 0
  /// Whether the last call of `change` gave up an inset that other code keeps setting.
  private(set) var hasGivenUp = false

  /// How many times in a row the anchor corrects an inset that other code keeps setting, before it
  /// gives up.
  private static let patience = 4
  fileprivate static let noise: CGFloat = 0.001

  /// Starts with nothing added to the current insets.
  init(_ now: Now) {
    see(now)
  }

  var isHolding: Bool { content.isHolding || indicator.isHolding }
  /// The room that the content inset contains, in points.
  var added: CGFloat { content.added }

  /// Records a list to which the anchor adds nothing.
  mutating func see(_ now: Now) {
    isMadeByOthers = false
    lastInset = now.content
    system = now.system ?? system
  }

  /// Records the current insets and returns the change that an overlap requires; nil if `overlap`
  /// is nil, if no change is needed, or if the anchor gives up the inset.
  ///
  /// - Parameters:
  ///   - overlap: How much of the list's height the keyboard covers; nil leaves the room as it is.
  ///   - isRecent: Whether a keyboard notification arrived a moment ago or the keyboard is moving.
  ///     Room that other code makes at that time counts as room for the keyboard.
  mutating func change(for now: Now, overlap: CGFloat?, isRecent: Bool) -> Change? {
    defer { lastInset = now.content }
    hasGivenUp = false
    madeTwice = 0
    guard let overlap else { return nil }
    let hadRoom = system >= overlap - 1
    system = now.system ?? system
    noticeOthers(now.content, overlap: overlap, isRecent: isRecent)
    let hasYielded = system >= overlap - 1 && !hadRoom || isMadeByOthers
    if hasYielded { madeTwice = content.added }
    let wanted = isMadeByOthers ? 0 : overlap
    let change = Change(
      content: content.changed(now.content, safeArea: system, overlap: wanted),
      indicator: indicator.changed(
        now.indicator, safeArea: now.indicatorSystem, overlap: wanted))
    if now.content == content.value { correctionsInARow = 0 }
    guard change.content.value != now.content || change.indicator.value != now.indicator else {
      // If the inset needs nothing from the anchor and does not change, it does not contain the
      // anchor's part: other code has already removed that part.
      if !change.content.isHolding { content = Held() }
      if !change.indicator.isHolding { indicator = Held() }
      return nil
    }
    return isWorthIt(now.content) ? change : nil
  }

  /// Records a content inset that is about to be set.
  mutating func hold(_ content: Held) {
    self.content = content
    lastInset = content.value
  }

  /// Detects whether other code has made the room for the keyboard, before the anchor did or in
  /// addition to the anchor's room: soon after a keyboard notification or while the keyboard moved,
  /// the inset grew by all the room that is needed.
  ///
  /// Other code does so in the turn of the keyboard event, or in a later layout that the keyboard
  /// caused (T4.19.6). The result is kept until the keyboard no longer covers the list.
  private mutating func noticeOthers(_ inset: CGFloat, overlap: CGFloat, isRecent: Bool) {
    let needed = overlap - system
    if overlap == 0 {
      isMadeByOthers = false
    } else if isRecent || isKeyboardTurn, needed >= 1 {
      let known = content.isHolding ? content.value : lastInset
      // An inset that has not grown is nobody's room, even if hardly any is needed.
      if inset - known >= max(needed - 1, 0.5) { isMadeByOthers = true }
    }
  }

  /// Counts the corrections in a row, and returns whether to make a change. The result is false if
  /// other code has set the content inset more often than `patience` in a row, in turns without a
  /// keyboard event.
  private mutating func isWorthIt(_ inset: CGFloat) -> Bool {
    guard !isKeyboardTurn, content.isHolding, inset != content.value else { return true }
    correctionsInARow += 1
    hasGivenUp = correctionsInARow > Self.patience
    return !hasGivenUp
  }

  /// Returns the inset that makes room for the keyboard, given that the framework adds the safe
  /// area by itself: the list's own inset, and what the keyboard covers beyond the safe area.
  ///
  /// If the overlap is not larger than the safe area, the result is exactly `base`. Less than a
  /// point of overlap counts as none (truth T7.2.8).
  ///
  /// - Parameters:
  ///   - base: The content's or the indicator's inset without a keyboard.
  ///   - safeArea: What the framework adds to it; 0 for an indicator that it does not adjust.
  ///   - overlap: How much of the list's height the keyboard covers.
  static func inset(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    let overlap = overlap.finiteOrZero
    let covered = overlap < KeyboardPlacement.leastLength ? 0 : overlap
    let beyond = covered - safeArea.finiteOrZero
    return beyond > 0 ? base.finiteOrZero + beyond : base
  }
}
