#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the keyboard layout guide that the app lays the screen on top out by.
  ///
  /// It is found among the screen's constraints. Asking the view would make one where the app has none, and a view with a guide
  /// is laid out with the keyboard: the HUD would change what it measures.
  @MainActor
  struct GuideReading {
    private weak var guide: UIKeyboardLayoutGuide?

    /// The guide's upper edge in screen coordinates, points; nil without a guide, and without a keyboard at the bottom, which
    /// alone a guide follows as a rule (truth T4.15.4).
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
