import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct AnchorRoomTests {
  static let rows: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    // Each row has the app's base inset, the safe area, the overlap, the adjusted inset, and the
    // content inset to set.
    (0, 34, 0, 34, 0), (0, 34, 336, 336, 302), (12, 34, 336, 348, 314), (0, 0, 253, 253, 253),
    // The keyboard or bar is not higher than the safe area.
    (12, 34, 20, 46, 12), (0, 34, 34, 34, 0),
    // The values are not finite.
    (0, 34, .nan, 34, 0), (0, .infinity, 100, 100, 100),
  ]

  @Test(
    "the room is the larger of safe area and keyboard, on top of the list's own inset",
    arguments: rows)
  func inset(
    base: CGFloat, safeArea: CGFloat, overlap: CGFloat, adjusted: CGFloat, content: CGFloat
  ) {
    let insets = (
      AnchorRoom.adjusted(base: base, safeArea: safeArea, overlap: overlap),
      AnchorRoom.content(base: base, safeArea: safeArea, overlap: overlap)
    )
    #expect(insets == (adjusted, content))
  }

  /// The cases of item 6.4, from Blueprint: the safe area of (10, 11, 12, 13) is 12 at the bottom.
  static let blueprint: [(String, CGFloat, CGFloat, CGFloat, content: CGFloat, bar: CGFloat)] = [
    // Each row has a name, the base inset, the part that the safe area adds, the keyboard height,
    // the content inset, and the distance of the indicator's end from the bottom.
    ("overflows the bounds", 12, 12, 50, 50, 50),
    ("underflows: no safe area is added", 12, 0, 50, 62, 50),
    ("a base of 24", 24, 12, 50, 62, 50),
    ("0.15 counts as no keyboard", 12, 12, 0.15, 12, 12),
    ("0.15 counts as none, underflowing", 12, 0, 0.15, 12, 0),
    ("none", 12, 12, 0, 12, 12),
  ]

  @Test(
    "the room gives Blueprint's insets, and its indicator's with and without the safe area",
    .item("6.4"),
    arguments: blueprint)
  func blueprints(
    name: String, base: CGFloat, safeArea: CGFloat, keyboard: CGFloat, content: CGFloat,
    bar: CGFloat
  ) {
    #expect(
      AnchorRoom.content(base: base, safeArea: safeArea, overlap: keyboard) == content, "\(name)"
    )
    // If the framework adds the safe area to the indicator inset, the package's value is smaller by
    // the safe area.
    let adjusted = AnchorRoom.indicator(base: 0, safeArea: safeArea, overlap: keyboard)
    #expect(adjusted + safeArea == bar, "\(name)")
    let plain = AnchorRoom.indicator(base: 0, safeArea: 0, overlap: keyboard)
    #expect(plain == (keyboard < 1 ? 0 : 50), "\(name)")
  }

  /// The cases of item 6.5, from Listable: a list of 200 x 400 with the keyboard from y 200.
  static let listable: [(String, occlusion: CGFloat, keyboard: CGFloat, CGFloat)] = [
    ("alone", 0, 200, 200), ("with an occlusion of 50", 50, 200, 250), ("mode none", 50, 0, 50),
  ]

  @Test("the room gives Listable's insets", .item("6.5"), arguments: listable)
  func listables(name: String, occlusion: CGFloat, keyboard: CGFloat, expected: CGFloat) {
    #expect(
      AnchorRoom.adjusted(base: occlusion, safeArea: 0, overlap: keyboard) == expected, "\(name)"
    )
    #expect(
      AnchorRoom.content(base: occlusion, safeArea: 0, overlap: keyboard) == expected, "\(name)")
  }

  @Test(
    "the article's 253 pt keyboard on 320 x 568 moves the list by the change of overlap",
    .item("6.1"))
  func article() {
    let screen = rect(0, 0, 320, 568)
    func state(_ frame: CGRect, _ before: KeyboardState = KeyboardState()) -> KeyboardState {
      before.applying(
        KeyboardEvent(
          kind: .willChangeFrame, beginFrame: .zero, endFrame: frame, duration: 0.25, curve: 7,
          isLocal: true, screen: screen))
    }
    let list = rect(0, 64, 320, 504)
    let open = state(rect(0, 315, 320, 253))
    let closed = state(rect(0, 568, 320, 253), open)
    #expect(open.overlap(with: list) == 253 && closed.overlap(with: list) == 0)
    // The end frame is zero. The article subtracts y coordinates, which would give -315 here.
    #expect(state(.zero, open).overlap(with: list) == 253)
    #expect(state(.zero).overlap(with: list) == 0)
  }
}
