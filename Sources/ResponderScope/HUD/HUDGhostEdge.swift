#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Over which edge of the visible area a ghost lies, and how far; nil while some of it is inside.
  struct HUDGhostEdge: Equatable {
    var isAbove: Bool
    /// From the edge to the near side of the ghost, whole points.
    var distance: CGFloat

    init?(ghost: CGRect, visible: CGRect) {
      if ghost.maxY <= visible.minY {
        isAbove = true
        distance = (visible.minY - ghost.maxY).rounded()
      } else if ghost.minY >= visible.maxY {
        isAbove = false
        distance = (ghost.minY - visible.maxY).rounded()
      } else {
        return nil
      }
    }

    /// What the tag says.
    var text: String {
      "\(isAbove ? "↑" : "↓") at rest \(HUDNumbers.whole(distance)) pt \(isAbove ? "above" : "below")"
    }
  }
#endif
