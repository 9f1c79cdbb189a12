import Foundation
import ResponderCore
import ResponderScopeLive
import Testing

/// Tests the height of the keyboard over time, which is computed from the journal alone.
@Suite("The keyboard's strip")
struct KeyboardStripTests {
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func events(
    _ kinds: [(Double, KeyboardEvent.Kind, CGFloat, Double)]
  ) -> [JournalEntry] {
    var state = KeyboardState()
    return kinds.map { time, kind, top, duration in
      let frame = CGRect(x: 0, y: top, width: 400, height: 400)
      let event = KeyboardEvent(
        kind: kind, beginFrame: .zero, endFrame: frame, duration: duration, curve: 7,
        isLocal: true, screen: screen)
      let change = KeyboardChange(event, before: state)
      state = change.after
      return JournalEntry(time: time, event: .keyboard(change))
    }
  }

  private func strip(_ entries: [JournalEntry], now: Double = 100) -> KeyboardStrip {
    KeyboardStrip(.noFirstResponder, KeyboardStrip.History(entries), screen: screen, now: now)
  }

  private func area(_ entries: [JournalEntry]) -> String { strip(entries).area }

  @Test("without events a flat line; the strip covers eight seconds")
  func empty() {
    let strip = strip([])
    #expect(strip.area == "M0 100V100H0V100Z" && strip.marks.isEmpty)
    #expect(strip.from == "0.000 s" && strip.to == "8.000 s" && strip.state == "hidden")
  }

  @Test("from will to did it slopes, at once it steps")
  func slope() {
    let slow = events([
      (2, .willChangeFrame, 400, 0.4), (2, .willShow, 400, 0.4), (2.4, .didChangeFrame, 400, 0.4),
      (2.4, .didShow, 400, 0.4), (4, .willHide, 800, 0.4), (4.4, .didHide, 800, 0.4),
    ])
    #expect(
      area(slow) == "M0 100V100H250L300 50H300H500L550 100H550V100Z")
    let fast = events([(2, .willShow, 400, 0), (2, .didShow, 400, 0)])
    #expect(area(fast) == "M0 100V100H250V50H250H250V100Z")
  }

  @Test("a motion under way has its whole time to scale, though only its beginning has been told")
  func underWay() {
    let up: [(Double, KeyboardEvent.Kind, CGFloat, Double)] = [
      (1, .willShow, 400, 0.4), (1.4, .didShow, 400, 0.4),
    ]
    let leaving = events(up + [(9, .willChangeFrame, 800, 0.4), (9, .willHide, 800, 0.4)])
    let strip = self.strip(leaving)
    #expect(strip.to == "9.400 s" && strip.area == "M0 100V50H950L1000 100V100Z")
    let gone = events(
      up + [(9, .willChangeFrame, 800, 0.4), (9, .willHide, 800, 0.4), (9.4, .didHide, 800, 0.4)])
    let after = self.strip(gone)
    #expect(after.to == strip.to && after.area == "M0 100V50H950L1000 100H1000V100Z")
    let endless = events([(9, .willShow, 400, .infinity)])
    #expect(self.strip(endless).to == "9.000 s")
  }

  @Test("nothing is drawn beyond the last entry; a motion under way is drawn as far as it has come")
  func future() {
    #expect(strip([], now: 0.9).area == "M0 100V100H0V100Z")
    let up = events([(2, .willShow, 400, 0.4)])
    #expect(strip(up, now: 2.2).area == "M0 100V100H250L275 75V100Z")
    #expect(strip(up, now: 2.4).area == "M0 100V100H250L300 50V100Z")
    #expect(strip(up, now: 4).area == "M0 100V100H250L300 50V100Z")
    // The scale of the strip stays the same during the motion.
    #expect(strip(up, now: 2.2).to == "8.000 s")
  }

  @Test("what was before the strip is where it begins; only what is in it has a mark")
  func before() {
    let entries = events([(2, .willShow, 400, 0), (2, .didShow, 400, 0), (20, .willHide, 800, 0)])
    let strip = self.strip(entries)
    #expect(strip.area == "M0 100V50H1000V100H1000V100Z")
    #expect(strip.marks.count == 1 && strip.from == "12.000 s")
  }
}
