#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  extension UIWindowScene {
    /// The window the app shows here: the key one, else the first that is no debugging tool's.
    var appWindow: UIWindow? {
      if let keyWindow, !keyWindow.isDebugOverlay { return keyWindow }
      return windows.first { !$0.isDebugOverlay && !$0.isHidden && $0.rootViewController != nil }
    }
  }

  extension UIWindow {
    /// The app's controller on top: the root, or what is presented over it.
    var topController: UIViewController? {
      var controller = rootViewController
      // A hostile tree could go round in circles.
      for _ in 0..<64 {
        guard let next = controller?.presentedViewController, !next.isBeingDismissed else { break }
        controller = next
      }
      return controller
    }

    /// Where a sheet, an alert or a popover stands on the screen; nil without one, or where it fills the window.
    var presentedFrame: CGRect? {
      guard rootViewController?.presentedViewController != nil, let top = topController,
        top !== rootViewController, let view = top.viewIfLoaded, view.window === self
      else { return nil }
      let frame = view.convert(view.bounds, to: self)
      guard frame.height < bounds.height - 1 || frame.width < bounds.width - 1 else { return nil }
      return convert(frame, to: screen.coordinateSpace)
    }
  }
#endif
