import Foundation
import HeadlessDriver
import ResponderScopeLive
import TestSupport
import Testing

@testable import DebugHost
@testable import HeadlessServe

/// Tests the memory of a long session, on a simulated wall clock. Everything is real except the
/// network: the hub processes a page's random input and sends the changes, and the page confirms
/// what it has drawn.
@MainActor
@Suite("Memory of a session")
struct MemoryTests {
  /// The number of bytes by which the median of the later measurements may exceed that of the
  /// earlier ones. The journal's ring, 176 KB, exists twice while other code holds the entries that
  /// it has read, and caches continue to fill by 0.4 MB in the first 4,500 actions. A leak of 500
  /// bytes for each action would be 0.7 MB here.
  private static let allowed = 400 * 1024

  private final class Wall {
    var now: TimeInterval = 1_000
  }

  @Test(
    "long random input leaves nothing behind",
    .enabled(if: HeapInUse.bytes != nil, "only glibc says what of the heap is in use"))
  func flat() throws {
    let (wall, page) = (Wall(), EventStream(id: "1", mayAct: true))
    let catalog = ServeCatalog(scenes: DebugHost.allScenes, others: DebugHost.diagnosisScenes)
    let live = LivePhone(
      catalog: catalog, scene: try #require(catalog.scene("form")), setting: Setting(),
      clock: DemandClock { wall.now })
    live.hub.join(page)
    defer {
      live.stop()
      _ = Device.boot()
    }
    var random = SplitMix64(seed: 9)
    var (messages, bytes) = (0, 0)
    func send(_ input: Input) throws { try live.hub.receive(input, from: page) }
    /// Lets the page read and confirm the messages, while the device's clock runs.
    func pass(_ seconds: TimeInterval) throws {
      for _ in 0..<Int(seconds * 10) {
        wall.now += 0.1
        if live.clock.isRunning { live.clock.step() }
        while let event = page.next() { bytes += event.count }
        while messages < live.hub.messagesSent {
          messages += 1
          try send(.seen(messages))
        }
      }
    }
    func touch(_ phase: Input.Phase, _ x: Double, _ y: Double) throws {
      wall.now += 0.016
      let point = Input.Point(time: wall.now, place: CGPoint(x: x, y: y))
      try send(.touch(phase, finger: 0, points: [point]))
    }
    /// Performs one random action of a user.
    func act() throws {
      func between(_ low: Double, _ high: Double) -> Double {
        .random(in: low..<high, using: &random)
      }
      func one<T>(of items: [T]) -> T { items[random.below(items.count)] }
      let (x, y, dy) = (between(10, 380), between(60, 830), between(-400, 400))
      switch between(0, 1) {
      case ..<0.75:
        try touch(.down, x, y)
        if random.below(2) == 0 {
          for step in 1...8 { try touch(.move, x, y + dy * Double(step) / 8) }
        }
        try touch(.up, x, y)
      case ..<0.85: for _ in 0..<3 { try send(.text(one(of: ["a", "b", " ", "é"]))) }
      case ..<0.91: try send(.button(one(of: [.shake, .left, .right])))
      case ..<0.97: try send(.choose(one(of: [.dark, .hardware]), one(of: ["on", "off"])))
      case ..<0.985: try send(.choose(.textSize, one(of: ["s", "l", "ax1"])))
      default: try send(.choose(.scene, one(of: ["form", "chat", "search", "sheet", "nested"])))
      }
      try pass(0.1)
    }
    var marks: [Int] = []
    for _ in 0..<10 {
      for _ in 0..<300 { try act() }
      // Every measurement has the same conditions: the untouched form.
      for (choice, value) in [(Input.Choice.textSize, "l"), (.dark, "off"), (.hardware, "off")] {
        try send(.choose(choice, value))
      }
      try send(.choose(.scene, "form"))
      try pass(3)
      marks.append(try #require(HeapInUse.bytes))
    }
    #expect(messages > 1_000 && bytes > 1_000_000)
    // The first measurement does not count, because the caches are still filling.
    func median(_ marks: ArraySlice<Int>) -> Int { marks.sorted()[marks.count / 2] }
    let grown = median(marks[5...]) - median(marks[1..<5])
    #expect(grown <= Self.allowed, "\(grown) bytes; in use: \(marks)")
  }
}
