#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The resting place of a panel: an edge of the free area, and a position along it as a fraction,
  /// so that the place keeps its meaning after a rotation, in Split View and in both layout
  /// directions. The ends of an edge are corners.
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
      let height = edge == .top ? 0 : edge == .bottom ? 1 : position
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

  extension HUDPlace {
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

    /// Returns the frame of a panel at the candidate whose covered areas, multiplied by the
    /// obstacles' weights, have the smallest sum; of several, the nearest to the preferred place.
    ///
    /// The candidates are the preferred place, the places just above and below each obstacle at the
    /// preferred x, if they are inside `area`, and `anchors`.
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

  /// What the HUD remembers between launches, in its own user defaults and not in the app's: the
  /// place of its panel, and whether the panel was collapsed.
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
    private nonisolated(unsafe) static var unstored: Data?

    /// Stores the initial place and whether the panel is collapsed, for benchmarks, demos and
    /// tests.
    package static func keep(isCollapsed: Bool) {
      HUDMemory(isCollapsed: isCollapsed).save()
    }

    static func load() -> HUDMemory {
      let data = store.map { $0.data(forKey: key) } ?? unstored
      return data.flatMap { try? JSONDecoder().decode(HUDMemory.self, from: $0) } ?? HUDMemory()
    }

    func save() {
      let data = try? JSONEncoder().encode(self)
      if let store = Self.store { store.set(data, forKey: Self.key) } else { Self.unstored = data }
    }
  }
#endif
