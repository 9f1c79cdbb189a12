#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The panel's material: the system's glass from iOS 26, which has its own edge, and the thickest
  /// blur before.
  ///
  /// Glass needs Xcode 26, with compiler 6.2. The headless UIKit is older than that.
  extension UIVisualEffectView {
    static var wearsGlass: Bool {
      #if compiler(>=6.2) && os(iOS)
        if #available(iOS 26.0, *) { return true }
      #endif
      return false
    }

    func wearMaterial() {
      #if compiler(>=6.2) && os(iOS)
        if #available(iOS 26.0, *) {
          effect = UIGlassEffect(style: .regular)
          return
        }
      #endif
      effect = UIBlurEffect(style: .systemThickMaterial)
    }

    /// Rounds the corners, with a radius in points. Glass has a shape of its own and is not
    /// clipped.
    func round(_ radius: CGFloat) {
      #if compiler(>=6.2) && os(iOS)
        if #available(iOS 26.0, *) {
          cornerConfiguration = .corners(radius: .fixed(radius))
          return
        }
      #endif
      layer.cornerCurve = .continuous
      layer.cornerRadius = radius
      clipsToBounds = true
    }
  }
#endif
