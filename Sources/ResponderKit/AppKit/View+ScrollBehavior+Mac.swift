#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  public import ResponderCore
  public import SwiftUI

  extension View {
    /// Does nothing on the Mac, where no keyboard covers a list. It lets a view that is shared with
    /// iOS compile.
    public func dismissesFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: DismissalEnding = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) -> some View {
      self
    }

    /// Does nothing on the Mac, where no keyboard covers a list. It lets a view that is shared with
    /// iOS compile.
    public func keyboardAnchor(_ policy: AnchorPolicy) -> some View {
      self
    }
  }
#endif
