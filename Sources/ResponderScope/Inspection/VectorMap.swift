#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Maps vectors between a view's coordinates and its window's. A flipped list reverses vectors,
  /// and a zoomed list scales them.
  struct VectorMap {
    private let x: CGPoint
    private let y: CGPoint

    /// Reads the map of a view, which results from the transforms of the view and of the views
    /// around it.
    @MainActor
    init(from view: UIView) {
      let origin = view.convert(CGPoint.zero, to: nil)
      let (right, down) = (
        view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
      )
      x = CGPoint(x: right.x - origin.x, y: right.y - origin.y)
      y = CGPoint(x: down.x - origin.x, y: down.y - origin.y)
    }

    /// Returns the vector in the window's coordinates, in points, for a vector in the view's.
    func apply(_ way: CGPoint) -> CGPoint {
      CGPoint(x: way.x * x.x + way.y * y.x, y: way.x * x.y + way.y * y.y)
    }

    /// Returns the vector in the view's coordinates for a vector in the window's, or zero if a
    /// transform collapses the view to a line or a point.
    func inverse(_ way: CGPoint) -> CGPoint {
      let area = x.x * y.y - x.y * y.x
      guard area != 0, area.isFinite else { return .zero }
      return CGPoint(
        x: (way.x * y.y - way.y * y.x) / area, y: (way.y * x.x - way.x * x.y) / area)
    }
  }
#endif
