import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests sequences of keyboard events: what UIKit posts, ends that come late, after another change
/// has begun, and ends that never come.
@Suite struct KeyboardSequenceTests {
  private static let kinds: [String: KeyboardEvent.Kind] = [
    "ws": .willShow, "ds": .didShow, "wh": .willHide, "dh": .didHide, "wc": .willChangeFrame,
    "dc": .didChangeFrame,
  ]

  /// A screen, and the frames that the stories on it name.
  enum Screen: String, Sendable {
    case phone, pad

    var bounds: CGRect { self == .phone ? rect(0, 0, 390, 844) : rect(0, 0, 768, 1024) }

    func frame(_ name: String) -> CGRect {
      switch (name, self) {
      case ("zero", _): .zero
      case ("null", _): .null
      case ("up", .phone): rect(0, 508, 390, 336)
      case ("high", .phone): rect(0, 464, 390, 380)
      case ("down", .phone): rect(0, 844, 390, 336)
      case ("flatDown", .phone): rect(0, 844, 390, 0)
      case ("flat", .phone): rect(0, 508, 390, 0)
      case ("bar", .phone): rect(0, 800, 390, 44)
      case ("free", .phone): rect(0, 400, 390, 336)
      case ("up", .pad): rect(0, 711, 768, 313)
      case ("high", .pad): rect(0, 624, 768, 400)
      case ("down", .pad): rect(0, 1_024, 768, 313)
      case ("bar", .pad): rect(0, 955, 768, 69)
      case ("free", .pad): rect(0, 400, 768, 313)
      case ("free2", .pad): rect(0, 300, 768, 313)
      case ("float", .pad): rect(200, 500, 320, 260)
      case ("float2", .pad): rect(100, 300, 320, 260)
      default: fatalError("no frame \(name)")
      }
    }

    /// Reads events such as "ws up, dc free": a kind and a frame.
    func events(_ story: String) -> [KeyboardEvent] {
      story.split(separator: ",").map { text in
        let words = text.split(separator: " ").map(String.init)
        return KeyboardEvent(
          kind: kinds[words[0]]!, beginFrame: .null, endFrame: frame(words[1]), duration: 0.25,
          curve: 7, isLocal: true, screen: bounds)
      }
    }

    func state(after story: String, from state: KeyboardState = .init()) -> KeyboardState {
      events(story).reduce(state) { $0.applying($1) }
    }
  }

  /// What is posted on a screen, the placements after the last events, and the last frame.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: Screen
    let (events, placements, frame): (String, String, String?)

    init(
      _ name: String, on screen: Screen = .phone, _ events: String, _ placements: String,
      _ frame: String? = nil
    ) {
      (testDescription, self.screen) = (name, screen)
      (self.events, self.placements, self.frame) = (events, placements, frame)
    }
  }

  @Test(
    "an overtaken or lost end counts for nothing, and drops no later event",
    arguments: posted + late + lost)
  func sequence(story: Story) {
    var states = [KeyboardState()]
    for event in story.screen.events(story.events) { states.append(states.last!.applying(event)) }
    let expected = story.placements.split(separator: " ").map(String.init)
    #expect(states.suffix(expected.count).map(\.placement.rawValue) == expected)
    if let frame = story.frame { #expect(states.last?.frame == story.screen.frame(frame)) }
  }

  /// Each row has a name, the events, and the placement after each of them.
  static let posted: [Story] = [
    Story("T4.13.17 show", "wc up, ws up, dc up, ds up", "docked docked docked docked"),
    Story(
      "T4.13.18 hide", "ws up, ds up, wc down, wh down, dc down, dh down",
      "docked docked hidden hidden hidden hidden"),
    Story(
      "T4.13.20 hide on iOS 26 with an accessory", "ws up, ds up, wc bar, wh bar, dc bar, dh bar",
      "docked docked accessoryOnly hidden hidden hidden"),
    Story(
      "T4.13.31 undock, T4.13.33 move, T4.13.32 dock again", on: .pad,
      "ws up, ds up, wh up, dc free, dh up, wc free, dc free, ws up, ds up",
      "docked docked hidden undocked undocked undocked undocked docked docked"),
    Story(
      "T4.13.31 undock, frame change announced first", on: .pad, "ws up, wh free, wc free, dh free",
      "docked hidden undocked undocked"),
    Story(
      "an undocked keyboard is closed", on: .pad, "dc free, wh free, dh free",
      "undocked hidden hidden"),
    Story(
      "T4.13.34 an undocked keyboard is dragged", on: .pad, "dc free, wc zero, dc free2",
      "undocked undocked undocked"),
    Story(
      "T4.13.36 floating, told by the end of a change alone, and docked so too (T4.13.32)",
      on: .pad, "dc float, ws up, dc float, dc up", "floating docked floating docked"),
    Story(
      "T4.13.34 a floating keyboard is dragged, T4.13.64 and closed", on: .pad,
      "wc float, wc zero, dc float2, dc zero", "floating hidden floating hidden"),
    Story(
      "T4.13.35 a bar is dropped in the middle of the screen", on: .pad,
      "ws bar, ds zero, ws zero, dc zero, ws up",
      "accessoryOnly accessoryOnly floating floating docked"),
    Story(
      "T4.14.14 a wake-up tells its height with the did alone",
      "ws up, wh down, ws flatDown, dc down, ds up, ds bar",
      "docked hidden hidden hidden docked docked"),
    Story(
      "T4.14.14 the same while one is up, in another orientation", "ws bar, ws flat, ds up, ds bar",
      "accessoryOnly accessoryOnly docked docked"),
    Story(
      "T4.13.62 frames without a will",
      "ws up, ds up, dc down, dh down, dc bar, ds high, wh down, dc up, ds up",
      "docked docked docked docked docked docked hidden hidden hidden"),
    Story(
      "T4.13.29 rotation", "ws up, wh down, dh down, ws up, ds up",
      "docked hidden hidden docked docked"),
    Story(
      "T4.13.39 a hide right after a show", "ws up, wh down, dc up, ds up, dh down",
      "docked hidden hidden hidden hidden"),
    Story(
      "a show right after a hide",
      "ws up, ds up, wh down, wc up, ws up, dc down, dh down, dc up, ds up",
      "docked docked hidden docked docked docked docked docked docked"),
    Story("T4.13.25 the predictive bar", "ws up, ds up, wc high", "docked docked docked"),
  ]

  /// Ends that come late, after another change has begun.
  static let late: [Story] = [
    Story(
      "a hide's did-change-frame comes last", "ws up, wh down, ws up, ds up, dc down", "docked",
      "up"),
    Story("… and its did-hide", "ws up, wh down, ws up, ds up, dc down, dh down", "docked", "up"),
    Story(
      "T4.13.20 the late end of a hide whose frame is a bar", "ws up, ds up, wh bar, ws up, dc bar",
      "docked", "up"),
    Story(
      "T4.13.51 a second round: the first one's did-change-frame is late", "ws up, ws high, dc up",
      "docked", "high"),
    Story("T4.13.51 … and its did-show", "ws up, ws high, dc up, ds up", "docked", "high"),
    Story(
      "the first round's ends come after the second's",
      "ws up, ws high, dc high, ds high, dc up, ds up", "docked", "high"),
    Story(
      "T4.13.25 the predictive bar grows a keyboard that is still coming",
      "wc up, ws up, wc high, dc up, ds up", "docked", "high"),
    Story(
      "T4.13.25 the predictive bar comes and goes", "ws up, ds up, wc high, wc up, dc high",
      "docked", "up"),
    Story(
      "T4.13.39 a show's did-change-frame after the did-hide", "ws up, wh down, dh down, dc up",
      "hidden", "down"),
    Story(
      "the second of two overtaken shows ends after the hide",
      "ws up, ws high, ds up, wh down, ds high", "hidden", "down"),
    Story(
      "T4.13.54 the late did-hide of a hide without a frame",
      "ws up, ds up, wh zero, ws up, dh zero", "docked", "up"),
    Story(
      "T4.13.54 … after a did-change-frame below the screen",
      "ws up, ds up, wh zero, dc down, ws up, dh zero", "docked", "up"),
    Story(
      "T4.13.39 the did-show of a show that began unseen, after the hide began", "wh down, ds up",
      "hidden", "down"),
    Story(
      "T4.13.51 two rounds of one height, the second did-show after the hide",
      "ws up, ws up, ds up, wh down, dh down, ds up", "hidden", "down"),
    Story(
      "a did-change-frame to an unannounced height during a hide",
      "ws up, wh down, dc down, dc high", "hidden", "down"),
    Story(
      "the late did-change-frame of a hide, with another frame",
      "ws up, wh down, ws up, dc up, ds up, dc flatDown", "docked", "up"),
    Story("T4.13.62 a height told only at the end", "ws high, dc up, dc high", "docked", "high"),
    Story(
      "a show at another height than the one announced before it", "wc high, ds up, ws up, dc high",
      "docked", "up"),
    // The late end alone is that of an undocking that began with a hide (T4.13.31).
    Story(
      "T4.13.32 docked again before the undocking has ended", "wc free, ws up, dc free, dc up",
      "docked", "up"),
    Story("T4.13.62 a height that a did-show tells", "ws up, ds high", "docked", "up"),
    Story(
      "T4.13.62 back to a height that ended long ago",
      "ws up, dc up, ds up, wc high, dc high, dc up", "docked", "high"),
  ]

  private static let show = "wc up, ws up, dc up, ds up"
  private static let hide = "wc down, wh down, dc down, dh down"

  /// Changes whose end UIKit never announces, and changes that it announces only by their end
  /// (T4.13.36).
  static let lost: [Story] = [
    Story(
      "a show whose ends a hide swallowed", on: .pad,
      "wc up, ws up, \(hide), \(show), dc float, dc up", "docked"),
    Story(
      "… with a hide that never ends either", on: .pad,
      "wc up, ws up, wc down, wh down, \(show), dc float, dc up", "docked"),
    Story(
      "a hide that never ends", on: .pad, "wc down, wh down, \(show), dc float, \(hide)", "hidden"),
    Story(
      "a show that never ends, then floating by an announced change", on: .pad,
      "wc up, ws up, \(hide), \(show), wc float, dc float, dc up", "docked"),
    Story(
      "the ends of a higher keyboard never come, and it comes back unannounced", on: .pad,
      "ws high, \(show), dc float, dc high", "docked"),
    Story(
      "T4.13.31 undocked by a hide of its own frame", on: .pad,
      "\(show), wc free, wh free, dc free", "undocked"),
    Story(
      "T4.13.31 undocked by a hide of another frame", on: .pad,
      "\(show), wc free, wh down, dc free", "undocked"),
    Story(
      "T4.13.31 … with the hide's end", on: .pad, "\(show), wc free, wh down, dc free, dh down",
      "undocked"),
    Story(
      "made to float by a hide of another frame", on: .pad, "\(show), wc float, wh down, dc float",
      "floating"),
  ]

  @Test("after 500 keyboards nothing is left of the lost ends")
  func healed() {
    var state = Screen.pad.state(after: "wc up, ws up, wc down, wh down")
    for _ in 0..<500 { state = Screen.pad.state(after: Self.show + "," + Self.hide, from: state) }
    let after = Screen.pad.state(after: Self.show + ", dc float, dc up", from: state)
    #expect(after.placement == .docked && after.overlap(with: Screen.pad.bounds) == 313)
    #expect(
      Screen.pad.state(after: Self.show, from: state) == Screen.pad.state(after: Self.show))
  }

  /// Each row has the events before, an event, and whether it is about the newest change. A phone's
  /// keyboard is never undocked, so such a frame is wrong (T4.13.62).
  static let newest: [(String, String, Bool)] = [
    ("ws up, wh zero", "ds up", false), ("ws up, wh zero", "dh zero", true),
    ("ws up, wh zero", "ws up", true), ("ws up, wh zero", "ds zero", false),
    ("ws up, wh zero", "dc down", true), ("ws up, wh zero", "dc free", false),
    ("ws up, wh zero, ws up", "dh zero", false), ("ws up, wh zero, ws up", "dc down", false),
    ("ws up, wh zero, ws up", "ds up", true), ("ws up, wh zero, ws up", "dc up", true),
    ("ws up, wh zero, ws up", "ds high", false), ("ws up, wh zero, ws up", "wh null", true),
  ]

  @Test("a state tells which events are about the newest change", arguments: newest)
  func isNewest(before: String, event: String, isNewest: Bool) {
    let (state, event) = (Screen.phone.state(after: before), Screen.phone.events(event)[0])
    #expect(state.taking(event).isNewest == isNewest)
  }

  @Test(
    "the second notification of a movement repeats the first", .fact("T4.13.17"),
    arguments: [
      ("wc up", "ws up", true), ("wc up", "wh up", true), ("dc up", "ds up", true),
      ("dc up", "dh up", true), ("ws up", "wc up", false), ("wc up", "ds up", false),
      ("wc up", "ws high", false),
    ])
  func repeats(first: String, second: String, isEcho: Bool) {
    var (first, second) = (Screen.phone.events(first)[0], Screen.phone.events(second)[0])
    (first.beginFrame, second.beginFrame) = (.zero, .zero)
    second.accessoryHeight = 44
    #expect(second.repeats(first) == isEcho)
  }
}
