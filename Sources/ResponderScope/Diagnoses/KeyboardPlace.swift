#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Finds what an app shows in the keyboard's place after it has left, such as a panel of pictures; holds none of it.
  @MainActor
  struct KeyboardPlace {
    /// Where the last keyboard stood, screen coordinates.
    private var frame: CGRect?
    private weak var panel: UIView?

    /// The keyboard has moved.
    mutating func note(_ keyboard: KeyboardState) {
      if keyboard.placement == .docked { frame = keyboard.frame }
    }

    /// Whether a view stands there that fills it. The app's hit testing is asked while none is known.
    mutating func isTaken(in window: UIWindow) -> Bool {
      guard let frame else { return false }
      if let panel, panel.window === window, panel.fills(frame) { return true }
      // Below the middle: a panel may be lower than the keyboard.
      let point = window.convert(
        CGPoint(x: frame.midX, y: frame.maxY - frame.height * 0.3),
        from: window.screen.coordinateSpace)
      guard let hit = window.hitTest(point, with: nil) else { return false }
      panel = sequence(first: hit) { $0.superview }.first { $0.fills(frame) }
      return panel != nil
    }
  }

  extension UIView {
    /// Whether it is to be seen and takes the place of a keyboard, screen coordinates, and not all of the screen.
    fileprivate func fills(_ place: CGRect) -> Bool {
      guard let window, !sequence(first: self, next: { $0.superview }).contains(where: \.isHidden)
      else { return false }
      let frame = convert(bounds, to: window.screen.coordinateSpace)
      return alpha > 0.02 && frame.width >= place.width * 0.9 && frame.height >= 120
        && frame.minY >= place.minY - 60 && frame.maxY >= place.maxY - 60
    }
  }
#endif
