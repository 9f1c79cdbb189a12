#if canImport(SwiftUI) && canImport(UIKit)
  internal import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension TagHub {
    /// The first responder of a window.
    ///
    /// Cheap where it is still the same one, and in the key window. Of another window UIKit answers no question: there the
    /// tagged ones are asked each turn, and everybody when something there has happened.
    func firstResponder(in window: UIWindow) -> UIResponder? {
      guard let index = windows.firstIndex(where: { $0.window === window }) else {
        return UIResponder.current(in: window)
      }
      if let last = windows[index].last, last.isFirstResponder, last.hostWindow === window {
        return last
      }
      var found: UIResponder?
      if window.isKeyWindow, let current = UIResponder.current, current.hostWindow === window {
        found = current
      } else {
        found = taggedFirstResponder(in: window)
        if found == nil, windows[index].needsSearch || windows[index].last != nil {
          found = window.firstResponderInside
        }
      }
      windows[index].needsSearch = false
      windows[index].last = found
      return found
    }

    private func taggedFirstResponder(in window: UIWindow) -> UIResponder? {
      for id in probeOrder {
        if let responder = probes[id]?.responder, responder.isFirstResponder,
          responder.hostWindow === window
        {
          return responder
        }
      }
      return nil
    }
  }
#endif
