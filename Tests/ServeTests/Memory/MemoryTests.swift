import Foundation
import TestSupport
import Testing

/// Tests the memory of a long session, on the virtual clock.
@MainActor
@Suite("Memory of a session")
struct MemoryTests {
  /// The number of actions between two measurements. There are ten measurements.
  private static let actions = 300
  /// The number of bytes by which the median of the later measurements may exceed that of the
  /// earlier ones.
  ///
  /// A single measurement is not reliable. The journal's ring, 176 KB, exists twice while other
  /// code holds the entries that it has read. Caches continue to fill: in a trial of 12,000
  /// actions, by 0.4 MB in the first 4,500, after which the memory stayed level.
  ///
  /// Some earlier leaks lost 500 bytes for each action, which would be 0.7 MB here. They were an
  /// array of runs for each new text of a label, the `objCType` text for each keyboard frame in an
  /// `NSValue`, and a frame client for each fling.
  private static let allowed = 400 * 1024

  @Test(
    "random input for long leaves nothing behind",
    .enabled(if: HeapInUse.bytes != nil, "only glibc says what of the heap is in use"))
  func flat() async throws {
    let session = try RandomSession(seed: 9)
    defer { session.end() }
    var marks: [Int] = []
    for _ in 0..<10 {
      for _ in 0..<Self.actions { try await session.act() }
      try await session.goHome()
      marks.append(try #require(HeapInUse.bytes))
    }
    #expect(session.messages > 1_000 && session.bytes > 1_000_000)
    // The first measurement does not count, because the caches are still filling.
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
    #expect(HeapInUse.bytes(in: report) == 300_000 - 100 - 2_000 + 40_000)
    #expect(HeapInUse.bytes(in: "<malloc/>") == nil)
  }
}
