#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension UIScrollView {
    /// What the safe area adds to the bottom content inset, to the bit as UIKit adds it.
    var safeAreaBottom: CGFloat {
      let difference = adjustedContentInset.bottom - contentInset.bottom
      let whole = [safeAreaInsets.bottom, 0].first { abs($0 - difference) < 1e-6 }
      return whole ?? difference
    }

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
    func isInSight(of window: UIWindow) -> Bool {
      !convert(bounds, to: window).intersection(window.bounds).isEmpty
    }

    /// Whether its content's end is at its upper edge on the screen, as in lists that are turned over by a transform.
    func isTurnedOver(in window: UIWindow) -> Bool {
      let top = convert(CGPoint(x: bounds.midX, y: bounds.minY), to: window)
      let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: window)
      return bottom.y < top.y
    }

    /// Whether this is the table of a table controller, which makes room for the keyboard by itself (truth T4.17.1).
    var isAdjustedByTableController: Bool {
      guard let table = self as? UITableView else { return false }
      return chain.lazy.compactMap { $0 as? UITableViewController }.first?.tableView === table
    }
  }
#endif
