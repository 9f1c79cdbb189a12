#if DEBUG
  internal import Foundation

  /// A corner of the scene, where the panel rests.
  enum HUDCorner: String, CaseIterable, Codable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    private var isTop: Bool { self == .topLeading || self == .topTrailing }
    private var isLeading: Bool { self == .topLeading || self == .bottomLeading }

    /// The panel's frame in this corner of the area, both in window coordinates, points.
    func frame(size: CGSize, in area: CGRect, isRightToLeft: Bool) -> CGRect {
      let isLeft = isLeading != isRightToLeft
      return CGRect(
        x: isLeft ? area.minX : area.maxX - size.width,
        y: isTop ? area.minY : area.maxY - size.height, width: size.width, height: size.height)
    }

    /// The corner nearest to a point of the area, by its quarter.
    static func nearest(to point: CGPoint, in area: CGRect, isRightToLeft: Bool) -> HUDCorner {
      let isLeft = point.x < area.midX
      let isLeading = isLeft != isRightToLeft
      if point.y < area.midY { return isLeading ? .topLeading : .topTrailing }
      return isLeading ? .bottomLeading : .bottomTrailing
    }

    /// The preferred corner unless the panel would cover the field there; then the one that covers least of it.
    static func best(
      preferring preferred: HUDCorner, size: CGSize, in area: CGRect, avoiding field: CGRect?,
      isRightToLeft: Bool
    ) -> HUDCorner {
      guard let field else { return preferred }
      func covered(_ corner: HUDCorner) -> CGFloat {
        let frame = corner.frame(size: size, in: area, isRightToLeft: isRightToLeft)
        let common = frame.intersection(field.insetBy(dx: -8, dy: -8))
        return common.isNull ? 0 : common.width * common.height
      }
      let order = [preferred] + allCases.filter { $0 != preferred }
      return order.min { covered($0) < covered($1) } ?? preferred
    }
  }
#endif
