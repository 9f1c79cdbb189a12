import Foundation
import Testing

/// Memory over a long session, on the virtual clock.
@MainActor
@Suite("Memory of a session")
struct MemoryTests {
  /// How often the device is used between two measurements; ten of them.
  private static let actions = 300
  /// Bytes by which the later marks may be above the earlier ones, medians of both.
  ///
  /// A single mark tells little: the journal's ring, 176 KB, is there twice while somebody holds what he has read of it. And
  /// caches go on filling, by 0.4 MB in the first 4,500 actions; from there to 12,000, which were tried, the line is level.
  /// What leaked once was 500 bytes an action, here 0.7 MB: an array of runs for every text that a label was given, the name
  /// of a type for every keyboard's frame, a frame client for every fling.
  private static let allowed = 400 * 1024

  @Test(
    "random input for long leaves nothing behind",
    .enabled(if: LiveHeap.bytes != nil, "only glibc says what of the heap is in use"))
  func flat() async throws {
    let session = try RandomSession(seed: 9)
    defer { session.end() }
    var marks: [Int] = []
    for _ in 0..<10 {
      for _ in 0..<Self.actions { try await session.act() }
      try await session.goHome()
      marks.append(try #require(LiveHeap.bytes))
    }
    #expect(session.messages > 1_000 && session.bytes > 1_000_000)
    // The first fills caches.
    let grown = Self.median(marks[5...]) - Self.median(marks[1..<5])
    #expect(grown <= Self.allowed, "\(grown) bytes; in use: \(marks)")
  }

  private static func median(_ marks: ArraySlice<Int>) -> Int {
    let sorted = marks.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test("what is in use is read from glibc's own report")
  func heap() throws {
    let report = """
      <malloc version="1">
      <heap nr="0">
      <total type="fast" count="1" size="11"/>
      <system type="current" size="99"/>
      </heap>
      <total type="fast" count="3" size="100"/>
      <total type="rest" count="8" size="2000"/>
      <total type="mmap" count="1" size="40000"/>
      <system type="current" size="300000"/>
      <system type="max" size="400000"/>
      </malloc>
      """
    #expect(LiveHeap.bytes(in: report) == 300_000 - 100 - 2_000 + 40_000)
    #expect(LiveHeap.bytes(in: "<malloc/>") == nil)
  }
}
