import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite struct KeyboardStateTests {
  static let phone = rect(0, 0, 390, 844)
  static let pad = rect(0, 0, 768, 1024)
  static let down = rect(0, 844, 390, 336)
  static let up = rect(0, 508, 390, 336)

  private func event(
    _ kind: KeyboardEvent.Kind, _ end: CGRect, on screen: CGRect = phone, isLocal: Bool = true
  ) -> KeyboardEvent {
    KeyboardEvent(
      kind: kind, beginFrame: .null, endFrame: end, duration: 0.25, curve: 7, isLocal: isLocal,
      screen: screen)
  }

  private func state(
    after events: [(KeyboardEvent.Kind, CGRect)], on screen: CGRect = phone
  ) -> KeyboardState {
    events.reduce(KeyboardState()) { $0.applying(event($1.0, $1.1, on: screen)) }
  }

  @Test("a state begins hidden and covers nothing")
  func start() {
    #expect(KeyboardState().placement == .hidden)
    #expect(KeyboardState().overlap(with: Self.phone) == 0)
  }

  static let placementRows: [(CGRect, CGRect, KeyboardPlacement)] = [
    // The keyboard is docked: T7.2.1, T7.2.2, T4.14.8, landscape of T4.14.1.
    (rect(0, 0, 320, 568), rect(0, 315, 320, 253), .docked),
    (rect(0, 0, 393, 852), rect(0, 516, 393, 336), .docked),
    (pad, rect(0, 711, 768, 313), .docked), (rect(0, 0, 480, 320), rect(0, 158, 480, 162), .docked),
    // Only a bar is visible: T4.14.12, T4.13.38 (the frame keeps its full height), T4.14.10, and a
    // bar above a home indicator.
    (rect(0, 0, 375, 667), rect(0, 623, 375, 44), .accessoryOnly),
    (pad, rect(0, 969, 768, 313), .accessoryOnly), (pad, rect(0, 955, 768, 69), .accessoryOnly),
    (phone, rect(0, 766, 390, 78), .accessoryOnly),
    // T4.13.49: a floating keyboard is narrower than the screen and above its bottom. T4.13.31: an
    // undocked one is as wide as the screen and above its bottom.
    (pad, rect(200, 500, 320, 260), .floating), (pad, rect(0, 500, 767, 313), .floating),
    (pad, rect(0, 400, 768, 313), .undocked), (pad, rect(0, 709, 768, 313), .undocked),
    // The keyboard is below the screen (T7.2.3, T4.14.5), or less than a point of it is inside.
    (phone, down, .hidden), (rect(0, 0, 393, 852), rect(0, 852, 393, 0), .hidden),
    (phone, rect(0, 843.5, 390, 336), .hidden),
    // The keyboard is to the right of the screen.
    (phone, rect(390, 508, 390, 336), .hidden),
    // The screen is empty, or has no width.
    (.zero, up, .docked), (rect(0, 0, 0, 844), rect(10, 800, 390, 44), .docked),
  ]

  @Test(
    "a frame says how the keyboard stands, floating too", .item("6.3"), arguments: placementRows)
  func placement(screen: CGRect, frame: CGRect, expected: KeyboardPlacement) {
    for kind in [KeyboardEvent.Kind.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
      let after = state(after: [(kind, frame)], on: screen)
      #expect(after.placement == expected, "\(kind)")
      #expect(after.frame == frame, "\(kind)")
    }
  }

  static let silentRows: [CGRect] = [
    // T4.13.34, T4.13.35, T4.14.14: the frame is zero, or has no height or no width.
    .zero, rect(0, 508, 390, 0), rect(0, 508, 0, 336),
    // T4.13.53: the frame is above the screen, as after a cancelled password sheet.
    rect(0, -336, 390, 336), rect(0, -400, 390, 336),
    // The frame is not finite.
    .null, .infinite, rect(.nan, 508, 390, 336), rect(0, 508, 390, .infinity),
  ]

  @Test(
    "an empty frame says nothing, unless it comes with a hide", .flaw("2.3.4"),
    arguments: silentRows)
  func silent(frame: CGRect) {
    let shown = state(after: [(.willShow, Self.up)])
    for kind in KeyboardEvent.Kind.allCases where kind != .willHide && kind != .didHide {
      let after = shown.applying(event(kind, frame))
      #expect(after.placement == .docked && after.frame == Self.up)
    }
    let hidden = state(after: [(.willShow, Self.up), (.didShow, Self.up), (.didHide, frame)])
    #expect(hidden.placement == .hidden && hidden.frame == Self.up)
  }

  @Test("nor does one without a width or a height on a screen without a size")
  func silentWithoutScreen() {
    for frame in [rect(0, 508, 0, 336), rect(0, 508, 390, 0)] {
      let after = state(after: [(.willShow, Self.up), (.willShow, frame)], on: .zero)
      #expect(after.placement == .docked && after.frame == Self.up, "\(frame)")
    }
  }

  static let sequenceRows: [(String, CGRect, [(KeyboardEvent.Kind, CGRect)], [KeyboardPlacement])] =
    {
      let bar = rect(0, 800, 390, 44)
      let free = rect(0, 400, 768, 313)
      let docked = rect(0, 711, 768, 313)
      return [
        (
          "T4.13.17 show", phone,
          [(.willChangeFrame, up), (.willShow, up), (.didChangeFrame, up), (.didShow, up)],
          [.docked, .docked, .docked, .docked]
        ),
        (
          "T4.13.18 hide", phone,
          [
            (.willShow, up), (.didShow, up), (.willChangeFrame, down), (.willHide, down),
            (.didChangeFrame, down), (.didHide, down),
          ],
          [.docked, .docked, .hidden, .hidden, .hidden, .hidden]
        ),
        (
          "T4.13.20 hide on iOS 26 with an accessory", phone,
          [
            (.willShow, up), (.didShow, up), (.willChangeFrame, bar), (.willHide, bar),
            (.didChangeFrame, bar), (.didHide, bar),
          ],
          [.docked, .docked, .accessoryOnly, .hidden, .hidden, .hidden]
        ),
        (
          "T4.13.31 undock, T4.13.33 move, T4.13.32 dock again", pad,
          [
            (.willShow, docked), (.didShow, docked), (.willHide, docked), (.didChangeFrame, free),
            (.didHide, docked), (.willChangeFrame, free), (.didChangeFrame, free),
            (.willShow, docked), (.didShow, docked),
          ],
          [
            .docked, .docked, .hidden, .undocked, .undocked, .undocked, .undocked, .docked, .docked,
          ]
        ),
        (
          "T4.13.31 undock, frame change announced first", pad,
          [(.willShow, docked), (.willHide, free), (.willChangeFrame, free), (.didHide, free)],
          [.docked, .hidden, .undocked, .undocked]
        ),
        (
          "an undocked keyboard is closed", pad,
          [(.didChangeFrame, free), (.willHide, free), (.didHide, free)],
          [.undocked, .hidden, .hidden]
        ),
        (
          "T4.13.34 an undocked keyboard is dragged", pad,
          [
            (.didChangeFrame, free), (.willChangeFrame, .zero),
            (.didChangeFrame, rect(0, 300, 768, 313)),
          ],
          [.undocked, .undocked, .undocked]
        ),
        (
          "T4.13.36 floating, told by the end of a change alone", pad,
          [(.didChangeFrame, rect(200, 500, 320, 260))], [.floating]
        ),
        (
          "T4.13.29 rotation", phone,
          [(.willShow, up), (.willHide, down), (.didHide, down), (.willShow, up), (.didShow, up)],
          [.docked, .hidden, .hidden, .docked, .docked]
        ),
        (
          "T4.13.39 a hide right after a show", phone,
          [
            (.willShow, up), (.willHide, down), (.didChangeFrame, up), (.didShow, up),
            (.didHide, down),
          ],
          [.docked, .hidden, .hidden, .hidden, .hidden]
        ),
        (
          "a show right after a hide", phone,
          [
            (.willShow, up), (.didShow, up), (.willHide, down), (.willChangeFrame, up),
            (.willShow, up),
            (.didChangeFrame, down), (.didHide, down), (.didChangeFrame, up), (.didShow, up),
          ],
          [.docked, .docked, .hidden, .docked, .docked, .docked, .docked, .docked, .docked]
        ),
        (
          "T4.13.25 the predictive bar", phone,
          [(.willShow, up), (.didShow, up), (.willChangeFrame, rect(0, 552, 390, 292))],
          [.docked, .docked, .docked]
        ),
      ]
    }()

  @Test("each sequence of events gives these placements", arguments: sequenceRows)
  func sequence(
    name: String, screen: CGRect, events: [(KeyboardEvent.Kind, CGRect)],
    expected: [KeyboardPlacement]
  ) {
    let states = events.indices.map { state(after: Array(events[...$0]), on: screen) }
    #expect(states.map(\.placement) == expected, "\(name)")
  }

  @Test("hide means hidden, whatever frame comes with it", .flaw("2.3.7"))
  func hideIsHidden() {
    for frame in [Self.up, Self.down, rect(0, 800, 390, 44), rect(0, 844, 390, 0), .zero, .null] {
      let after = state(after: [(.willShow, Self.up), (.didShow, Self.up), (.willHide, frame)])
      #expect(after.placement == .hidden)
      #expect(after.overlap(with: Self.phone) == 0)
    }
  }

  @Test("either half of a hide is enough, and so is either half of a show")
  func halves() {
    for show in [KeyboardEvent.Kind.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
      for hide in [KeyboardEvent.Kind.willHide, .didHide] {
        #expect(state(after: [(show, Self.up), (hide, Self.down)]).placement == .hidden)
      }
    }
  }

  @Test("another app's keyboard covers as well", .fact("T4.13.40"), .flaw("2.3.16"))
  func foreign() {
    let after = KeyboardState().applying(event(.willShow, Self.up, isLocal: false))
    #expect(after.overlap(with: Self.phone) == 336)
    #expect(!after.isLocal)
  }

  static let overlapRows: [(CGRect, CGRect, CGRect, CGFloat)] = [
    // T7.2.6, T7.2.7, T7.2.8: the view is 400 x 800.
    (rect(0, 0, 400, 800), rect(0, 500, 400, 300), rect(0, 0, 400, 800), 300),
    (rect(0, 0, 400, 800), rect(0, 900, 400, 300), rect(0, 0, 400, 800), 0),
    (rect(0, 0, 400, 800), rect(0, 799.5, 400, 300), rect(0, 0, 400, 800), 0),
    // The case of article 2, a list above a tab bar, and lists that end above the keyboard, touch
    // it, or reach a point or less into it.
    (rect(0, 0, 320, 568), rect(0, 315, 320, 253), rect(0, 64, 320, 504), 253),
    (phone, up, rect(0, 0, 390, 761), 253), (phone, up, rect(0, 0, 390, 400), 0),
    (phone, up, rect(0, 0, 390, 508), 0), (phone, up, rect(0, 0, 390, 509), 1),
    (phone, up, rect(0, 0, 390, 508.9), 0),
    // A list wholly behind the keyboard is covered by its own height. A list to the right of the
    // keyboard is not covered.
    (phone, up, rect(0, 600, 390, 100), 100), (phone, up, rect(390, 0, 390, 844), 0),
    // A list that extends below the screen is measured from its own bottom edge.
    (phone, up, rect(0, 0, 390, 900), 392),
    // T4.13.38, T7.2.5: the keyboard's top edge counts, not its height.
    (pad, rect(0, 969, 768, 313), pad, 55),
    // The keyboard is floating or undocked.
    (pad, rect(200, 500, 320, 260), pad, 0), (pad, rect(0, 400, 768, 313), pad, 0),
    // The list's frame is not finite or has no size.
    (phone, up, rect(.nan, 0, 390, 844), 0), (phone, up, .null, 0), (phone, up, .zero, 0),
  ]

  @Test(
    "the overlap is the height covered from a rectangle's bottom edge", .fact("T7.2.5", "T7.2.6"),
    arguments: overlapRows)
  func overlap(screen: CGRect, frame: CGRect, view: CGRect, expected: CGFloat) {
    #expect(state(after: [(.willShow, frame)], on: screen).overlap(with: view) == expected)
  }

  @Test("no sequence of events makes an overlap larger than the rectangle, or one while not docked")
  func invariants() {
    var random = SplitMix64(seed: 5)
    var now = KeyboardState()
    let frames = [Self.up, Self.down, .zero, .null, rect(0, 800, 390, 44), rect(50, 300, 200, 200)]
    for _ in 0..<5_000 {
      let kind = KeyboardEvent.Kind.allCases.randomElement(using: &random)!
      now = now.applying(event(kind, frames.randomElement(using: &random)!))
      let view = rect(0, .random(in: -100...900, using: &random), 390, 300)
      let overlap = now.overlap(with: view)
      #expect(overlap >= 0 && overlap < 300 + 1e-9)
      if now.placement != .docked, now.placement != .accessoryOnly { #expect(overlap == 0) }
      if kind == .willHide { #expect(now.placement == .hidden) }
    }
  }

  @Test("a state is written with the ends that are still to come, and without any later")
  func codingOfEnds() throws {
    func text(_ events: [(KeyboardEvent.Kind, CGRect)]) throws -> String {
      String(decoding: try JSONEncoder().encode(state(after: events)), as: UTF8.self)
    }
    let show: [(KeyboardEvent.Kind, CGRect)] = [
      (.willChangeFrame, Self.up), (.willShow, Self.up), (.didChangeFrame, Self.up),
      (.didShow, Self.up),
    ]
    #expect(try text(Array(show.prefix(3))).contains("announced"))
    #expect(try !text(show).contains("announced"))
    // The end of a hide may have another frame than its beginning (T4.13.54).
    let hide: [(KeyboardEvent.Kind, CGRect)] = [
      (.willHide, Self.down), (.didChangeFrame, Self.down), (.didHide, .zero),
    ]
    #expect(try !text(show + hide).contains("announced"))
    // UIKit announces this change only by its end (T4.13.36).
    #expect(try !text([(.didChangeFrame, rect(40, 300, 200, 200))]).contains("announced"))
  }

  @Test("a state survives being written and read")
  func coding() throws {
    let mid = state(after: [(.willShow, Self.up), (.willHide, Self.down)])
    let data = try JSONEncoder().encode(mid)
    #expect(try JSONDecoder().decode(KeyboardState.self, from: data) == mid)
  }
}
