#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import UIKit

  /// Finds the view that an app shows in the keyboard's place after the keyboard has left, such as
  /// a panel of pictures. It references views weakly.
  @MainActor
  struct KeyboardPlace {
    /// The last docked keyboard's frame, in screen coordinates.
    private var frame: CGRect?
    private weak var panel: UIView?
    /// The views that were in the keyboard's place before it came, such as a card at the bottom of
    /// the screen. They are not panels.
    private var former: [Former] = []

    private struct Former {
      weak var view: UIView?
    }

    /// Notes that the keyboard has moved.
    mutating func note(_ keyboard: KeyboardState) {
      if keyboard.placement == .docked { frame = keyboard.frame }
    }

    /// Notes what fills the keyboard's place before the keyboard covers it; the frames are those of the
    /// lists, in screen coordinates. A panel that is known remains one when the keyboard comes over it.
    mutating func keyboardComes(in window: UIWindow, below lists: [CGRect]) {
      former = []
      guard let frame = place(below: lists) else { return }
      var found: [Former] = []
      _ = search(window, frame) { view in
        if view !== panel { found.append(Former(view: view)) }
        return false
      }
      former = found
    }

    /// Returns whether a view fills the keyboard's place, or as much of it as is below the lists. The
    /// frames are those of the lists that the keyboard may have covered, in screen coordinates;
    /// `isInList` returns whether a view is such a list, or inside one.
    mutating func isTaken(
      in window: UIWindow, below lists: [CGRect], _ isInList: (UIView) -> Bool
    ) -> Bool {
      guard let frame = place(below: lists) else { return false }
      if let panel, panel.window === window, panel.fills(frame) { return true }
      panel = search(window, frame) { view in
        !former.contains { $0.view === view } && !isInList(view)
      }
      return panel != nil
    }

    /// The last keyboard's frame, as far as the widest list goes: in a split view a panel is as wide as
    /// the column with the list, and the keyboard is wider.
    private func place(below lists: [CGRect]) -> CGRect? {
      guard var frame else { return nil }
      if let list = lists.max(by: { $0.width < $1.width }) {
        let (left, right) = (max(list.minX, frame.minX), min(list.maxX, frame.maxX))
        if left < right { (frame.origin.x, frame.size.width) = (left, right - left) }
      }
      return frame
    }

    /// Returns the front view that fills a place and satisfies a condition.
    private func search(
      _ window: UIWindow, _ place: CGRect, where counts: (UIView) -> Bool
    ) -> UIView? {
      // The point is below the middle, because a panel may be lower than the keyboard.
      let point = window.convert(
        CGPoint(x: place.midX, y: place.maxY - place.height * 0.3),
        from: window.screen.coordinateSpace)
      return window.frontmost(at: point) { $0.fills(place) && counts($0) }
    }
  }

  extension UIView {
    /// Returns whether the view is visible and fills the keyboard's place, in screen coordinates,
    /// but no more than about 70 % of the screen.
    fileprivate func fills(_ place: CGRect) -> Bool {
      guard let window, !sequence(first: self, next: { $0.superview }).contains(where: \.isHidden)
      else { return false }
      let space = window.screen.coordinateSpace
      let (frame, screen) = (convert(bounds, to: space), window.convert(window.bounds, to: space))
      // A sheet of half the screen is higher than the keyboard.
      let top = min(place.minY - 60, screen.minY + screen.height * 0.3)
      return alpha > 0.02 && frame.width >= place.width * 0.9 && frame.height >= 120
        && frame.minY >= top && frame.maxY >= place.maxY - 60
    }
  }
#endif
