#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Finds the view that an app shows in the keyboard's place after the keyboard has left, such as
  /// a panel of pictures. It references the view weakly.
  @MainActor
  struct KeyboardPlace {
    /// The last docked keyboard's frame, in screen coordinates.
    private var frame: CGRect?
    private weak var panel: UIView?

    /// Notes that the keyboard has moved.
    mutating func note(_ keyboard: KeyboardState) {
      if keyboard.placement == .docked { frame = keyboard.frame }
    }

    /// Returns whether a view fills the keyboard's place. It uses the app's hit testing only while
    /// no such view is known.
    mutating func isTaken(in window: UIWindow) -> Bool {
      guard let frame else { return false }
      if let panel, panel.window === window, panel.fills(frame) { return true }
      // The point is below the middle, because a panel may be lower than the keyboard.
      let point = window.convert(
        CGPoint(x: frame.midX, y: frame.maxY - frame.height * 0.3),
        from: window.screen.coordinateSpace)
      guard let hit = window.hitTest(point, with: nil) else { return false }
      panel = sequence(first: hit) { $0.superview }.first { $0.fills(frame) }
      return panel != nil
    }
  }

  extension UIView {
    /// Returns whether the view is visible and fills the keyboard's place, in screen coordinates,
    /// but not the whole screen.
    fileprivate func fills(_ place: CGRect) -> Bool {
      guard let window, !sequence(first: self, next: { $0.superview }).contains(where: \.isHidden)
      else { return false }
      let frame = convert(bounds, to: window.screen.coordinateSpace)
      return alpha > 0.02 && frame.width >= place.width * 0.9 && frame.height >= 120
        && frame.minY >= place.minY - 60 && frame.maxY >= place.maxY - 60
    }
  }
#endif
