#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// An area that the panel should not cover, in the coordinates of the HUD's window, in points.
  struct HUDObstacle: Equatable {
    var frame: CGRect
    /// The cost of each covered square point, relative to other obstacles.
    var weight: CGFloat
    /// Whether this is a field that the user edits.
    var isField = false

    /// The frame without the margin that `field(_:)` adds.
    var covered: CGRect {
      isField ? frame.insetBy(dx: Self.fieldMargin, dy: Self.fieldMargin) : frame
    }
    private static let fieldMargin: CGFloat = 8

    /// Whether this is a keyboard. A keyboard is in front of the HUD, so the panel avoids it even
    /// where the user has dragged the panel.
    var isKeyboard: Bool { weight == Self.keyboardWeight }
    private static let keyboardWeight: CGFloat = 16

    /// Returns the obstacle for a keyboard, which is in front of every window and would hide the
    /// panel.
    static func keyboard(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(frame: frame, weight: keyboardWeight)
    }
    /// Returns the obstacle for a field that the user edits, with a margin around it.
    static func field(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(
        frame: frame.insetBy(dx: -fieldMargin, dy: -fieldMargin), weight: 8, isField: true)
    }
    /// Whether this is the fold of a display.
    var isFold: Bool { weight == Self.foldWeight }
    private static let foldWeight: CGFloat = 4

    /// Returns the obstacle for the fold of a display, where a panel would be bent.
    static func fold(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(frame: frame, weight: foldWeight)
    }

    /// Returns the obstacle for a bar of the app, which has controls to tap, or for the buttons of
    /// an iPad window.
    static func bar(_ frame: CGRect) -> HUDObstacle { HUDObstacle(frame: frame, weight: 2) }
    /// Returns the obstacle for a sheet, an alert or a popover.
    static func presented(_ frame: CGRect) -> HUDObstacle { HUDObstacle(frame: frame, weight: 1) }

    /// Returns the two parts of an area on both sides of the fold and of a margin along it, without
    /// those that are empty.
    @MainActor func sides(of area: CGRect) -> [CGRect] {
      let isUpright = frame.height > frame.width
      let frame = frame.insetBy(dx: -HUDStyle.margin, dy: -HUDStyle.margin)
      let parts =
        isUpright
        ? [
          (area.minX, area.minY, frame.minX - area.minX, area.height),
          (frame.maxX, area.minY, area.maxX - frame.maxX, area.height),
        ]
        : [
          (area.minX, area.minY, area.width, frame.minY - area.minY),
          (area.minX, frame.maxY, area.width, area.maxY - frame.maxY),
        ]
      return parts.filter { $0.2 > 0 && $0.3 > 0 }
        .map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    }

    /// Returns the taller of the two parts of an area above and below the obstacle, if it is at
    /// least `least` points tall, or else nil.
    func freeStrip(of area: CGRect, least: CGFloat) -> CGRect? {
      let above = CGRect(
        x: area.minX, y: area.minY, width: area.width, height: frame.minY - area.minY)
      let below = CGRect(
        x: area.minX, y: frame.maxY, width: area.width, height: area.maxY - frame.maxY)
      // Compare the distances between the edges. They are negative where the obstacle extends
      // beyond the area, but `CGRect.height` never is.
      let strip = frame.minY - area.minY > area.maxY - frame.maxY ? above : below
      let height = max(frame.minY - area.minY, area.maxY - frame.maxY)
      return height >= least && height.isFinite ? strip : nil
    }

    /// Returns the area of the obstacle that a panel would cover, multiplied by the weight.
    func cost(of panel: CGRect) -> CGFloat {
      let common = panel.intersection(frame)
      return common.isNull ? 0 : common.width * common.height * weight
    }
  }

  extension HUDPlace {
    /// Returns the frame of a panel at the preferred place if the panel covers no obstacle there,
    /// or else the candidate whose covered areas, multiplied by the obstacles' weights, have the
    /// smallest sum.
    ///
    /// The candidates are the preferred place, the places just above and below each obstacle at the
    /// preferred x, if they are inside `area`, and the corners and middles of the edges
    /// (`anchors`). Of several candidates with the smallest sum, the nearest to the preferred place
    /// wins.
    static func frame(
      preferring place: HUDPlace, size: CGSize, in area: CGRect, avoiding obstacles: [HUDObstacle],
      isRightToLeft: Bool
    ) -> CGRect {
      let wanted = place.frame(size: size, in: area, isRightToLeft: isRightToLeft)
      let present = obstacles.filter { !$0.frame.isNull && !$0.frame.isInfinite }
      func cost(_ frame: CGRect) -> CGFloat { present.reduce(0) { $0 + $1.cost(of: frame) } }
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
