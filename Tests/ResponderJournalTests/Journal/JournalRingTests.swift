import ResponderJournal
import TestSupport
import Testing

/// Tests that frequent entries, which arrive with every key and every frame, do not push out
/// entries about focus, keyboard and diagnoses, and vice versa.
@Suite struct JournalRingTests {
  private static let places = 8

  private func lasting(_ time: Int) -> JournalEntry {
    JournalEntry(
      time: Double(time), event: .focus(FocusChange(from: nil, to: SampleJournal.field)))
  }
  private func passing(_ time: Int) -> JournalEntry {
    JournalEntry(time: Double(time), event: .hud(HUDChange(isShown: true)))
  }
  private func journal(_ entries: [JournalEntry]) -> Journal {
    var journal = Journal(byteBudget: Self.places * Journal.bytesPerEntry)
    for entry in entries { journal.append(entry) }
    return journal
  }

  static let groups: [(stories: Range<Int>, noise: Range<Int>, keptStories: Int, keptNoise: Int)] =
    [
      // A thousand samples, or a thousand changes of focus, leave the others as they were.
      (0..<4, 10..<1_010, 4, 4), (10..<1_010, 0..<4, 4, 4),
      // What one half does not need, the other has.
      (0..<0, 10..<30, 0, 8), (0..<1, 10..<30, 1, 7), (0..<3, 10..<30, 3, 5),
      (10..<30, 0..<2, 6, 2),
    ]

  @Test("each group has half of the ring, and what the other leaves", arguments: groups)
  func shares(stories: Range<Int>, noise: Range<Int>, keptStories: Int, keptNoise: Int) {
    let all = (stories.map(lasting) + noise.map(passing)).sorted { $0.time < $1.time }
    let journal = journal(all)
    let kept = stories.map(lasting).suffix(keptStories) + noise.map(passing).suffix(keptNoise)
    #expect(journal.entries == kept.sorted { $0.time < $1.time })
    #expect(journal.forgotten == all.count - 8 && journal.last == all.last)
  }

  @Test("mixed entries stay in order and within the room")
  func mixed() {
    var random = SplitMix64(seed: 21)
    var all: [JournalEntry] = []
    var held = journal([])
    for time in 0..<500 {
      let entry = random.chance(4) ? lasting(time) : passing(time)
      all.append(entry)
      held.append(entry)
      #expect(held.last == entry && held.count == min(all.count, Self.places))
      #expect(held.forgotten + held.count == all.count)
      let entries = held.entries
      #expect(entries.map(\.time) == entries.map(\.time).sorted())
      for kind in [JournalEntry.Kind.focus, .hud] {
        let mine = all.filter { $0.kind == kind }
        let kept = entries.filter { $0.kind == kind }
        #expect(kept == Array(mine.suffix(kept.count)))
        #expect(kept.count >= min(mine.count, Self.places / 2 - 1))
      }
    }
  }

  @Test("what is new since a reader last looked")
  func fresh() {
    var journal = journal((0..<4).map(lasting) + (4..<8).map(passing))
    #expect(journal.entries(after: journal.appended).isEmpty)
    let known = journal.appended
    for time in 8..<20 { journal.append(passing(time)) }
    #expect(journal.entries(after: known) == (16..<20).map(passing))
    #expect(journal.entries(after: 2) == (2..<4).map(lasting) + (16..<20).map(passing))
  }

  @Test("a ring of one holds the last, whatever it is")
  func one() {
    var journal = Journal(byteBudget: 0)
    for entry in [lasting(0), passing(1), passing(2), lasting(3), lasting(4), passing(5)] {
      journal.append(entry)
      #expect(journal.entries == [entry])
    }
  }
}

#if canImport(Glibc)
  /// Tests the memory that a journal takes while it is filled.
  @Suite("Memory of a journal", .enabled(if: HeapInUse.isKnown))
  struct JournalMemoryTests {
    @Test("a journal takes all its memory for the first entry")
    func reserved() throws {
      let entry = JournalEntry(time: 1, event: .hud(HUDChange(isShown: true)))
      // Takes the minimum of several rounds, because another thread may take memory meanwhile.
      var grown: [Int] = []
      for _ in 0..<5 {
        var journal = Journal(byteBudget: 512 * Journal.bytesPerEntry)
        journal.append(entry)
        let before = try #require(HeapInUse.bytes)
        for _ in 1..<512 { journal.append(entry) }
        grown.append(try #require(HeapInUse.bytes) - before)
        #expect(journal.count == 512)
      }
      // Storage that grew with the entries would take more than a hundred bytes for each of them.
      #expect(try #require(grown.min()) < 16_000)
    }
  }
#endif
