#if canImport(SwiftUI) && canImport(UIKit)
  public import ResponderCore
  public import SwiftUI

  extension View {
    /// Dismisses the first responder inside this list or scroll view, or inside the one around this view, when it will
    /// have scrolled out of sight; as `UIScrollView.dismissFirstResponder(when:)` does.
    public func dismissesFirstResponder(when rule: DismissalRule = .fullyHidden) -> some View {
      overlay {
        ScrollProbe(key: rule) { $0.dismissFirstResponder(when: rule) }
          .allowsHitTesting(false)
      }
    }

    /// Keeps this list or scroll view, or the one around this view, in place while the keyboard moves; as
    /// `UIScrollView.anchor(_:)` does.
    public func keyboardAnchor(_ policy: AnchorPolicy) -> some View {
      overlay {
        ScrollProbe(key: policy) { $0.anchor(policy) }.allowsHitTesting(false)
      }
    }
  }
#endif
