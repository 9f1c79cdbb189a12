import Foundation
import TestSupport
import Testing

@testable import ResponderCore

@Suite struct AnchorRoomTests {
  static let rows: [(String, base: CGFloat, safe: CGFloat, overlap: CGFloat, inset: CGFloat)] = [
    ("no keyboard", 0, 34, 0, 0), ("a keyboard", 0, 34, 336, 302), ("a base", 12, 34, 336, 314),
    ("no safe area", 0, 0, 253, 253), ("lower than the safe area", 12, 34, 20, 12),
    ("as high as the safe area", 0, 34, 34, 0), ("no overlap", 0, 34, .nan, 0),
    ("no number as safe area", 0, .infinity, 100, 100),
    // Blueprint: the safe area of (10, 11, 12, 13) is 12 at the bottom.
    ("overflows the bounds", 12, 12, 50, 50), ("underflows: no safe area is added", 12, 0, 50, 62),
    ("a base of 24", 24, 12, 50, 62), ("0.15 counts as none", 12, 12, 0.15, 12),
    ("0.15 counts as none, underflowing", 12, 0, 0.15, 12), ("none", 12, 12, 0, 12),
    // Listable: a list of 200 x 400 with the keyboard from y 200.
    ("alone", 0, 0, 200, 200), ("with an occlusion of 50", 50, 0, 200, 250),
    ("mode none", 50, 0, 0, 50),
  ]

  @Test("the room beyond the safe area", .item("6.4", "6.5"), arguments: rows)
  func inset(name: String, base: CGFloat, safe: CGFloat, overlap: CGFloat, inset: CGFloat) {
    #expect(AnchorRoom.inset(base: base, safeArea: safe, overlap: overlap) == inset, "\(name)")
  }

  @Test("the article's keyboard of 253 pt on 320 x 568", .item("6.1"))
  func article() {
    func state(_ frame: CGRect, _ before: KeyboardState = KeyboardState()) -> KeyboardState {
      before.applying(
        KeyboardEvent(
          kind: .willChangeFrame, beginFrame: .zero, endFrame: frame, duration: 0.25, curve: 7,
          isLocal: true, screen: rect(0, 0, 320, 568)))
    }
    let list = rect(0, 64, 320, 504)
    let open = state(rect(0, 315, 320, 253))
    let closed = state(rect(0, 568, 320, 253), open)
    #expect(open.overlap(with: list) == 253 && closed.overlap(with: list) == 0)
    // The end frame is zero. The article subtracts y coordinates, which would give -315 here.
    #expect(state(.zero, open).overlap(with: list) == 253)
    #expect(state(.zero).overlap(with: list) == 0)
  }

  static let held: [(String, base: CGFloat, value: CGFloat, now: CGFloat, expected: CGFloat)] = [
    ("nothing held", 0, 0, 7.3, 7.3), ("untouched, to the bit", 7.3, 309.3, 309.3, 7.3),
    ("something added to it", 7.3, 309.3, 359.3, 57.3),
    ("something taken from it", 20, 322, 312, 10), ("all of its own taken away", 20, 322, 302, 0),
    ("replaced by less than we added", 20, 322, 20, 20), ("replaced by 0", 0, 302, 0, 0),
    ("given back", 12, 12, 80, 80),
  ]

  @Test("an inset without the held part is what others made of it", arguments: held)
  func base(name: String, base: CGFloat, value: CGFloat, now: CGFloat, expected: CGFloat) {
    let held = AnchorRoom.Held(base: base, value: value)
    #expect(held.isHolding == (base != value) && held.added == value - base)
    #expect(abs(held.base(under: now) - expected) < 1e-9, "\(name)")
    if now == value { #expect(held.base(under: now) == expected, "\(name)") }
  }
}
