import Foundation
import Testing

@testable import ResponderJournal

@Suite struct ResponderSnapshotTests {
  private var placement: ResponderPlacement {
    ResponderPlacement(
      screenRect: rect(20, 400, 350, 44),
      scroll: ScrollPlacement(
        scrollView: SampleJournal.list, contentRect: rect(20, 440, 350, 44),
        geometry: SampleJournal.geometry, visibleRect: rect(0, 90, 390, 461),
        screenRect: rect(0, 0, 390, 844)),
      visibility: SampleJournal.dismissal.visibilityNow)
  }

  @Test("without a first responder the report says none")
  func noResponder() {
    #expect(ResponderSnapshot().report == "First responder: none\nKeyboard: hidden")
    #expect("\(ResponderSnapshot.noFirstResponder)" == ResponderSnapshot().report)
  }

  @Test("a report has a line a fact")
  func full() {
    let snapshot = ResponderSnapshot(
      responder: SampleJournal.field, chain: [SampleJournal.field, SampleJournal.list],
      placement: placement,
      prediction: ScrollPrediction(
        phase: .decelerating, restingOffset: point(0, 437),
        visibility: SampleJournal.dismissal.visibilityAtRest, screenRect: rect(20, 3, 350, 44)),
      keyboard: SampleJournal.keyboard.after, keyboardOverlap: 336)
    #expect(
      snapshot.report == """
        First responder: UITextField "row-10"
          now: visible (100 %)
          will rest: hidden above (0 %), offset at rest (0, 437), decelerating
          on screen: (20, 400) 350 × 44
        Scroll view: UITableView
          field in content: (20, 440) 350 × 44
          visible content: (0, 90) 390 × 461
          offset (0, 43.3), viewport 390 × 844, content 390 × 2200, inset (47, 0, 34, 0)
        Chain: UITextField "row-10" > UITableView
        Keyboard: docked (0, 508) 390 × 336, covers 336 pt, inset 34 pt, 302 pt short
        """)
  }

  private static let up = SampleJournal.keyboard.after

  @Test(
    "the keyboard's layout guide is told beside the frame, with their difference",
    arguments: [
      (up, 508, "top at 508, like the frame"), (up, 508.4, "top at 508.4, like the frame"),
      (up, 810, "top at 810, 302 pt below the frame"),
      (up, 500, "top at 500, 8 pt above the frame"),
      (SampleEvidence.barAlone, 758, "top at 758, like the frame"),
      (up, nil, nil), (KeyboardState(), 810, nil),
    ] as [(KeyboardState, CGFloat?, String?)])
  func guide(keyboard: KeyboardState, top: CGFloat?, words: String?) {
    let snapshot = ResponderSnapshot(keyboard: keyboard, keyboardGuideTop: top)
    #expect(snapshot.guideWords == words)
    var edited = snapshot
    edited.responder = SampleJournal.field
    #expect(edited.report.contains("  layout guide: \(words ?? "")") == (words != nil))
    #expect(
      edited.facts(about: .keyboard).contains { $0.title == "layout guide" } == (words != nil))
  }

  @Test(
    "a name reaches no terminal with what it would obey",
    arguments: [
      ("email", "email"), ("Größe 名前 👋", "Größe 名前 👋"), ("\u{1b}[2Jx", "?[2Jx"),
      ("a\nb\tc\u{7f}", "a?b?c?"), ("\u{202e}back\u{200b}", "?back?"), ("\u{2028}\u{85}", "??"),
    ])
  func names(name: String, printed: String) {
    let identity = ResponderIdentity(className: name, identifier: name)
    #expect(identity.description == "\(printed) \"\(printed)\"")
    #expect(identity.identifier == name, "the value itself stays as it is")
  }

  @Test("a snapshot survives being written and read")
  func coding() throws {
    let snapshot = ResponderSnapshot(
      responder: SampleJournal.field, chain: [SampleJournal.list], placement: placement)
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(ResponderSnapshot.self, from: data) == snapshot)
  }

  @Test("a copy that leaves the device has no address")
  func shared() {
    var snapshot = SampleSnapshot.resting
    snapshot.details = ResponderDetails(address: "0x600003a1c2d0")
    for hash in [nil, IdentifierHash.random()] {
      let shared = snapshot.shared(hashing: hash)
      #expect(shared.details?.address == "")
      #expect((shared.responder == snapshot.responder) == (hash == nil))
      #expect(snapshot.responder?.shared(hashing: hash) == shared.responder)
    }
  }
}
