#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Something the panel should not cover, in window coordinates, in points.
  struct HUDObstacle: Equatable {
    var frame: CGRect
    /// The cost of a covered point, relative to other obstacles.
    var weight: CGFloat
    /// Whether this is the field that the user edits.
    var isField = false

    /// The obstacle's own frame, without the margin around it.
    var covered: CGRect {
      isField ? frame.insetBy(dx: Self.fieldMargin, dy: Self.fieldMargin) : frame
    }
    private static let fieldMargin: CGFloat = 8

    /// Whether this is a keyboard. It lies above the HUD, so the user cannot want the panel there.
    var isKeyboard: Bool { weight == Self.keyboardWeight }
    private static let keyboardWeight: CGFloat = 16

    /// A keyboard. It lies above every window and hides what is below it.
    static func keyboard(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(frame: frame, weight: keyboardWeight)
    }
    /// The field that the user edits, with a margin around it.
    static func field(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(
        frame: frame.insetBy(dx: -fieldMargin, dy: -fieldMargin), weight: 8, isField: true)
    }
    /// A bar of the app, which has controls to tap.
    static func bar(_ frame: CGRect) -> HUDObstacle { HUDObstacle(frame: frame, weight: 2) }
    /// A sheet, an alert or a popover.
    static func presented(_ frame: CGRect) -> HUDObstacle { HUDObstacle(frame: frame, weight: 1) }

    /// Returns the taller of the two parts of an area above and below the obstacle, if it is at
    /// least `least` points tall, or else nil.
    func freeStrip(of area: CGRect, least: CGFloat) -> CGRect? {
      let above = CGRect(
        x: area.minX, y: area.minY, width: area.width, height: frame.minY - area.minY)
      let below = CGRect(
        x: area.minX, y: frame.maxY, width: area.width, height: area.maxY - frame.maxY)
      // Compares differences of edges, because `height` is never negative.
      let strip = frame.minY - area.minY > area.maxY - frame.maxY ? above : below
      let height = max(frame.minY - area.minY, area.maxY - frame.maxY)
      return height >= least && height.isFinite ? strip : nil
    }

    /// Returns the weighted area that a panel would cover.
    func cost(of panel: CGRect) -> CGFloat {
      let common = panel.intersection(frame)
      return common.isNull ? 0 : common.width * common.height * weight
    }
  }

  extension HUDPlace {
    /// Returns the frame of a panel that prefers a place: there, or where it covers the least of
    /// the obstacles.
    ///
    /// The candidates are the place itself, the anchors, and just above and below each obstacle at
    /// the preferred x. Of equal candidates, the nearest to the preferred place wins.
    static func frame(
      preferring place: HUDPlace, size: CGSize, in area: CGRect, avoiding obstacles: [HUDObstacle],
      isRightToLeft: Bool
    ) -> CGRect {
      let wanted = place.frame(size: size, in: area, isRightToLeft: isRightToLeft)
      let present = obstacles.filter { !$0.frame.isNull && !$0.frame.isInfinite }
      func cost(_ frame: CGRect) -> CGFloat { present.reduce(0) { $0 + $1.cost(of: frame) } }
      guard cost(wanted) > 0 else { return wanted }
      var candidates = [wanted]
      for obstacle in present {
        for y in [obstacle.frame.minY - size.height - 8, obstacle.frame.maxY + 8] {
          var frame = wanted
          frame.origin.y = y
          if area.insetBy(dx: -0.5, dy: -0.5).contains(frame) { candidates.append(frame) }
        }
      }
      candidates += anchors.map { $0.frame(size: size, in: area, isRightToLeft: isRightToLeft) }
      func distance(_ frame: CGRect) -> CGFloat {
        let (x, y) = (frame.midX - wanted.midX, frame.midY - wanted.midY)
        return (x * x + y * y).squareRoot()
      }
      return candidates.min { (cost($0), distance($0)) < (cost($1), distance($1)) } ?? wanted
    }
  }
#endif
