#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  extension TagHub {
    /// Nothing has to be announced: AppKit's answer costs nothing.
    static var focusNews: [Notification.Name] { [] }

    /// The first responder of a window: AppKit tells it of every window.
    func firstResponder(in window: NSWindow) -> NSResponder? {
      NSResponder.current(in: window)
    }
  }
#endif
