#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The panel's material: from iOS 26 on the system's glass, which has an edge of its own; before, its thickest blur.
  ///
  /// Only Xcode 26 knows glass, whose compiler is 6.2; the headless UIKit is of the time before.
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

    /// Rounds its corners, `radius` in points: glass has a shape, and is not clipped to one.
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
