import Foundation
import HeadlessDriver
import TestSupport

@testable import DebugHost
@testable import HeadlessServe

/// A page whose user taps, drags, types and presses at random, on a simulated wall clock.
///
/// Everything is real except the network. The hub processes the page's input and sends the changes,
/// and the page confirms what it has drawn. Input consists of values instead of JSON, because Swift
/// Testing keeps the stack of every error that a decoder throws until the process ends.
@MainActor
final class RandomSession {
  /// The wall clock, in seconds.
  private final class Wall {
    var now: TimeInterval = 1_000
  }

  private let wall: Wall
  private let live: LivePhone
  private let page = HubPage()
  private var read = 0
  private var random: SplitMix64
  private(set) var messages = 0
  private(set) var bytes = 0

  init(seed: UInt64) throws {
    let wall = Wall()
    self.wall = wall
    random = SplitMix64(seed: seed)
    let catalog = ServeCatalog(scenes: DebugHost.allScenes, others: DebugHost.diagnosisScenes)
    guard let scene = catalog.scene("form") else { throw Failure("there is no form") }
    live = LivePhone(
      catalog: catalog, scene: scene, setting: Setting(), clock: DemandClock { wall.now })
    live.hub.join(page.client)
  }

  func end() {
    live.stop()
    _ = Device.boot()
  }

  /// Advances the wall clock in steps. After each step, lets the device catch up if its clock runs,
  /// and lets the page read.
  func pass(_ seconds: TimeInterval, step: TimeInterval = 0.1) async throws {
    let end = wall.now + seconds
    while wall.now < end {
      wall.now = min(end, wall.now + step)
      if live.clock.isRunning { live.clock.step() }
      try await look()
    }
  }

  /// Lets the page read the messages that have arrived and confirm them.
  private func look() async throws {
    while messages < live.hub.messagesSent {
      // The choices arrive before the first picture.
      let events = (0..<(messages == 0 ? 2 : 1)).compactMap { _ in page.client.next() }
      bytes += events.reduce(0) { $0 + $1.count }
      messages += 1
      try send(.seen(messages))
    }
  }

  private func send(_ input: Input) throws {
    try live.hub.receive(input, from: page.client)
  }

  /// Returns to the untouched form, so that every measurement has the same conditions.
  func goHome() async throws {
    for (choice, value) in [(Input.Choice.textSize, "l"), (.dark, "off"), (.hardware, "off")] {
      try send(.choose(choice, value))
    }
    try send(.choose(.scene, "form"))
    try await pass(3)
  }

  // MARK: The user's actions

  private func between(_ low: Double, _ high: Double) -> Double {
    .random(in: low..<high, using: &random)
  }

  private func one<T>(of items: [T]) -> T { items[random.below(items.count)] }

  /// Performs one random action, with about the same probabilities as `random_step` in
  /// Tests/Browser/session.py.
  func act() async throws {
    let roll = Double.random(in: 0..<1, using: &random)
    let (x, y) = (between(10, 380), between(60, 830))
    switch roll {
    case ..<0.4: try await touch([CGPoint(x: x, y: y)])
    case ..<0.75:
      let (dx, dy) = (between(-60, 60), between(-400, 400))
      let steps = 3 + random.below(10)
      try await touch(
        (0...steps).map {
          let part = Double($0) / Double(steps)
          return CGPoint(x: x + dx * part, y: y + dy * part)
        })
    case ..<0.85: for _ in 0..<3 { try send(.text(one(of: ["a", "b", "c", " ", "é"]))) }
    case ..<0.91: try send(.button(one(of: [.shake, .left, .right])))
    case ..<0.97:
      try send(.choose(one(of: [.dark, .hardware]), one(of: ["on", "off"])))
    case ..<0.985: try send(.choose(.textSize, one(of: ["s", "l", "ax1"])))
    default: try send(.choose(.scene, one(of: Self.scenes)))
    }
    try await pass(0.1)
  }

  private static let scenes = ["form", "chat", "search", "sheet", "nested", "swiftui-login"]

  /// Moves a finger through these places, 16 ms apart. The page draws once before the finger lifts.
  private func touch(_ way: [CGPoint]) async throws {
    func send(_ phase: Input.Phase, _ place: CGPoint) throws {
      let point = Input.Point(time: wall.now, place: place)
      try self.send(.touch(phase, finger: 0, points: [point]))
    }
    try send(.down, way[0])
    for place in way.dropFirst() {
      wall.now += 0.016
      try send(.move, place)
    }
    wall.now += 0.016
    try await look()
    try send(.up, way[way.count - 1])
  }
}
