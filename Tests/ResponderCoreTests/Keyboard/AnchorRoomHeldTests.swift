import Foundation
import ResponderCore
import Testing

@Suite struct AnchorRoomHeldTests {
  @Test("without a held part the present inset is the base")
  func nothing() {
    let held = AnchorRoom.Held()
    #expect(!held.isHolding && held.added == 0)
    #expect(held.base(under: 0) == 0 && held.base(under: 7.3) == 7.3)
  }

  static let rows: [(String, base: CGFloat, value: CGFloat, now: CGFloat, expected: CGFloat)] = [
    ("untouched, to the bit", 7.3, 309.3, 309.3, 7.3),
    ("something added to it", 7.3, 309.3, 359.3, 57.3),
    ("something taken from it", 20, 322, 312, 10), ("all of its own taken away", 20, 322, 302, 0),
    ("replaced by less than we added", 20, 322, 20, 20), ("replaced by 0", 0, 302, 0, 0),
    ("given back", 12, 12, 80, 80),
  ]

  @Test("an inset without the held part is what other code has made of it", arguments: rows)
  func base(name: String, base: CGFloat, value: CGFloat, now: CGFloat, expected: CGFloat) {
    var held = AnchorRoom.Held()
    held.set(value, base: base)
    #expect(held.isHolding == (base != value))
    #expect(abs(held.base(under: now) - expected) < 1e-9, "\(name)")
    if now == value { #expect(held.base(under: now) == expected, "\(name)") }
  }
}
