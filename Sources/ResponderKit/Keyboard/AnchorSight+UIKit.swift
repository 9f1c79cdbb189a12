#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension AnchorSight {
    /// Reads the list and the keyboard over it.
    ///
    /// - Parameters:
    ///   - isTurnedOver: What is known of a list in no window.
    ///   - asksForFocus: Whether the first responder in the list is worth reading, also where nothing covers the list.
    @MainActor
    init(
      _ list: UIScrollView, isTurnedOver: Bool, asksForFocus: Bool = false, edge: Edge? = nil
    ) {
      let monitor = KeyboardMonitor.shared
      let cover = Self.cover(of: list)
      self.init(
        time: CACurrentMediaTime(), geometry: ScrollViewGeometry(list),
        contentInset: Insets(list.contentInset),
        indicatorInset: Insets(list.verticalScrollIndicatorInsets),
        safeArea: Insets(list.safeAreaInsets),
        adjustsIndicators: list.automaticallyAdjustsScrollIndicatorInsets,
        isInWindow: list.window != nil,
        isTurnedOver: list.window.map(list.isTurnedOver) ?? isTurnedOver, isHeld: list.isHeld,
        cover: cover, isKeyboardMoving: monitor.isMoving, edge: edge,
        focus: asksForFocus ? list.keyboardFocus : nil)
    }

    @MainActor
    private static func cover(of list: UIScrollView) -> Cover {
      guard let window = list.window else { return .untold }
      let keyboard = KeyboardMonitor.shared.covering(window)
      guard keyboard.isCovering else { return .none }
      guard list.isInSight(of: window) else { return .untold }
      let overlap = KeyboardMonitor.shared.overlap(in: list)
      return overlap == 0 || list.sharesKeyboard(keyboard) ? .part(overlap) : .untold
    }
  }

  extension UIScrollView {
    /// Whether a finger, or what it left behind, moves the content.
    var isHeld: Bool { isTracking || isDragging || isDecelerating }

    /// Runs the changes along with the animation that gives the view its new size, as in a rotation; at once if none does.
    func animateResizing(_ changes: @escaping () -> Void) {
      // The key that UIKit gives the size of a view whose frame or bounds it animates.
      guard let duration = layer.animation(forKey: "bounds.size")?.duration, duration > 0 else {
        return UIView.performWithoutAnimation(changes)
      }
      UIView.animate(withDuration: duration, animations: changes)
    }

    /// Whether something of it is inside its window's bounds; one that slides in or out, or waits on another page, is not.
    fileprivate func isInSight(of window: UIWindow) -> Bool {
      !convert(bounds, to: window).intersection(window.bounds).isEmpty
    }

    /// Whether its content's end is at its upper edge on the screen, as in lists that are turned over by a transform.
    fileprivate func isTurnedOver(in window: UIWindow) -> Bool {
      let top = convert(CGPoint(x: bounds.midX, y: bounds.minY), to: window)
      let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: window)
      return bottom.y < top.y
    }
  }
#endif
