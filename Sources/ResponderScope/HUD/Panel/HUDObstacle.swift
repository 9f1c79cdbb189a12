#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Something the panel had better not lie on, in window coordinates, points.
  struct HUDObstacle: Equatable {
    var frame: CGRect
    /// How bad a covered point is, compared with others.
    var weight: CGFloat
    /// Whether it is what is being edited.
    var isField = false

    /// What it is itself, without the room around it.
    var covered: CGRect {
      isField ? frame.insetBy(dx: Self.fieldMargin, dy: Self.fieldMargin) : frame
    }
    private static let fieldMargin: CGFloat = 8

    /// Whether it lies above the HUD, so that the user cannot want the panel there.
    var isKeyboard: Bool { weight == Self.keyboardWeight }
    private static let keyboardWeight: CGFloat = 16

    /// The keyboard lies above every window: what is under it cannot be seen.
    static func keyboard(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(frame: frame, weight: keyboardWeight)
    }
    /// What is being edited, with some room around it.
    static func field(_ frame: CGRect) -> HUDObstacle {
      HUDObstacle(
        frame: frame.insetBy(dx: -fieldMargin, dy: -fieldMargin), weight: 8, isField: true)
    }
    /// What bars the app shows there: they are there to be tapped.
    static func bar(_ frame: CGRect) -> HUDObstacle { HUDObstacle(frame: frame, weight: 2) }
    /// A sheet, an alert, a popover.
    static func presented(_ frame: CGRect) -> HUDObstacle { HUDObstacle(frame: frame, weight: 1) }

    /// The higher of the parts that it leaves of an area above and below, where that is high enough; nil otherwise.
    func freeStrip(of area: CGRect, least: CGFloat) -> CGRect? {
      let above = CGRect(
        x: area.minX, y: area.minY, width: area.width, height: frame.minY - area.minY)
      let below = CGRect(
        x: area.minX, y: frame.maxY, width: area.width, height: area.maxY - frame.maxY)
      // Not by `height`, which is never negative.
      let strip = frame.minY - area.minY > area.maxY - frame.maxY ? above : below
      let height = max(frame.minY - area.minY, area.maxY - frame.maxY)
      return height >= least && height.isFinite ? strip : nil
    }

    /// What a panel there would cover of it, weighted.
    func cost(of panel: CGRect) -> CGFloat {
      let common = panel.intersection(frame)
      return common.isNull ? 0 : common.width * common.height * weight
    }
  }

  extension HUDPlace {
    /// Where a panel that prefers a place goes: there, or where it covers least of what stands in the way.
    ///
    /// Candidates are the place itself, the anchors, and just above and just below each obstacle on the preferred side; of
    /// equals the one nearest to the preferred place.
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
