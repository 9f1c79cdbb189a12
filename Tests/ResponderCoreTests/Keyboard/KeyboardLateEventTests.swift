import Foundation
import ResponderCore
import Testing

/// Tests the end notifications of changes that another change has overtaken, in any order (design
/// rule 3).
@Suite struct KeyboardLateEventTests {
  private static let screen = rect(0, 0, 390, 844)
  private static let low = rect(0, 508, 390, 336)
  private static let high = rect(0, 464, 390, 380)
  private static let down = rect(0, 844, 390, 336)
  private static let bar = rect(0, 800, 390, 44)
  private static let undocked = rect(0, 400, 390, 336)

  static let rows: [(String, [(KeyboardEvent.Kind, CGRect)], KeyboardPlacement, CGRect)] = [
    (
      "show, hide, show, did-show, and the hide's did-change-frame comes last",
      [
        (.willShow, low), (.willHide, down), (.willShow, low), (.didShow, low),
        (.didChangeFrame, down),
      ], .docked, low
    ),
    (
      "the same with the hide's did-hide after it",
      [
        (.willShow, low), (.willHide, down), (.willShow, low), (.didShow, low),
        (.didChangeFrame, down), (.didHide, down),
      ], .docked, low
    ),
    (
      "T4.13.20 the late end of a hide whose frame is a bar on the screen",
      [
        (.willShow, low), (.didShow, low), (.willHide, bar), (.willShow, low),
        (.didChangeFrame, bar),
      ], .docked, low
    ),
    (
      "T4.13.51 a second round with another height: the first one's did-change-frame is late",
      [(.willShow, low), (.willShow, high), (.didChangeFrame, low)], .docked, high
    ),
    (
      "T4.13.51 the first round's did-show is late",
      [(.willShow, low), (.willShow, high), (.didChangeFrame, low), (.didShow, low)], .docked, high
    ),
    (
      "the first round's ends come after the second's",
      [
        (.willShow, low), (.willShow, high), (.didChangeFrame, high), (.didShow, high),
        (.didChangeFrame, low), (.didShow, low),
      ], .docked, high
    ),
    (
      "T4.13.25 the predictive bar grows a keyboard that is still coming",
      [
        (.willChangeFrame, low), (.willShow, low), (.willChangeFrame, high),
        (.didChangeFrame, low), (.didShow, low),
      ], .docked, high
    ),
    (
      "T4.13.25 the predictive bar comes and goes",
      [
        (.willShow, low), (.didShow, low), (.willChangeFrame, high), (.willChangeFrame, low),
        (.didChangeFrame, high),
      ], .docked, low
    ),
    (
      "T4.13.39 a show's did-change-frame after the did-hide",
      [(.willShow, low), (.willHide, down), (.didHide, down), (.didChangeFrame, low)], .hidden, down
    ),
    (
      "the second of two overtaken shows ends after the hide",
      [
        (.willShow, low), (.willShow, high), (.didShow, low), (.willHide, down), (.didShow, high),
      ], .hidden, down
    ),
    (
      "T4.13.54 the late did-hide of a hide without a frame",
      [(.willShow, low), (.didShow, low), (.willHide, .zero), (.willShow, low), (.didHide, .zero)],
      .docked, low
    ),
    (
      "T4.13.54 the same, after a did-change-frame below the screen",
      [
        (.willShow, low), (.didShow, low), (.willHide, .zero), (.didChangeFrame, down),
        (.willShow, low), (.didHide, .zero),
      ], .docked, low
    ),
    (
      "T4.13.39 the did-show of a show that began unseen, after the hide began",
      [(.willHide, down), (.didShow, low)], .hidden, down
    ),
    (
      "T4.13.51 two rounds of one height, and the second did-show comes after the hide has ended",
      [
        (.willShow, low), (.willShow, low), (.didShow, low), (.willHide, down), (.didHide, down),
        (.didShow, low),
      ], .hidden, down
    ),
    (
      "a did-change-frame to an unannounced height while a hide is under way",
      [(.willShow, low), (.willHide, down), (.didChangeFrame, down), (.didChangeFrame, high)],
      .hidden, down
    ),
    (
      "the late did-change-frame of a hide, with another frame than the hide announced",
      [
        (.willShow, low), (.willHide, down), (.willShow, low), (.didChangeFrame, low),
        (.didShow, low), (.didChangeFrame, rect(0, 844, 390, 0)),
      ], .docked, low
    ),
    (
      "T4.13.62 a height told only at the end does not count",
      [(.willShow, high), (.didChangeFrame, low), (.didChangeFrame, high)], .docked, high
    ),
    (
      "a show at another height than the one announced before it is a change of its own",
      [(.willChangeFrame, high), (.didShow, low), (.willShow, low), (.didChangeFrame, high)],
      .docked, low
    ),
    (
      // The late end alone is that of an undocking that began with a hide (T4.13.31).
      "T4.13.32 docked again before the undocking has ended",
      [
        (.willChangeFrame, undocked), (.willShow, low), (.didChangeFrame, undocked),
        (.didChangeFrame, low),
      ], .docked, low
    ),
    (
      "T4.13.62 a height that a did-show tells without an announcement",
      [(.willShow, low), (.didShow, high)], .docked, low
    ),
    (
      "T4.13.62 back to a height that ended long ago",
      [
        (.willShow, low), (.didChangeFrame, low), (.didShow, low), (.willChangeFrame, high),
        (.didChangeFrame, high), (.didChangeFrame, low),
      ], .docked, high
    ),
  ]

  @Test("the late half of a change that was overtaken counts for nothing", arguments: rows)
  func late(
    name: String, events: [(KeyboardEvent.Kind, CGRect)], placement: KeyboardPlacement,
    frame: CGRect
  ) {
    let state = events.reduce(KeyboardState()) { state, event in
      state.applying(
        KeyboardEvent(
          kind: event.0, beginFrame: .null, endFrame: event.1, duration: 0.25, curve: 7,
          isLocal: true, screen: Self.screen))
    }
    #expect(state.placement == placement, "\(name)")
    #expect(state.frame == frame, "\(name)")
  }

  @Test("a state tells which events are about the newest change")
  func news() {
    func event(_ kind: KeyboardEvent.Kind, _ end: CGRect) -> KeyboardEvent {
      KeyboardEvent(
        kind: kind, beginFrame: .null, endFrame: end, duration: 0.25, curve: 7, isLocal: true,
        screen: Self.screen)
    }
    let leaving = [event(.willShow, Self.low), event(.willHide, .zero)].reduce(KeyboardState()) {
      $0.applying($1)
    }
    let back = leaving.applying(event(.willShow, Self.low))
    let rows: [(KeyboardState, KeyboardEvent, Bool)] = [
      (leaving, event(.didShow, Self.low), false), (leaving, event(.didHide, .zero), true),
      (leaving, event(.willShow, Self.low), true), (leaving, event(.didShow, .zero), false),
      (leaving, event(.didChangeFrame, Self.down), true),
      // A phone's keyboard is never undocked, so the frame is wrong (T4.13.62).
      (leaving, event(.didChangeFrame, Self.undocked), false),
      (back, event(.didHide, .zero), false), (back, event(.didChangeFrame, Self.down), false),
      (back, event(.didShow, Self.low), true), (back, event(.didChangeFrame, Self.low), true),
      (back, event(.didShow, Self.high), false), (back, event(.willHide, .null), true),
    ]
    for (state, event, isNews) in rows { #expect(state.isNews(event) == isNews, "\(event)") }
  }
}
