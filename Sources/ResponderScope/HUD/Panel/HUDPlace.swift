#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The resting place of a panel: an edge of the free area, and a position along the edge. The
  /// ends of an edge are corners.
  ///
  /// The position is a fraction of the area, so that it keeps its meaning after a rotation and in
  /// Split View. The edges are leading and trailing, so that they keep their meaning in both layout
  /// directions.
  struct HUDPlace: Equatable, Codable {
    enum Edge: String, Codable, CaseIterable {
      case leading, trailing, top, bottom
    }

    var edge: Edge
    /// The position along the edge, from 0 at the area's top or leading end to 1.
    var position: CGFloat

    /// The initial place: at the trailing edge, where a thumb reaches it, below the titles at the
    /// top of apps, and above the composers, tab bars and buttons at the bottom.
    static let initial = HUDPlace(edge: .trailing, position: 0.7)

    /// The four corners and the middles of the edges.
    static let anchors: [HUDPlace] = Edge.allCases.flatMap { edge in
      [0, 1, 0.5].map { HUDPlace(edge: edge, position: $0) }
    }

    /// The place's edge if it is the leading or trailing one, or else the nearer of these two.
    var side: Edge {
      switch edge {
      case .leading, .trailing: edge
      case .top, .bottom: position < 0.5 ? .leading : .trailing
      }
    }

    /// The place at the same height on the other side.
    var onOtherSide: HUDPlace {
      let height: CGFloat =
        switch edge {
        case .leading, .trailing: position
        case .top: 0
        case .bottom: 1
        }
      return HUDPlace(edge: side == .leading ? .trailing : .leading, position: height)
    }

    /// Returns the frame of a panel of the given size at this place, in the coordinates of `area`,
    /// in points.
    func frame(size: CGSize, in area: CGRect, isRightToLeft: Bool) -> CGRect {
      let room = CGSize(
        width: max(0, area.width - size.width), height: max(0, area.height - size.height))
      let part = position.isFinite ? min(max(position, 0), 1) : 1
      var (x, y): (CGFloat, CGFloat)
      switch edge {
      case .leading: (x, y) = (0, part)
      case .trailing: (x, y) = (1, part)
      case .top: (x, y) = (part, 0)
      case .bottom: (x, y) = (part, 1)
      }
      if isRightToLeft { x = 1 - x }
      return CGRect(
        x: area.minX + x * room.width, y: area.minY + y * room.height, width: size.width,
        height: size.height)
    }

    /// The distance from the end of an edge, as a fraction of the edge, within which a panel snaps
    /// into the corner.
    private static let cornerReach: CGFloat = 0.18

    /// Creates the place nearest to a panel's frame, such as the frame at which a thrown panel
    /// would come to rest. Near a corner, it is the corner.
    init(nearestTo frame: CGRect, in area: CGRect, isRightToLeft: Bool) {
      let distances: [(Edge, CGFloat)] = [
        (isRightToLeft ? .trailing : .leading, frame.minX - area.minX),
        (isRightToLeft ? .leading : .trailing, area.maxX - frame.maxX),
        (.top, frame.minY - area.minY), (.bottom, area.maxY - frame.maxY),
      ]
      edge = distances.min { $0.1 < $1.1 }?.0 ?? .trailing
      let across = edge == .top || edge == .bottom
      let room = across ? area.width - frame.width : area.height - frame.height
      let start = across ? frame.minX - area.minX : frame.minY - area.minY
      var part = room > 0.5 ? min(max(start / room, 0), 1) : (across ? 1 : 0)
      if across, isRightToLeft { part = 1 - part }
      if part < Self.cornerReach { part = 0 }
      if part > 1 - Self.cornerReach { part = 1 }
      position = part.isFinite ? part : 1
    }

    init(edge: Edge, position: CGFloat) {
      self.edge = edge
      self.position = position
    }

    /// Returns the frame at which a thrown panel would come to rest, for a velocity in points per
    /// second.
    static func landing(of frame: CGRect, velocity: CGPoint) -> CGRect {
      // The distance divided by the velocity, in seconds, at a deceleration rate of 0.99 per
      // millisecond.
      let reach: CGFloat = 0.1
      let (x, y) = (velocity.x * reach, velocity.y * reach)
      return frame.offsetBy(dx: x.isFinite ? x : 0, dy: y.isFinite ? y : 0)
    }
  }

  package import Foundation

  /// What the HUD remembers between launches: the place of its panel, and whether the panel was
  /// collapsed.
  ///
  /// It is stored in the HUD's own user defaults, not in the app's.
  package struct HUDMemory: Codable, Equatable {
    var place = HUDPlace.initial
    var isCollapsed = true

    private static let key = "panel"

    /// The user defaults that store the memory. If this is nil, the memory lasts only as long as
    /// the process, for tests and for programs whose runs must be alike.
    package nonisolated(unsafe) static var store: UserDefaults? = UserDefaults(
      suiteName: "ResponderScope.HUD")
    { didSet { unstored = nil } }

    /// The memory while there is no store.
    private nonisolated(unsafe) static var unstored: HUDMemory?

    /// Stores the initial place and whether the panel is collapsed, for benchmarks, demos and
    /// tests.
    package static func keep(isCollapsed: Bool) {
      HUDMemory(isCollapsed: isCollapsed).save()
    }

    static func load() -> HUDMemory {
      guard let store else { return unstored ?? HUDMemory() }
      guard let data = store.data(forKey: key) else { return HUDMemory() }
      return (try? JSONDecoder().decode(HUDMemory.self, from: data)) ?? HUDMemory()
    }

    func save() {
      guard let store = Self.store else {
        Self.unstored = self
        return
      }
      guard let data = try? JSONEncoder().encode(self) else { return }
      store.set(data, forKey: Self.key)
    }
  }
#endif
