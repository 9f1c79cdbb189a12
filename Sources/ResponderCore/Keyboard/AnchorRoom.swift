package import Foundation

/// The room that an anchor makes at the covered edge of its list, beside what the app and the framework put there; points.
///
/// What the framework has added is measured, whatever it is for: a safe area, or UIKit's own room for the keyboard in the
/// lists of table and collection controllers (T4.17.9 to T4.17.11). Only what is missing is made.
package struct AnchorRoom: Equatable, Sendable {
  /// The insets to set, with what they are without us.
  package struct Change: Equatable, Sendable {
    package var content: CGFloat
    package var contentBase: CGFloat
    package var indicator: CGFloat
    package var indicatorBase: CGFloat
  }

  /// What is there now.
  package struct Now: Equatable, Sendable {
    /// The content inset, the app's part and ours.
    package var content: CGFloat
    /// The indicator's inset.
    package var indicator: CGFloat
    /// What the framework adds to the content inset; nil where it is not known, as without a window.
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

  /// What was added to an inset that others change too, and how exactly that is taken away again.
  package struct Held: Equatable, Sendable {
    /// The inset without our part, as it was when we last set it.
    package private(set) var base: CGFloat = 0
    /// The inset that we last set.
    package private(set) var value: CGFloat = 0

    /// Begins with nothing added.
    package init() {}

    /// What we added; 0 when nothing is held.
    package var added: CGFloat { value - base }

    /// Whether something of ours is in the inset.
    package var isHolding: Bool { value != base }

    /// Remembers that the inset was set to `value`, and would be `base` without us.
    package mutating func set(_ value: CGFloat, base: CGFloat) {
      self.value = value
      self.base = base
    }

    /// What an inset would be without our part.
    ///
    /// An inset that is still the one we set gives back its base to the bit. One that others changed since counts as
    /// theirs plus our part, unless it is too small to contain our part: then they replaced it, and all of it is theirs.
    package func base(under now: CGFloat) -> CGFloat {
      guard isHolding else { return now }
      if now == value { return base }
      return now >= added ? now - added : now
    }
  }

  /// Whether a keyboard's event belongs to this turn of the run loop.
  package var isKeyboardTurn = false {
    didSet { if isKeyboardTurn { correctionsInARow = 0 } }
  }
  private var content = Held()
  private var indicator = Held()
  /// The content inset as it was last seen or left.
  private var lastInset: CGFloat = 0
  /// What the framework added to it then.
  package private(set) var system: CGFloat = 0
  /// Somebody else makes room for this keyboard.
  private var isMadeByOthers = false
  /// How much room of ours there was where somebody else has just made all of it, as SwiftUI does after the notification (T4.20.9): a
  /// step that they made with it counts both rooms. Points.
  package private(set) var madeTwice: CGFloat = 0
  private var correctionsInARow = 0
  /// Whether an inset has just been left to others who keep setting it.
  package private(set) var hasGivenUp = false

  /// So many turns in a row an inset is put right that somebody else keeps setting; then it is theirs.
  private static let patience = 4
  private static let noise: CGFloat = 0.001

  /// Begins with nothing added to what is there.
  package init(_ now: Now) {
    see(now)
  }

  package var isHolding: Bool { content.isHolding || indicator.isHolding }

  /// Takes note of a list that nothing is added to.
  package mutating func see(_ now: Now) {
    isMadeByOthers = false
    lastInset = now.content
    system = now.system ?? system
  }

  /// What has to change for an overlap, nil for whatever it is now; nil if nothing has to.
  ///
  /// `isNews`: a keyboard has just come or moves, so that room of others that appears now is for it.
  package mutating func change(for now: Now, overlap: CGFloat?, isNews: Bool) -> Change? {
    defer { lastInset = now.content }
    hasGivenUp = false
    madeTwice = 0
    guard let overlap else { return nil }
    let (hadRoom, wasMadeByOthers) = (system >= overlap - 1, isMadeByOthers)
    system = now.system ?? system
    noticeOthers(now.content, overlap: overlap, isNews: isNews)
    let hasYielded =
      system >= overlap - 1 && !hadRoom || isMadeByOthers && !wasMadeByOthers
    if content.isHolding, overlap > 0, hasYielded { madeTwice = content.added }
    let wanted = isMadeByOthers ? 0 : overlap
    let base = content.base(under: now.content)
    let barBase = indicator.base(under: now.indicator)
    var change = Change(
      content: Self.content(base: base, safeArea: system, overlap: wanted), contentBase: base,
      indicator: Self.indicator(base: barBase, safeArea: now.indicatorSystem, overlap: wanted),
      indicatorBase: barBase)
    // Where a list is on the screen is computed from its offset; the last bits of that are no change.
    if change.content != base, abs(change.content - now.content) < Self.noise {
      change.content = now.content
    }
    if change.indicator != barBase, abs(change.indicator - now.indicator) < Self.noise {
      change.indicator = now.indicator
    }
    if now.content == content.value { correctionsInARow = 0 }
    guard change.content != now.content || change.indicator != now.indicator else {
      // Somebody took our part away already: then there is none.
      if change.content == base { content = Held() }
      if change.indicator == barBase { indicator = Held() }
      return nil
    }
    return isWorthIt(now.content) ? change : nil
  }

  /// Remembers the content inset of a change that is about to be set.
  package mutating func holdContent(_ change: Change) {
    content.set(change.content, base: change.contentBase)
    lastInset = change.content
  }

  /// Remembers the indicator's inset of a change that is about to be set.
  package mutating func holdIndicator(_ change: Change) {
    indicator.set(change.indicator, base: change.indicatorBase)
  }

  /// An inset that grew by all that is needed while a keyboard came was somebody's room for it, before ours or on top of
  /// it: in the keyboard's turn, or in a later one in which a layout was made that it had led to (T4.19.6). So it stays
  /// until the keyboard is gone.
  private mutating func noticeOthers(_ inset: CGFloat, overlap: CGFloat, isNews: Bool) {
    let needed = overlap - system
    if overlap == 0 {
      isMadeByOthers = false
    } else if isNews || isKeyboardTurn, needed >= 1 {
      let known = content.isHolding ? content.value : lastInset
      if inset - known >= needed - 1 { isMadeByOthers = true }
    }
  }

  /// Whether to put an inset right once more that somebody else set in turns without a keyboard.
  private mutating func isWorthIt(_ inset: CGFloat) -> Bool {
    guard !isKeyboardTurn, content.isHolding, inset != content.value else { return true }
    correctionsInARow += 1
    hasGivenUp = correctionsInARow > Self.patience
    return !hasGivenUp
  }

  // MARK: How much

  /// The adjusted inset: the list's own, plus the larger of safe area and keyboard (design rule 4).
  ///
  /// `base` is the content inset without a keyboard, `safeArea` what the framework adds to it, `overlap` the height the
  /// keyboard covers of the list.
  package static func adjusted(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    base.finiteOrZero + max(safeArea.finiteOrZero, covered(overlap))
  }

  /// The content inset to set for `adjusted`, because the framework adds the safe area by itself.
  ///
  /// Without overlap this is exactly `base`, so that closing the keyboard restores what was there.
  package static func content(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    let beyond = covered(overlap) - safeArea.finiteOrZero
    return beyond > 0 ? base.finiteOrZero + beyond : base
  }

  /// The inset to set for the scroll indicator, whose end is to stay above the keyboard.
  ///
  /// `base` is the indicator's own inset without a keyboard. The framework adds the safe area to it only where it
  /// adjusts indicators automatically; where it does not, `safeArea` is to be 0.
  package static func indicator(base: CGFloat, safeArea: CGFloat, overlap: CGFloat) -> CGFloat {
    content(base: base, safeArea: safeArea, overlap: overlap)
  }

  /// Less than a point is none (truth T7.2.8).
  private static func covered(_ overlap: CGFloat) -> CGFloat {
    let overlap = overlap.finiteOrZero
    return overlap < KeyboardPlacement.leastLength ? 0 : overlap
  }
}
