import Foundation
import Testing

@testable import ResponderScope

@Suite("Where the panel rests")
struct HUDPlaceTests {
  private static let area = CGRect(x: 8, y: 55, width: 374, height: 747)
  private static let size = CGSize(width: 100, height: 47)

  @Test(
    "an edge and a part of it, mirrored from right to left",
    arguments: [
      (.trailing, 1, false, CGPoint(x: 282, y: 755)), (.trailing, 0, false, CGPoint(x: 282, y: 55)),
      (.leading, 0.5, false, CGPoint(x: 8, y: 405)), (.top, 0.5, false, CGPoint(x: 145, y: 55)),
      (.trailing, 1, true, CGPoint(x: 8, y: 755)), (.top, 0, true, CGPoint(x: 282, y: 55)),
      (.bottom, .nan, false, CGPoint(x: 282, y: 755)),
    ] as [(HUDPlace.Edge, CGFloat, Bool, CGPoint)])
  func frames(edge: HUDPlace.Edge, position: CGFloat, isRightToLeft: Bool, origin: CGPoint) {
    let frame = HUDPlace(edge: edge, position: position).frame(
      size: Self.size, in: Self.area, isRightToLeft: isRightToLeft)
    #expect(frame == CGRect(origin: origin, size: Self.size))
  }

  @Test(
    "a dropped panel snaps to the nearest edge or corner",
    arguments: [
      (CGPoint(x: 270, y: 400), false, .trailing, 0.493),
      (CGPoint(x: 270, y: 720), false, .trailing, 1),
      (CGPoint(x: 20, y: 90), false, .leading, 0), (CGPoint(x: 150, y: 60), false, .top, 0.518),
      (CGPoint(x: 20, y: 400), true, .trailing, 0.493),
      (CGPoint(x: 150, y: 60), true, .top, 0.482),
      // The user has thrown the panel out of the area.
      (CGPoint(x: 900, y: 400), false, .trailing, 0.493),
      (CGPoint(x: -50, y: 2000), false, .bottom, 0),
    ] as [(CGPoint, Bool, HUDPlace.Edge, CGFloat)])
  func snapping(origin: CGPoint, isRightToLeft: Bool, edge: HUDPlace.Edge, position: CGFloat) {
    let place = HUDPlace(
      nearestTo: CGRect(origin: origin, size: Self.size), in: Self.area,
      isRightToLeft: isRightToLeft)
    #expect(place.edge == edge)
    #expect(abs(place.position - position) < 0.001)
  }

  @Test(
    "the other side, and the nearer side",
    arguments: [
      (.leading, 0.3, .leading, .trailing, 0.3), (.trailing, 1, .trailing, .leading, 1),
      (.top, 0.9, .trailing, .leading, 0), (.bottom, 0.1, .leading, .trailing, 1),
    ] as [(HUDPlace.Edge, CGFloat, HUDPlace.Edge, HUDPlace.Edge, CGFloat)])
  func sides(
    edge: HUDPlace.Edge, position: CGFloat, side: HUDPlace.Edge, other: HUDPlace.Edge,
    height: CGFloat
  ) {
    let place = HUDPlace(edge: edge, position: position)
    #expect(place.side == side)
    #expect(place.onOtherSide == HUDPlace(edge: other, position: height))
  }

  @Test("a throw carries the panel on; no number carries it nowhere")
  func throwing() {
    let frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    let landed = HUDPlace.landing(of: frame, velocity: CGPoint(x: 1000, y: -500))
    #expect(landed.origin == CGPoint(x: 200, y: 50))
    #expect(HUDPlace.landing(of: frame, velocity: CGPoint(x: CGFloat.nan, y: .infinity)) == frame)
  }

  private static let sheet = HUDObstacle(
    .presented, CGRect(x: 0, y: 500, width: 390, height: 344))

  /// The places of a panel that is wanted in the bottom trailing corner.
  @Test(
    "obstacles are avoided, as near as possible",
    arguments: [
      ("nothing", [], CGPoint(x: 282, y: 755)),
      (
        "a field elsewhere", [HUDObstacle(.field, CGRect(x: 16, y: 100, width: 300, height: 44))],
        CGPoint(x: 282, y: 755)
      ),
      ("a sheet over the corner", [sheet], CGPoint(x: 282, y: 445)),
      (
        "all but a strip at the top",
        [HUDObstacle(.presented, CGRect(x: 0, y: 110, width: 390, height: 734))],
        CGPoint(x: 282, y: 55)
      ),
      ("everything", [HUDObstacle(.presented, area)], CGPoint(x: 282, y: 755)),
      (
        "no frames", [HUDObstacle(.keyboard, .null), HUDObstacle(.keyboard, .infinite)],
        CGPoint(x: 282, y: 755)
      ),
    ] as [(String, [HUDObstacle], CGPoint)])
  func obstacles(name: String, obstacles: [HUDObstacle], origin: CGPoint) {
    #expect(Self.place(obstacles).origin == origin)
  }

  @Test("a floating keyboard is avoided rather than a sheet")
  func keyboard() {
    let keyboard = CGRect(x: 62, y: 700, width: 320, height: 100)
    #expect(!Self.place([HUDObstacle(.keyboard, keyboard), Self.sheet]).intersects(keyboard))
  }

  private static func place(_ obstacles: [HUDObstacle]) -> CGRect {
    HUDPlace.frame(
      preferring: .corner, size: size, in: area, avoiding: obstacles, isRightToLeft: false)
  }

  @MainActor @Test("what is remembered survives, and what is damaged is forgotten")
  func memory() {
    HUDStage.end()
    defer { HUDStage.end() }
    HUDMemory.store = HUDStage.store
    #expect(HUDMemory.load() == HUDMemory())
    let memory = HUDMemory(place: HUDPlace(edge: .top, position: 0.25), isCollapsed: true)
    memory.save()
    #expect(HUDMemory.load() == memory)
    HUDStage.store.set(Data("{".utf8), forKey: "panel")
    #expect(HUDMemory.load() == HUDMemory())
  }
}
