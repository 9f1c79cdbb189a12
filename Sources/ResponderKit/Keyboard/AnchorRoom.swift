#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The room that an anchor makes at the bottom of its list, beside what the app and the framework put there.
  @MainActor
  struct AnchorRoom {
    /// The insets to set, with what they are without us; points.
    struct Change {
      var content: CGFloat
      var contentBase: CGFloat
      var indicator: CGFloat
      var indicatorBase: CGFloat
    }

    /// A keyboard moved in this turn of the run loop: who changes an inset now does so because of it.
    var isKeyboardTurn = false {
      didSet { if isKeyboardTurn { correctionsInARow = 0 } }
    }
    private var content = HeldInset()
    private var indicator = HeldInset()
    /// The content inset as it was last seen or left.
    private var lastInset: CGFloat
    /// What the safe area added to it then.
    private(set) var safeArea: CGFloat
    /// Somebody else makes room for this keyboard.
    private var isMadeByOthers = false
    private var correctionsInARow = 0

    /// So many turns in a row an inset is put right that somebody else keeps setting; then it is theirs.
    private static let patience = 4
    /// Points.
    private static let noise: CGFloat = 0.001

    init(_ scrollView: UIScrollView) {
      lastInset = scrollView.contentInset.bottom
      safeArea = scrollView.safeAreaBottom
    }

    var isHolding: Bool { content.isHolding || indicator.isHolding }

    /// Takes note of a list that nothing is added to.
    mutating func see(_ scrollView: UIScrollView) {
      isMadeByOthers = false
      lastInset = scrollView.contentInset.bottom
      safeArea = scrollView.safeAreaBottom
    }

    /// What has to change for an overlap in points, nil for whatever it is now; nil if nothing has to.
    mutating func change(for scrollView: UIScrollView, overlap: CGFloat?) -> Change? {
      let inset = scrollView.contentInset.bottom
      let bar = scrollView.verticalScrollIndicatorInsets.bottom
      defer { lastInset = inset }
      guard let overlap else { return nil }
      if scrollView.window != nil { safeArea = scrollView.safeAreaBottom }
      noticeOthers(inset, needed: overlap - safeArea, overlap: overlap, in: scrollView)
      let wanted = isMadeByOthers ? 0 : overlap
      let adjusts = scrollView.automaticallyAdjustsScrollIndicatorInsets
      let (base, barBase) = (content.base(under: inset), indicator.base(under: bar))
      var change = Change(
        content: KeyboardInset.content(base: base, safeArea: safeArea, overlap: wanted),
        contentBase: base,
        indicator: KeyboardInset.indicator(
          base: barBase, safeArea: adjusts ? safeArea : 0, overlap: wanted),
        indicatorBase: barBase)
      // Where a list is on the screen is computed from its offset; the last bits of that are no change.
      if change.content != base, abs(change.content - inset) < Self.noise { change.content = inset }
      if change.indicator != barBase, abs(change.indicator - bar) < Self.noise {
        change.indicator = bar
      }
      if inset == content.value { correctionsInARow = 0 }
      guard change.content != inset || change.indicator != bar else {
        // Somebody took our part away already: then there is none.
        if change.content == base { content = HeldInset() }
        if change.indicator == barBase { indicator = HeldInset() }
        return nil
      }
      return isWorthIt(inset) ? change : nil
    }

    /// Remembers the content inset of a change that is about to be set.
    ///
    /// Setting it calls the app back, which may ask for this value again: so it is not done in here.
    mutating func holdContent(_ change: Change) {
      content.set(change.content, base: change.contentBase)
      lastInset = change.content
    }

    /// Remembers the indicator's inset of a change that is about to be set.
    mutating func holdIndicator(_ change: Change) {
      indicator.set(change.indicator, base: change.indicatorBase)
    }

    /// An inset that grew in the keyboard's own turn by all that is needed was somebody's room for it, before ours or
    /// on top of it. So it stays until the keyboard is gone.
    private mutating func noticeOthers(
      _ inset: CGFloat, needed: CGFloat, overlap: CGFloat, in scrollView: UIScrollView
    ) {
      if scrollView.isAdjustedByTableController {
        isMadeByOthers = true
      } else if overlap == 0 {
        isMadeByOthers = false
      } else if isKeyboardTurn, needed >= 1 {
        let known = content.isHolding ? content.value : lastInset
        if inset - known >= needed - 1 { isMadeByOthers = true }
      }
    }

    /// Whether to put an inset right once more that somebody else set in turns without a keyboard.
    private mutating func isWorthIt(_ inset: CGFloat) -> Bool {
      guard !isKeyboardTurn, content.isHolding, inset != content.value else { return true }
      correctionsInARow += 1
      guard correctionsInARow > Self.patience else { return true }
      ResponderLog.once("anchor.contested") {
        "A list's bottom inset is set again and again while the keyboard is up; its anchor leaves it."
      }
      return false
    }
  }
#endif
