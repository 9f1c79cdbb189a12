#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @testable import ResponderJournal

  /// Tests that evidence is released together with its owner. The leak checker cannot detect leaked
  /// evidence: an enum keeps its case in the spare bits of the pointer to its box, and the checker
  /// only finds plain pointers (scripts/lib/lsan.txt). The test therefore measures the heap itself.
  @Suite("Life of evidence", .enabled(if: HeapInUse.isKnown))
  struct EvidenceLifeTests {
    /// Runs a session with five mistakes that the finder finds and one that a record reveals.
    /// Releases them all, and returns their number.
    private func session() -> Int {
      var finder = DiagnosisFinder()
      var found: [Diagnosis] = []
      var journal = Journal()
      func tell(_ evidence: [DiagnosisEvidence]) {
        for diagnosis in evidence.compactMap(\.diagnosis) {
          found.append(diagnosis)
          journal.append(.diagnosis(diagnosis), at: 1)
        }
      }
      var facts = DiagnosisFacts(time: 0)
      (facts.responder, facts.place) = (1, SampleEvidence.place(y: 600))
      facts.states = [SampleEvidence.windows(home: 0, key: 2_001, for: 0)]
      facts.keyboard = SampleEvidence.keyboard()
      func list(_ inset: CGFloat) -> DiagnosisFacts.List {
        DiagnosisFacts.List(
          id: 1, identity: SampleJournal.list, bottom: SampleEvidence.bottom(inset))
      }
      finder.keyboardComes(over: [list(0)])
      facts.lists = [list(672)]
      for time in [0.0, 1] {
        facts.time = time
        tell(finder.look(facts).map(\.evidence))
      }
      (facts.responder, facts.place, facts.states) = (nil, nil, [])
      for time in [2.0, 3] {
        facts.time = time
        tell(finder.look(facts).map(\.evidence))
      }
      _ = finder.focusChanged(to: SampleJournal.field, isInCode: true, at: 4)
      tell([finder.focusChanged(to: nil, isInCode: true, at: 4.1)].compactMap(\.self))
      let refusal = ResignRecord(
        responder: SampleJournal.field, isForced: false, didResign: false)
      if let diagnosis = Diagnosis.resignRefused(refusal) { found.append(diagnosis) }
      return found.count
    }

    @Test("a thousand sessions hold no more memory than one")
    func letGo() throws {
      #expect(session() == 6)
      for _ in 0..<10 { _ = session() }
      // Takes the minimum of several rounds, because a concurrent test or the runner's own thread
      // may hold more memory for a while.
      var grown: [Int] = []
      for _ in 0..<5 {
        let before = try #require(HeapInUse.bytes)
        for _ in 0..<1_000 { _ = session() }
        grown.append(try #require(HeapInUse.bytes) - before)
      }
      // Losing one box of the smallest kind in each session would add up to 48,000 bytes.
      #expect(try #require(grown.min()) < 16_000)
    }
  }
#endif
