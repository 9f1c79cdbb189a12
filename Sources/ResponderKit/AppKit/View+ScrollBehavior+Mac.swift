#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  public import ResponderCore
  public import SwiftUI

  extension View {
    /// Does nothing on the Mac, where no keyboard covers a list: a view that is shared with iOS compiles.
    public func dismissesFirstResponder(
      when rule: DismissalRule = .fullyHidden, ending: DismissalEnding = .polite,
      seenIn area: VisibleArea = .insideSafeArea
    ) -> some View {
      self
    }

    /// Does nothing on the Mac, where no keyboard covers a list: a view that is shared with iOS compiles.
    public func keyboardAnchor(_ policy: AnchorPolicy) -> some View {
      self
    }
  }
#endif
