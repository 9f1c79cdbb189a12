import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests a window that ends above the bottom of the screen (T4.13.52), and frames that carry no
/// information (T4.13.53).
@Suite struct SlideOverStateTests {
  private static let pad = rect(0, 0, 834, 1194)
  private static let window = rect(504, 10, 320, 1174)

  private func state(
    _ kind: KeyboardEvent.Kind, _ end: CGRect, from state: KeyboardState = .init(),
    window: CGRect = window
  ) -> KeyboardState {
    state.applying(
      KeyboardEvent(
        kind: kind, beginFrame: .null, endFrame: end, duration: 0.25, curve: 7, isLocal: true,
        screen: Self.pad, window: window))
  }

  static let rows: [(String, CGRect, KeyboardPlacement, CGFloat)] = [
    ("as wide as the app", rect(504, 861, 320, 323), .docked, 323),
    ("as wide as the screen", rect(0, 861, 834, 323), .docked, 323),
    ("in Stage Manager, to the screen's bottom", rect(0, 861, 834, 333), .docked, 323),
    ("a bar", rect(504, 1115, 320, 69), .accessoryOnly, 69),
    ("floating over the app", rect(504, 600, 320, 260), .floating, 0),
    ("floating, narrower, level with the app's bottom", rect(520, 924, 280, 260), .floating, 0),
    (
      "floating at the app's left edge, level with its bottom", rect(504, 924, 280, 260), .floating,
      0
    ),
    (
      "floating at the app's right edge, level with its bottom", rect(544, 924, 280, 260),
      .floating, 0
    ),
    ("undocked, a little below the app's bottom", rect(0, 857, 834, 333), .undocked, 0),
    ("undocked", rect(0, 741, 834, 333), .undocked, 0),
    ("below the app, in front of another app", rect(0, 1139, 834, 333), .accessoryOnly, 45),
    ("gone, below the screen", rect(0, 1194, 834, 0), .hidden, 0),
  ]

  @Test("docked is what ends with the window", .fact("T4.13.52"), arguments: rows)
  func placement(name: String, frame: CGRect, expected: KeyboardPlacement, overlap: CGFloat) {
    let after = state(.willShow, frame)
    #expect(after.placement == expected, "\(name)")
    #expect(after.overlap(with: Self.window) == overlap, "\(name)")
  }

  static let windowRows: [(CGRect, CGRect, KeyboardPlacement, CGFloat)] = [
    // The windows of two reports, in the window's coordinates and in the screen's.
    (rect(338, 71, 560, 510), rect(-338, 283, 834, 840), .docked, 227),
    (rect(338, 71, 560, 510), rect(0, 354, 834, 840), .docked, 227),
    // A window at the left edge, or a narrow frame: the frame is the screen's as it stands.
    (rect(0, 71, 560, 510), rect(0, 861, 834, 333), .docked, 0),
    (rect(338, 71, 560, 510), rect(-338, 283, 320, 260), .hidden, 0),
  ]

  @Test(
    "a frame as wide as the screen that begins left of it", .fact("T4.13.63"), arguments: windowRows
  )
  func window(window: CGRect, frame: CGRect, placement: KeyboardPlacement, overlap: CGFloat) {
    let after = state(.willShow, frame, window: window)
    #expect(after.placement == placement)
    #expect(after.overlap(with: window) == overlap)
  }

  @Test("a frame above the screen says nothing, whatever stands", .fact("T4.13.53"))
  func above() {
    let shown = state(.didShow, rect(504, 861, 320, 323))
    for kind in [KeyboardEvent.Kind.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      #expect(state(kind, rect(0, -390, 834, 390), from: shown) == shown)
    }
    #expect(state(.willHide, rect(0, -390, 834, 390), from: shown).placement == .hidden)
  }

  @Test("a keyboard below the screen is hidden, wherever a window ends")
  func below() {
    let after = state(.willShow, rect(0, 1194, 834, 316), window: rect(504, 10, 320, 1500))
    #expect(after.placement == .hidden)
  }
}
