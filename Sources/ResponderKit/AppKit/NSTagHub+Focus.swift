#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  extension TagHub {
    /// The first responder of a window: AppKit tells it of every window.
    func firstResponder(in window: NSWindow) -> NSResponder? {
      NSResponder.current(in: window)
    }
  }
#endif
