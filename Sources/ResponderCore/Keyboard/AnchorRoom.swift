package import Foundation

/// The room that a `ListAnchor` makes for the keyboard, in points: what it adds to the insets that
/// the app and the framework set at the list's edge that the keyboard covers.
///
/// The anchor measures what the framework has added, for whatever purpose: a safe area, or UIKit's
/// own room for the keyboard in the lists of table and collection controllers (T4.17.9 to
/// T4.17.11). The anchor makes only the room that is missing.
package struct AnchorRoom: Equatable, Sendable {
  /// The insets to set, and their values without the anchor's part.
  package struct Change: Equatable, Sendable {
    package var content: CGFloat
    package var contentBase: CGFloat
    package var indicator: CGFloat
    package var indicatorBase: CGFloat
  }

  /// The insets as they are now.
  package struct Now: Equatable, Sendable {
    /// The content inset, which includes the app's part and the anchor's.
    package var content: CGFloat
    /// The scroll indicator's inset, which includes both parts too.
    package var indicator: CGFloat
    /// What the framework adds to the content inset; nil if that is unknown because the list has no
    /// window.
    package var system: CGFloat?
    /// What the framework adds to the indicator's inset.
    package var indicatorSystem: CGFloat

    package init(content: CGFloat, indicator: CGFloat, system: CGFloat?, indicatorSystem: CGFloat) {
      self.content = content
      self.indicator = indicator
      self.system = system
      self.indicatorSystem = indicatorSystem
    }
  }

  /// An inset that both the anchor and other code change. The value records the anchor's part, so
  /// that the anchor can remove exactly that part.
  package struct Held: Equatable, Sendable {
    /// The inset without the anchor's part, as it was when the anchor last set the inset.
    package private(set) var base: CGFloat = 0
    /// The inset that the anchor last set.
    package private(set) var value: CGFloat = 0

    /// Starts with nothing added.
    package init() {}

    /// The anchor's part; 0 if the anchor has added nothing.
    package var added: CGFloat { value - base }

    /// Whether the inset contains the anchor's part.
    package var isHolding: Bool { value != base }

    /// Records that the anchor sets the inset to `value`, which would be `base` without its part.
    package mutating func set(_ value: CGFloat, base: CGFloat) {
      self.value = value
      self.base = base
    }

    /// Returns what an inset would be without the anchor's part.
    ///
    /// If the inset is still the one that the anchor set, the result is exactly its base. If other
    /// code has changed the inset since, the inset counts as the other code's value plus the
    /// anchor's part. If the inset is too small to contain the anchor's part, the other code
    /// replaced it, and all of it belongs to that code.
    package func base(under now: CGFloat) -> CGFloat {
      if now == value { return base }
      return now >= added ? now - added : now
    }
  }

  /// Whether a keyboard event arrived in this turn of the run loop.
  package var isKeyboardTurn = false {
    didSet { if isKeyboardTurn { correctionsInARow = 0 } }
  }
  private var content = Held()
  private var indicator = Held()
  /// The content inset as the anchor last read or set it.
  private var lastInset: CGFloat = 0
  /// What the framework added to the content inset when the anchor last measured it.
  package private(set) var system: CGFloat = 0
  /// Whether other code makes the room for the keyboard that is up.
  private var isMadeByOthers = false
  /// The room, in points, that the anchor held when the last call of `change` found that the
  /// framework or other code had made all of the room as well, as SwiftUI does after the
  /// notification (T4.20.9); otherwise 0.
  ///
  /// If that code also scrolled the list, it scrolled by the sum of the two.
  package private(set) var madeTwice: CGFloat = 0
  private var correctionsInARow = 0
  /// Whether the last call of `change` gave up an inset that other code keeps setting.
  package private(set) var hasGivenUp = false

  /// How many times in a row the anchor corrects an inset that other code keeps setting, before it
  /// gives up.
  private static let patience = 4
  private static let noise: CGFloat = 0.001

  /// Starts with nothing added to the current insets.
  package init(_ now: Now) {
    see(now)
  }

  package var isHolding: Bool { content.isHolding || indicator.isHolding }

  /// Records a list to which the anchor adds nothing.
  package mutating func see(_ now: Now) {
    isMadeByOthers = false
    lastInset = now.content
    system = now.system ?? system
  }

  /// Records the current insets and returns the change that an overlap requires; nil if `overlap`
  /// is nil, if no change is needed, or if the anchor gives up the inset.
  ///
  /// - Parameters:
  ///   - overlap: How much of the list's height the keyboard covers; nil leaves the room as it is.
  ///   - isNews: Whether a keyboard notification arrived a moment ago or the keyboard is moving.
  ///     Room that other code makes at that time counts as room for the keyboard.
  package mutating func change(for now: Now, overlap: CGFloat?, isNews: Bool) -> Change? {
    defer { lastInset = now.content }
    hasGivenUp = false
    madeTwice = 0
    guard let overlap else { return nil }
    let hadRoom = system >= overlap - 1
    system = now.system ?? system
    noticeOthers(now.content, overlap: overlap, isNews: isNews)
    let hasYielded = system >= overlap - 1 && !hadRoom || isMadeByOthers
    if hasYielded { madeTwice = content.added }
    let wanted = isMadeByOthers ? 0 : overlap
    let base = content.base(under: now.content)
    let barBase = indicator.base(under: now.indicator)
    var change = Change(
      content: Self.content(base: base, safeArea: system, overlap: wanted), contentBase: base,
      indicator: Self.indicator(base: barBase, safeArea: now.indicatorSystem, overlap: wanted),
      indicatorBase: barBase)
    // The overlap is computed from the list's place on the screen, and its rounding error depends
    // on the list's offset. Such an error is not a change.
    if change.content != base, abs(change.content - now.content) < Self.noise {
      change.content = now.content
    }
    if change.indicator != barBase, abs(change.indicator - now.indicator) < Self.noise {
      change.indicator = now.indicator
    }
    if now.content == content.value { correctionsInARow = 0 }
    guard change.content != now.content || change.indicator != now.indicator else {
      // If the inset needs nothing from the anchor and does not change, it does not contain the
      // anchor's part: other code has already removed that part.
      if change.content == base { content = Held() }
      if change.indicator == barBase { indicator = Held() }
      return nil
    }
    return isWorthIt(now.content) ? change : nil
  }

  /// Records the content inset of a change that is about to be set.
  package mutating func holdContent(_ change: Change) {
    content.set(change.content, base: change.contentBase)
    lastInset = change.content
  }

  /// Records the indicator's inset of a change that is about to be set.
  package mutating func holdIndicator(_ change: Change) {
    indicator.set(change.indicator, base: change.indicatorBase)
  }

  /// Detects whether other code has made the room for the keyboard, before the anchor did or in
  /// addition to the anchor's room: soon after a keyboard notification or while the keyboard moved,
  /// the inset grew by all the room that is needed.
  ///
  /// Other code does so in the turn of the keyboard event, or in a later layout that the keyboard
  /// caused (T4.19.6). The result is kept until the keyboard no longer covers the list.
  private mutating func noticeOthers(_ inset: CGFloat, overlap: CGFloat, isNews: Bool) {
    let needed = overlap - system
    if overlap == 0 {
      isMadeByOthers = false
    } else if isNews || isKeyboardTurn, needed >= 1 {
      let known = content.isHolding ? content.value : lastInset
      if inset - known >= needed - 1 { isMadeByOthers = true }
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

  // MARK: Computing the insets

  /// Returns the adjusted inset: the list's own content inset, plus the larger of the safe area and
  /// the keyboard's overlap (design rule 4).
  ///
  /// `base` is the content inset without a keyboard, `safeArea` what the framework adds to it, and
  /// `overlap` how much of the list's height the keyboard covers.
  package static func adjusted(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    base.finiteOrZero + max(safeArea.finiteOrZero, covered(overlap))
  }

  /// Returns the content inset that leads to the result of `adjusted`, given that the framework
  /// adds the safe area by itself.
  ///
  /// If the overlap is not larger than the safe area, the result is exactly `base`. So the list
  /// gets the app's inset back when the keyboard hides.
  package static func content(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    let beyond = covered(overlap) - safeArea.finiteOrZero
    return beyond > 0 ? base.finiteOrZero + beyond : base
  }

  /// Returns the inset for the scroll indicator, whose end stays above the keyboard.
  ///
  /// `base` is the indicator's own inset without a keyboard. Pass 0 for `safeArea` if the framework
  /// does not adjust indicators automatically, because it then adds no safe area.
  package static func indicator(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    content(base: base, safeArea: safeArea, overlap: overlap)
  }

  /// Returns the overlap; less than a point counts as 0 (truth T7.2.8), and so does a value that is
  /// not finite.
  private static func covered(_ overlap: CGFloat) -> CGFloat {
    let overlap = overlap.finiteOrZero
    return overlap < KeyboardPlacement.leastLength ? 0 : overlap
  }
}
