#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The panel's material: from iOS 26, the system's glass, which draws its own edge; on earlier
  /// systems, a blur with the system's thick material.
  ///
  /// The SDK declares glass from Xcode 26 on, whose compiler is Swift 6.2. The headless UIKit does
  /// not declare it.
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

    /// Rounds the corners, with a radius in points. Glass has a shape of its own, so it is not
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
