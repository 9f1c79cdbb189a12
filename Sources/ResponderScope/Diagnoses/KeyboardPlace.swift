#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Finds the view that an app shows in the keyboard's place after the keyboard has left, such as
  /// a panel of pictures. It references views weakly.
  @MainActor
  struct KeyboardPlace {
    /// The frame of the last docked keyboard, in screen coordinates, in points.
    private var frame: CGRect?
    /// The view that was last found in the keyboard's place.
    private weak var panel: UIView?
    /// The views and the layers without views that were in the keyboard's place before the keyboard
    /// appeared, such as a card at the bottom of the screen. These do not count as panels.
    private var former: [() -> CALayer?] = []

    /// Notes the keyboard's frame if it is docked. The feed calls this when the keyboard moves.
    mutating func note(_ keyboard: KeyboardState) {
      if keyboard.placement == .docked { frame = keyboard.frame }
    }

    /// Notes the views that fill the keyboard's place when a keyboard appears, except the view in
    /// `panel`. That view still counts as a panel after the keyboard has covered it. `lists`
    /// contains the frames of the lists, in screen coordinates.
    mutating func keyboardComes(in window: UIWindow, below lists: [CGRect]) {
      former = []
      guard let frame = place(below: lists) else { return }
      var found: [() -> CALayer?] = []
      _ = search(window, frame) { view in
        if view !== panel, view.fills(frame, besides: []) {
          found += view.layers(in: frame).map { layer in { [weak layer] in layer } }
        }
        return false
      }
      former = found
    }

    /// Returns whether a view fills the place of the keyboard or, beside `lists`, of the widest list.
    /// These are the frames of the lists that the keyboard may have covered, in screen coordinates.
    /// Views for which `isInList` is true, which are such a list or inside one, do not count.
    mutating func isTaken(
      in window: UIWindow, below lists: [CGRect], _ isInList: (UIView) -> Bool
    ) -> Bool {
      guard let frame = place(below: lists) else { return false }
      let former = former.compactMap { $0() }
      if let panel, panel.window === window, panel.fills(frame, besides: former) { return true }
      panel = search(window, frame) { $0.fills(frame, besides: former) && !isInList($0) }
      return panel != nil
    }

    /// Returns the last docked keyboard's frame, cut to the left and right edges of the widest
    /// list. In a split view, a panel is as wide as the column with the list, and the keyboard is
    /// wider.
    private func place(below lists: [CGRect]) -> CGRect? {
      guard var frame else { return nil }
      if let list = lists.max(by: { $0.width < $1.width }) {
        let (left, right) = (max(list.minX, frame.minX), min(list.maxX, frame.maxX))
        if left < right { (frame.origin.x, frame.size.width) = (left, right - left) }
      }
      return frame
    }

    /// Returns the frontmost view that a touch in the place could reach, under a condition.
    private func search(
      _ window: UIWindow, _ place: CGRect, where counts: (UIView) -> Bool
    ) -> UIView? {
      // The point is below the middle of the place, because a panel may be shorter than the
      // keyboard.
      let point = window.convert(
        CGPoint(x: place.midX, y: place.maxY - place.height * 0.3),
        from: window.screen.coordinateSpace)
      return window.layer.frontmost(at: point) { $0.view.map(counts) ?? false }?.view
    }
  }

  extension UIView {
    /// Returns whether the view is visible and it, or what layers without views draw in it, roughly
    /// fills the keyboard's place, in screen coordinates. Layers in `former` do not count.
    fileprivate func fills(_ place: CGRect, besides former: [CALayer]) -> Bool {
      guard alpha > 0.02, !sequence(first: self, next: \.superview).contains(where: \.isHidden)
      else { return false }
      let frame = layers(in: place).filter { one in !former.contains { $0 === one } }
        .reduce(CGRect.null) { $0.union(rect(of: $1)) }
      return frame.width >= place.width * 0.9 && frame.height >= 120
        && frame.maxY >= place.maxY - 60
    }

    /// The view's layer and the layers without views in it, or all in it if SwiftUI made the view, as
    /// far as they are in the keyboard's place and do not reach much above it.
    fileprivate func layers(in place: CGRect) -> [CALayer] {
      guard let window else { return [] }
      let screen = window.convertToScreen(window.bounds)
      // A sheet that covers half of the screen is taller than the keyboard. So a view may reach 60
      // points above the keyboard's place, and in any case up to 70 % of the screen's height.
      let top = min(place.minY - 60, screen.minY + screen.height * 0.3)
      let isHosting = ResponderDetails.module(of: self) == "SwiftUI"
      return ([layer] + (isHosting ? layer.sublayers ?? [] : layer.drawn)).filter {
        rect(of: $0).minY >= top && rect(of: $0).maxY > place.minY
      }
    }

    private func rect(of inner: CALayer) -> CGRect {
      convertToScreen(layer.convert(inner.bounds, from: inner))
    }
  }
#endif
