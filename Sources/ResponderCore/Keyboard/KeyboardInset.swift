package import Foundation

/// The bottom insets a list needs while a keyboard covers part of it; all in points.
package enum KeyboardInset {
  /// The adjusted bottom inset: the list's own, plus the larger of safe area and keyboard (design rule 4).
  ///
  /// `base` is the bottom content inset without a keyboard, `safeArea` what the safe area adds to it, `overlap` the
  /// height the keyboard covers of the list.
  package static func adjusted(
    base: CGFloat, safeArea: CGFloat, overlap: CGFloat
  ) -> CGFloat {
    base.finiteOrZero + max(safeArea.finiteOrZero, covered(overlap))
  }

  /// The bottom content inset to set for `adjusted`, because the framework adds the safe area by itself.
  ///
  /// Without overlap this is exactly `base`, so that closing the keyboard restores what was there.
  package static func content(
    base: CGFloat, safeArea: CGFloat, overlap: CGFloat
  ) -> CGFloat {
    let beyond = covered(overlap) - safeArea.finiteOrZero
    return beyond > 0 ? base.finiteOrZero + beyond : base
  }

  /// The bottom inset to set for the scroll indicator, whose end is to stay above the keyboard.
  ///
  /// `base` is the indicator's own inset without a keyboard. The framework adds the safe area to it only where it
  /// adjusts indicators automatically; where it does not, `safeArea` is to be 0.
  package static func indicator(
    base: CGFloat, safeArea: CGFloat, overlap: CGFloat
  ) -> CGFloat {
    content(base: base, safeArea: safeArea, overlap: overlap)
  }

  /// Less than a point is none (truth T7.2.8).
  private static func covered(_ overlap: CGFloat) -> CGFloat {
    let overlap = overlap.finiteOrZero
    return overlap < KeyboardPlacement.leastLength ? 0 : overlap
  }
}
