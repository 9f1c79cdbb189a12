#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the keyboard layout guide that the app uses to lay out its topmost screen, or a screen
  /// that contains it.
  @MainActor
  struct GuideReading {
    private weak var screen: UIView?
    private weak var guide: UILayoutGuide?

    /// Returns the guide's upper edge in screen coordinates, in points; nil without a guide, or
    /// without a keyboard or bar at the bottom of the screen. By default a guide follows only such
    /// a keyboard (truth T4.15.4).
    mutating func top(in window: UIWindow?, _ keyboard: KeyboardState) -> CGFloat? {
      guard keyboard.placement == .docked || keyboard.placement == .accessoryOnly,
        let screen = window?.topScreen
      else { return nil }
      if guide == nil || screen !== self.screen { guide = screen.keyboardGuideAround }
      self.screen = screen
      return guide?.screenFrame?.minY
    }

    /// Returns the guide for the rules about it; nil while a finger or a transition may be moving
    /// the keyboard or the guide's view.
    mutating func fact(in window: UIWindow?, _ keyboard: KeyboardState) -> DiagnosisFacts.Guide? {
      guard let top = top(in: window, keyboard), let view = guide?.owningView,
        let rest = view.safeAreaLayoutGuide.screenFrame?.maxY,
        // The search is needed only for a guide that looks wrong.
        top > keyboard.frame.minY, !view.isMovedOrPulled
      else { return nil }
      return DiagnosisFacts.Guide(view: ResponderIdentity(view), top: top, rest: rest)
    }
  }

  extension UIView {
    /// Whether a finger on a list in this view may be pulling the keyboard, or a transition moves
    /// the view.
    fileprivate var isMovedOrPulled: Bool {
      if chain.contains(where: { ($0 as? UIViewController)?.transitionCoordinator != nil }) {
        return true
      }
      var views = [self]
      while let view = views.popLast() {
        if let list = view as? UIScrollView, list.isTracking { return true }
        views += view.subviews
      }
      return false
    }
  }
#endif
