#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Dismisses the first responder inside this list or scroll view, or inside the one around this
    /// view, when that responder scrolls out of sight.
    ///
    /// Works like `UIScrollView.dismissFirstResponder(when:ending:seenIn:)`.
    ///
    /// From iOS 16, a `List` or `Form` dismisses the keyboard by default as soon as a drag begins,
    /// before this modifier can decide. While a field inside the list has the focus, the modifier
    /// switches that off, `.scrollDismissesKeyboard(.immediately)` too.
    ///
    /// Apply the modifier to the list itself, once per list. If the view contains several scroll
    /// views and none is by far the largest, it dismisses nothing, and the log and a diagnosis say
    /// so. On a pager it acts on the pager, not on the lists in its pages.
    ///
    /// Does nothing on the Mac, where no keyboard covers a list.
    ///
    /// - Parameters:
    ///   - rule: The condition for dismissing a field.
    ///   - ending: Whether a field may refuse to resign.
    ///   - area: The area that counts as visible.
    public func dismissesFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: DismissalEnding = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) -> some View {
      #if canImport(UIKit)
        probe(
          ScrollProbe.ProbeView.self,
          ScrollProbe(key: [rule, ending, area] as [AnyHashable], judgesDrags: true) {
            $0.dismissFirstResponder(when: rule, ending: ending, seenIn: area)
          })
      #else
        self
      #endif
    }

    /// Keeps this list or scroll view, or the one around this view, in place while the keyboard
    /// moves.
    ///
    /// Works like `UIScrollView.anchor(_:)`, but lets SwiftUI act first. From iOS 14, SwiftUI makes
    /// room for the keyboard and reveals the field that the user edits. The modifier then adds
    /// nothing, and a list that SwiftUI has moved stays where it is, except that `.bottom` keeps
    /// the end of a chat in sight. The modifier makes room where SwiftUI makes none, as under
    /// `.ignoresSafeArea(.keyboard)`. It does nothing on the Mac, where no keyboard covers a list.
    public func keyboardAnchor(_ policy: AnchorPolicy) -> some View {
      #if canImport(UIKit)
        probe(
          ScrollProbe.ProbeView.self,
          ScrollProbe(key: policy) { $0.anchor(policy) })
      #else
        self
      #endif
    }
  }
#endif
