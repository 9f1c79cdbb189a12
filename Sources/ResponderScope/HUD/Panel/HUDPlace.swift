#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The resting place of a panel: an edge of the free area and a position along it. A corner is
  /// either end of an edge.
  ///
  /// The position is a fraction of the area, so that it keeps its meaning after a rotation and in
  /// Split View. The edges are leading and trailing, so that they keep their meaning in both layout
  /// directions.
  struct HUDPlace: Equatable, Codable {
    enum Edge: String, Codable, CaseIterable {
      case leading, trailing, top, bottom
    }

    var edge: Edge
    /// The position from the area's top or leading edge, 0...1.
    var position: CGFloat

    /// The initial place: on the thumb's side, away from titles, and above the composers, tab bars
    /// and buttons at the bottom of apps.
    static let initial = HUDPlace(edge: .trailing, position: 0.7)

    /// The four corners and the middles of the edges.
    static let anchors: [HUDPlace] = Edge.allCases.flatMap { edge in
      [0, 1, 0.5].map { HUDPlace(edge: edge, position: $0) }
    }

    /// The leading or trailing edge. For a place at the top or bottom, it is the nearer of the two.
    var side: Edge {
      switch edge {
      case .leading, .trailing: edge
      case .top, .bottom: position < 0.5 ? .leading : .trailing
      }
    }

    /// The same height on the other side.
    var onOtherSide: HUDPlace {
      let height: CGFloat =
        switch edge {
        case .leading, .trailing: position
        case .top: 0
        case .bottom: 1
        }
      return HUDPlace(edge: side == .leading ? .trailing : .leading, position: height)
    }

    /// Returns the panel's frame at this place, in the area's coordinates, in points.
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

    /// The distance from an end of the edge within which a panel snaps into the corner, as a
    /// fraction of the edge.
    private static let cornerReach: CGFloat = 0.18

    /// Creates the place nearest to a dropped frame; near a corner, the corner.
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

    /// Returns the frame at which a throw comes to rest, for a velocity in points per second.
    static func landing(of frame: CGRect, velocity: CGPoint) -> CGRect {
      // The distance for each unit of velocity, in seconds, at a deceleration rate of 0.99 per
      // millisecond.
      let reach: CGFloat = 0.1
      let (x, y) = (velocity.x * reach, velocity.y * reach)
      return frame.offsetBy(dx: x.isFinite ? x : 0, dy: y.isFinite ? y : 0)
    }
  }

  package import Foundation

  /// What the HUD remembers between launches: its place on this device, and whether it was
  /// collapsed.
  ///
  /// It has user defaults of its own and does not touch the app's.
  package struct HUDMemory: Codable, Equatable {
    var place = HUDPlace.initial
    var isCollapsed = true

    private static let key = "panel"

    /// Where the memory is stored. With nil it lasts only as long as the process, for tests and for
    /// programs whose runs must be alike.
    package nonisolated(unsafe) static var store: UserDefaults? = UserDefaults(
      suiteName: "ResponderScope.HUD")
    { didSet { unstored = nil } }

    /// The memory while there is no store.
    private nonisolated(unsafe) static var unstored: HUDMemory?

    /// Stores the usual place, collapsed or not, for programs that measure.
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
