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
      // A `did` that is the first event tells only a keyboard that is up.
      let isTold = expected != .hidden || kind == .willShow || kind == .willChangeFrame
      #expect(after.placement == expected, "\(kind)")
      #expect(after.frame == (isTold ? frame : .zero), "\(kind)")
    }
  }

  static let barRows: [(CGFloat, CGFloat?, KeyboardPlacement)] = [
    // The lowest keyboard, with an accessory view inside its frame, and outside it (T4.14.16).
    (162 + 44, 44, .docked), (162, 80, .docked), (162, nil, .docked),
    // An input view of the app's own that is lower than any keyboard, and with a bar on it. Of what
    // is not known to have no accessory view, so little is a bar.
    (100, 0, .docked), (144, 44, .docked), (119, nil, .accessoryOnly), (79, 0, .accessoryOnly),
    // Tall accessory views alone, above a home indicator too, and one with the iPad's bar.
    (200, 200, .accessoryOnly), (184, 150, .accessoryOnly), (169, 100, .accessoryOnly),
    (44, 44, .accessoryOnly), (34, 300, .accessoryOnly), (336, .nan, .docked), (336, -9, .docked),
  ]

  @Test("the accessory view decides what is a bar", arguments: barRows)
  func bars(height: CGFloat, accessory: CGFloat?, expected: KeyboardPlacement) {
    var shown = event(.willShow, rect(0, 844 - height, 390, height))
    shown.accessoryHeight = accessory
    #expect(KeyboardState().applying(shown).placement == expected)
  }

  static let silentRows: [CGRect] = [
    // T4.13.34, T4.13.35, T4.14.14: the frame is zero, or has no height or no width.
    .zero, rect(0, 508, 390, 0), rect(0, 508, 0, 336),
    // T4.13.53: the frame is above the screen, as after a cancelled password sheet.
    rect(0, -336, 390, 336), rect(0, -400, 390, 336),
    // The frame has no size but for the last bits of a computation (T4.13.34).
    rect(7e-32, -64, 3e-17, 0), rect(0, 508, 1e-17, 336),
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
    let hidden = state(after: [(.willShow, Self.up), (.didShow, Self.up), (.willHide, frame)])
    #expect(hidden.placement == .hidden && hidden.frame == Self.up)
  }

  @Test("an empty frame says nothing without a screen's size either")
  func silentWithoutScreen() {
    for frame in [rect(0, 508, 0, 336), rect(0, 508, 390, 0)] {
      let after = state(after: [(.willShow, Self.up), (.willShow, frame)], on: .zero)
      #expect(after.placement == .docked && after.frame == Self.up, "\(frame)")
    }
  }

  @Test("hide means hidden, whatever frame comes with it", .flaw("2.3.7"))
  func hideIsHidden() {
    for frame in [Self.up, Self.down, rect(0, 800, 390, 44), rect(0, 844, 390, 0), .zero, .null] {
      let after = state(after: [(.willShow, Self.up), (.didShow, Self.up), (.willHide, frame)])
      #expect(after.placement == .hidden)
      #expect(after.overlap(with: Self.phone) == 0)
    }
  }

  @Test("a did shows a keyboard that is not known, and hides none", .fact("T4.13.62"))
  func halves() {
    for show in [KeyboardEvent.Kind.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
      #expect(state(after: [(show, Self.up), (.willHide, Self.down)]).placement == .hidden)
      for end in [KeyboardEvent.Kind.didHide, .didChangeFrame, .didShow] {
        #expect(state(after: [(show, Self.up), (end, Self.down)]).overlap(with: Self.phone) == 336)
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
    "the overlap is the height covered from the bottom edge",
    .fact("T7.2.5", "T7.2.6", "T7.2.7", "T7.2.8"), .item("6.2"), arguments: overlapRows)
  func overlap(screen: CGRect, frame: CGRect, view: CGRect, expected: CGFloat) {
    #expect(state(after: [(.willShow, frame)], on: screen).overlap(with: view) == expected)
  }

  static let accessoryRows: [(CGRect, CGRect, KeyboardPlacement, CGFloat)] = [
    // On the keyboard, in its frame, and moving up from the bottom (T4.14.16).
    (up, rect(0, 464, 390, 44), .docked, 380), (up, rect(0, 508, 390, 44), .docked, 336),
    (up, rect(0, 490, 390, 44), .docked, 354), (up, rect(0, 766, 390, 44), .docked, 336),
    // Still above the place of the keyboard that it is to leave, or nowhere.
    (up, rect(0, 400, 390, 44), .docked, 336), (up, rect(0, 464, 390, 0), .docked, 336),
    (up, .zero, .docked, 336), (up, .null, .docked, 336),
    // On the safe area or the window's bottom, under a floating and an undocked keyboard, and when
    // the keyboard has left. On the keyboard that floats, it covers nothing.
    (rect(30, 300, 200, 260), rect(0, 766, 390, 44), .accessoryOnly, 78),
    (rect(30, 300, 200, 260), rect(30, 256, 200, 44), .floating, 0),
    (rect(0, 300, 390, 336), rect(0, 800, 390, 44), .accessoryOnly, 44),
    (down, rect(0, 700, 390, 110), .accessoryOnly, 144), (down, rect(0, 844, 390, 44), .hidden, 0),
    // A bar with the frame of a hardware keyboard (T4.13.38).
    (rect(0, 800, 390, 336), rect(0, 756, 390, 44), .accessoryOnly, 88),
  ]

  @Test(
    "what covers a window is the keyboard and the accessory view", .fact("T4.14.16", "T4.14.17"),
    arguments: accessoryRows)
  func accessory(frame: CGRect, view: CGRect, placement: KeyboardPlacement, overlap: CGFloat) {
    let covering = state(after: [(.willShow, frame)])
      .covering(Self.phone, safeBottom: 34, accessory: view)
    #expect(covering.placement == placement)
    #expect(covering.overlap(with: Self.phone) == overlap)
  }
}
