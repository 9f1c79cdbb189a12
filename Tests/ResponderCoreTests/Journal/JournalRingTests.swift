import ResponderCore
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

  @Test("a thousand samples leave the story as it was, and the newest of themselves")
  func typing() {
    let story = (0..<4).map(lasting)
    let noise = (10..<1_010).map(passing)
    let journal = journal(story + noise)
    #expect(journal.entries == story + noise.suffix(4))
    #expect(journal.forgotten == 996 && journal.count == 8 && journal.last == noise.last)
  }

  @Test("a thousand changes of focus leave the newest samples as they were")
  func changes() {
    let noise = (0..<4).map(passing)
    let story = (10..<1_010).map(lasting)
    #expect(journal(noise + story).entries == noise + story.suffix(4))
  }

  @Test("what one half does not need the other has", arguments: [0, 1, 2, 3])
  func shares(stories: Int) {
    let story = (0..<stories).map(lasting)
    let noise = (10..<30).map(passing)
    #expect(journal(story + noise).entries == story + noise.suffix(8 - stories))
  }

  @Test("mixed as they come, in order, and never more than there is room for")
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

  @Test("what is new since a reader last looked, though some of it is forgotten again")
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

  @Test("in an export, too, half of the bytes are for the story")
  func bytes() throws {
    let story = (0..<40).map(lasting)
    let noise = (100..<1_000).map(passing)
    let line = Journal.jsonLines([story[0]]).utf8.count
    let lines = Journal.jsonLines(story + noise, byteBudget: 100 * line)
    let read = try JournalReader.read(lines)
    #expect(lines.utf8.count <= 100 * line)
    #expect(Array(read.prefix(40)) == story && read.count > 80)
    #expect(Array(read.dropFirst(40)) == Array(noise.suffix(read.count - 40)))
    // Bytes that nothing else needs are for the story, too.
    let longer = Journal.jsonLines([lasting(10)]).utf8.count
    let alone = Journal.jsonLines((10..<50).map(lasting), byteBudget: 30 * longer)
    #expect(try JournalReader.read(alone) == (20..<50).map(lasting))
  }
}

#if canImport(Glibc)
  /// Tests the memory that a journal takes while it is filled.
  @Suite("Memory of a journal", .enabled(if: HeapInUse.isKnown))
  struct JournalMemoryTests {
    @Test("a journal takes all its memory for the first entry, and none while the app scrolls")
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
