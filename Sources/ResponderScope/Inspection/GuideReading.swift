#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the keyboard layout guide that the app uses to lay out its topmost screen.
  ///
  /// It looks for the guide in the constraints of the screen's view. If it read the view's
  /// `keyboardLayoutGuide`, UIKit would create a guide where the app has none, and would then lay
  /// out the view whenever the keyboard moves: the HUD would change what it measures.
  @MainActor
  struct GuideReading {
    private weak var guide: UIKeyboardLayoutGuide?

    /// Returns the guide's upper edge in screen coordinates, in points; nil without a guide, or
    /// without a keyboard or bar at the bottom of the screen. By default a guide follows only such
    /// a keyboard (truth T4.15.4).
    mutating func top(in window: UIWindow?, _ keyboard: KeyboardState) -> CGFloat? {
      guard keyboard.placement == .docked || keyboard.placement == .accessoryOnly,
        let screen = window?.topScreen
      else { return nil }
      if guide?.owningView !== screen { guide = screen.keyboardGuideInUse }
      return guide?.screenFrame?.minY
    }
  }

  extension UIView {
    fileprivate var keyboardGuideInUse: UIKeyboardLayoutGuide? {
      for constraint in constraints {
        for case let guide as UIKeyboardLayoutGuide in [
          constraint.firstItem, constraint.secondItem,
        ]
        where guide.owningView === self {
          return guide
        }
      }
      return nil
    }
  }
#endif
