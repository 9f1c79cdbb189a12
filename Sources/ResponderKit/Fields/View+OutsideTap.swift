#if canImport(SwiftUI)
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #endif

  extension View {
    /// Ends editing when the user taps this view outside of everything that handles taps itself.
    ///
    /// Works like `UIView.dismissFirstResponderOnTapOutside()` for a tap within the bounds of this
    /// view. Apply the modifier to a list, a form or the outermost view of a screen. A field that
    /// the user taps keeps or gets the focus. A SwiftUI button works, and editing ends as well.
    ///
    /// Does nothing on the Mac, where no keyboard covers a view.
    public func dismissesFirstResponderOnTap() -> some View {
      #if canImport(UIKit)
        probe(OutsideTapProbe.self, ())
      #else
        self
      #endif
    }
  }

  #if canImport(UIKit)
    /// Puts the recognizer on the view of the screen around it, because touches never reach a probe.
    private final class OutsideTapProbe: PlatformProbe, ModifierProbe {
      private var tap: OutsideTap?

      func update(_ value: Void, in environment: EnvironmentValues) {}

      override func movedToWindow() {
        end()
        guard let window else { return }
        let screen = sequence(first: self as UIView, next: \.superview)
          .first { $0.ownController != nil }
        let tap = OutsideTap()
        tap.start(on: screen ?? window, within: self)
        self.tap = tap
      }

      override func end() {
        tap?.end()
        tap = nil
      }
    }
  #endif
#endif
