#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Where a panel rests: at an edge of the free area, so far along it; a corner is either end of an edge.
  ///
  /// In parts of the area, so that it means the same after a rotation and in Split View, and in leading and trailing, so
  /// that it means the same in both directions.
  struct HUDPlace: Equatable, Codable {
    enum Edge: String, Codable, CaseIterable {
      case leading, trailing, top, bottom
    }

    var edge: Edge
    /// From the area's top, or its leading edge: 0...1.
    var position: CGFloat

    /// At the thumb's side, away from titles, and above what apps have at the bottom: composers, tab bars, buttons.
    static let initial = HUDPlace(edge: .trailing, position: 0.7)

    /// The four corners and the middles of the edges.
    static let anchors: [HUDPlace] = Edge.allCases.flatMap { edge in
      [0, 1, 0.5].map { HUDPlace(edge: edge, position: $0) }
    }

    /// The edge at the side: of a place at the top or the bottom the one it is nearer to.
    var side: Edge {
      switch edge {
      case .leading, .trailing: edge
      case .top, .bottom: position < 0.5 ? .leading : .trailing
      }
    }

    /// The same height at the other side.
    var onOtherSide: HUDPlace {
      let height: CGFloat =
        switch edge {
        case .leading, .trailing: position
        case .top: 0
        case .bottom: 1
        }
      return HUDPlace(edge: side == .leading ? .trailing : .leading, position: height)
    }

    /// The panel's frame here, in the area's coordinates, points.
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

    /// How near to an end of its edge a panel snaps into the corner, as a part of the edge.
    private static let cornerReach: CGFloat = 0.18

    /// The place nearest to a frame dropped somewhere; near a corner, the corner.
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

    /// Where a throw comes to rest: the frame moved by what the velocity carries it, points a second.
    static func landing(of frame: CGRect, velocity: CGPoint) -> CGRect {
      // What a deceleration of 0.99 a millisecond leaves of a velocity, in seconds.
      let reach: CGFloat = 0.1
      let (x, y) = (velocity.x * reach, velocity.y * reach)
      return frame.offsetBy(dx: x.isFinite ? x : 0, dy: y.isFinite ? y : 0)
    }
  }

  package import Foundation

  /// What the HUD remembers between launches: its place on this device, and whether it was collapsed.
  ///
  /// In defaults of its own: the app's are not touched.
  package struct HUDMemory: Codable, Equatable {
    var place = HUDPlace.initial
    var isCollapsed = true

    private static let key = "panel"

    /// Where it is kept; nil keeps it no longer than the process, for tests and for programs that must run twice alike.
    package nonisolated(unsafe) static var store: UserDefaults? = UserDefaults(
      suiteName: "ResponderScope.HUD")
    { didSet { unstored = nil } }

    /// What is kept without a store.
    private nonisolated(unsafe) static var unstored: HUDMemory?

    /// Remembers the usual place, collapsed or not; for programs that measure.
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
