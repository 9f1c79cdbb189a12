#if canImport(SwiftUI) && canImport(UIKit)
  public import ResponderCore
  public import SwiftUI

  extension View {
    /// Dismisses the first responder inside this list or scroll view, or inside the one around this view, when it will
    /// have scrolled out of sight; as `UIScrollView.dismissFirstResponder(when:ending:seenIn:)` does.
    ///
    /// From iOS 16 a `List` or `Form` dismisses the keyboard by itself as soon as a drag begins, and nothing would be left to
    /// decide about. While a field inside the list it acts on has the focus, this modifier switches that off: a `keyboardDismissMode` of
    /// `.onDrag`, which `.scrollDismissesKeyboard(.immediately)` asks for too, is `.none`, and comes back when the focus or the modifier goes.
    /// `.scrollDismissesKeyboard(.interactively)` and `.never` stay as they are. Leave the modifier out where a list is to close
    /// the keyboard on every drag.
    ///
    /// The list may come later, go, or be replaced by another. Where several scroll views stand in the view and none is by far
    /// the largest, nothing is dismissed, and the log and a diagnosis say so: write the modifier on the one that is meant, once a list. On a pager it
    /// means the pager, not the lists in its pages.
    ///
    /// - Parameters:
    ///   - rule: when a field is dismissed; by default when nothing of it will be visible at rest.
    ///   - ending: whether a field may refuse.
    ///   - area: what counts as visible; by default all but the safe area, so content margins do.
    public func dismissesFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: DismissalEnding = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) -> some View {
      overlay {
        ScrollProbe(key: [rule, ending, area] as [AnyHashable], judgesDrags: true) {
          $0.dismissFirstResponder(when: rule, ending: ending, seenIn: area)
        }
        .allowsHitTesting(false)
      }
    }

    /// Keeps this list or scroll view, or the one around this view, in place while the keyboard moves; as
    /// `UIScrollView.anchor(_:)` does, after SwiftUI.
    ///
    /// From iOS 14 SwiftUI makes room for the keyboard and shows the field that is edited by itself. Then nothing is added, and where
    /// SwiftUI has moved the list it stays; but for a chat's end, which `.bottom` keeps in sight. Room is made where SwiftUI makes none, as
    /// under `.ignoresSafeArea(.keyboard)`.
    public func keyboardAnchor(_ policy: AnchorPolicy) -> some View {
      overlay {
        ScrollProbe(key: policy) { $0.anchor(policy, letsOthersGoFirst: true) }
          .allowsHitTesting(false)
      }
    }
  }
#endif
