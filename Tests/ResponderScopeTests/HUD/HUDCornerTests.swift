import Foundation
import Testing

@testable import ResponderScope

@Suite("Where the panel rests")
struct HUDCornerTests {
  private let area = CGRect(x: 8, y: 55, width: 374, height: 747)
  private let size = CGSize(width: 300, height: 240)

  @Test(
    "corners, also right to left",
    arguments: [
      (.topLeading, false, CGPoint(x: 8, y: 55)), (.topTrailing, false, CGPoint(x: 82, y: 55)),
      (.bottomLeading, false, CGPoint(x: 8, y: 562)),
      (.bottomTrailing, false, CGPoint(x: 82, y: 562)),
      (.topLeading, true, CGPoint(x: 82, y: 55)), (.bottomTrailing, true, CGPoint(x: 8, y: 562)),
    ] as [(HUDCorner, Bool, CGPoint)])
  func frames(corner: HUDCorner, isRightToLeft: Bool, origin: CGPoint) {
    let frame = corner.frame(size: size, in: area, isRightToLeft: isRightToLeft)
    #expect(frame == CGRect(origin: origin, size: size))
  }

  @Test("keeps its corner unless it would cover the field")
  func avoidance() {
    func best(_ field: CGRect?) -> HUDCorner {
      HUDCorner.best(
        preferring: .bottomTrailing, size: size, in: area, avoiding: field, isRightToLeft: false)
    }
    #expect(best(nil) == .bottomTrailing)
    #expect(best(CGRect(x: 16, y: 100, width: 358, height: 44)) == .bottomTrailing)
    #expect(best(CGRect(x: 16, y: 700, width: 358, height: 44)) == .topLeading)
  }

  @Test("a throw lands in the quarter it points at")
  func nearest() {
    func nearest(_ x: CGFloat, _ y: CGFloat, _ isRightToLeft: Bool = false) -> HUDCorner {
      HUDCorner.nearest(to: CGPoint(x: x, y: y), in: area, isRightToLeft: isRightToLeft)
    }
    #expect(nearest(20, 60) == .topLeading)
    #expect(nearest(360, 60) == .topTrailing)
    #expect(nearest(20, 900) == .bottomLeading)
    #expect(nearest(360, 900, true) == .bottomLeading)
  }
}
