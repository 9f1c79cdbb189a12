import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

@Suite("The journal in words, for pages")
struct JournalWordsTests {
  private static let field = ResponderIdentity(className: "UITextField", identifier: "row-4")
  private static let list = ResponderIdentity(className: "UITableView")
  private static let geometry = ScrollViewGeometry(
    viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 3000),
    contentOffset: CGPoint(x: 0, y: 100), inset: Insets(top: 47, bottom: 34))

  private static func dismissal(restingAt y: CGFloat, rule: DismissalRule = .fullyHidden)
    -> JournalEntry.Event
  {
    .dismissal(
      DismissalRecord(
        scrollView: list, responder: field,
        decision: DismissalDecision.decide(
          fieldRect: CGRect(x: 20, y: 300, width: 350, height: 44), geometry: geometry,
          restingOffset: CGPoint(x: 0, y: y),
          obscuredBy: CGRect(x: 0, y: 508, width: 390, height: 336), rule: rule)))
  }

  private static func anchor(from y: CGFloat) -> JournalEntry.Event {
    .anchor(
      AnchorRecord(
        scrollView: list,
        decision: AnchorDecision.decide(
          policy: .bottom(), geometry: geometry.scrolled(to: CGPoint(x: 0, y: y)),
          changingBottomInsetTo: 336)))
  }

  @Test(
    "titles say what was decided, and why",
    arguments: [
      (dismissal(restingAt: 1000), "Dismiss: the field will be hidden above"),
      (dismissal(restingAt: -400), "Dismiss: the field will be behind the keyboard"),
      (dismissal(restingAt: 120), "Keep editing: the field will be visible"),
      (dismissal(restingAt: 275), "Keep editing: 50 % of the field will be visible"),
      (
        dismissal(restingAt: 275, rule: .partlyHidden),
        "Dismiss: only 50 % will be visible"
      ),
      (
        dismissal(restingAt: 1000, rule: .visibleFraction(below: 0)),
        "Keep editing: the rule does not end it, though it will be hidden"
      ),
      (anchor(from: 2190), "Move with the keyboard to (0, 2492)"),
      (anchor(from: 900), "Stay at (0, 900) while the inset changes"),
      (.focus(FocusChange(from: nil, to: field)), "none → UITextField \"row-4\""),
      (.hud(HUDChange(isShown: true)), "HUD shown"),
      (
        .screen(ScreenChange(before: SampleJournal.outer, after: SampleJournal.inner)),
        "Screen: 466 × 678 pt at 3.0 to 951 × 669 pt at 3.0, not the main screen"
      ),
      (
        .scroll(ScrollSample(scrollView: list, phase: .decelerating, geometry: geometry)),
        "UITableView coasts"
      ),
    ] as [(JournalEntry.Event, String)])
  func titles(event: JournalEntry.Event, title: String) {
    #expect(JournalWords(JournalEntry(time: 7, event: event)).title == title)
  }

  @Test("a list's move says who wrote what, and who made room")
  func listMove() {
    let move = SampleJournal.listMove
    let words = JournalWords(JournalEntry(time: 7, event: .listMove(move)))
    #expect(
      words.facts.map(\.value) == [
        "contentInset 0 → 336 by Form.keyboardWillShow",
        "contentOffset 0 → 120 by UIKit or an animation",
      ])
    #expect(move.insetWriters == ["Form.keyboardWillShow"])
  }

  @Test("a decision comes with the numbers behind it")
  func facts() {
    let entry = JournalWords(JournalEntry(time: 7, event: Self.dismissal(restingAt: 1000)))
    #expect(
      entry.facts.map { "\($0.title): \($0.value)" } == [
        "field now: visible", "field at rest: hidden above", "from: (0, 100)",
        "offset at rest: (0, 1000)",
        "field in content: (20, 300) 350 × 44", "visible area now: (0, 147) 390 × 461",
        "rule: dismiss when fully hidden",
      ])
  }

  @Test("the end of a drag comes with its target's numbers")
  func dragEnd() {
    let words = JournalWords(JournalEntry(time: 7, event: SampleJournal.events[3]))
    #expect(
      words.facts.map(\.title) == [
        "velocity", "from", "offset at rest", "announced target", "rate",
      ])
    #expect(words.facts.last?.value == "0.998")
  }

  @Test("the numbers of a diagnosis have their units")
  func numbers() throws {
    func values(_ diagnosis: Diagnosis) -> [String] {
      JournalWords(JournalEntry(time: 7, event: .diagnosis(diagnosis))).facts.map(\.value)
    }
    func diagnosis(_ number: Diagnosis.Number) -> Diagnosis {
      Diagnosis(id: .doubleLift, sentence: "It is.", numbers: [number], fix: "Do it.")
    }
    #expect(values(diagnosis(.init("covered", 336, unit: "pt"))) == ["Do it.", "336 pt"])
    #expect(values(diagnosis(.init("views", 2, unit: ""))) == ["Do it.", "2"])
  }

  @Test("every kind of entry has words, the same for the same entry")
  func everyKind() {
    for entry in SampleJournal.entries {
      let words = JournalWords(entry)
      #expect(words == JournalWords(entry))
      #expect(!words.title.isEmpty && words.facts.allSatisfy { !$0.title.isEmpty })
      #expect(words != JournalWords(JournalEntry(time: 0, event: .hud(HUDChange(isShown: false)))))
    }
    let events = SampleEvidence.rows.compactMap { $0.0.diagnosis }
    for diagnosis in events {
      let words = JournalWords(JournalEntry(time: 0, event: .diagnosis(diagnosis)))
      #expect(words.title == diagnosis.sentence && words.facts.first?.title == "fix")
    }
  }

  @Test(
    "each of the keyboard's notifications has its words",
    arguments: [
      (KeyboardEvent.Kind.willShow, "Keyboard will show"), (.didShow, "Keyboard did show"),
      (.willHide, "Keyboard will hide"), (.didHide, "Keyboard did hide"),
      (.willChangeFrame, "Keyboard will change its frame"),
      (.didChangeFrame, "Keyboard did change its frame"),
    ])
  func keyboard(kind: KeyboardEvent.Kind, title: String) {
    let event = KeyboardEvent(
      kind: kind, beginFrame: .zero, endFrame: CGRect(x: 0, y: 508, width: 390, height: 336),
      duration: 0.25, curve: 7, isLocal: true, screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    let words = JournalWords(
      JournalEntry(time: 0, event: .keyboard(KeyboardChange(event, before: KeyboardState()))))
    #expect(words.title == title && words.facts.first?.value == "(0, 508) 390 × 336")
  }

  @Test("where a field is says which side hides it")
  func sides() {
    let rows: [(CGFloat, String)] = [
      (20, "visible"), (900, "hidden on the right"), (340, "50 %, partly hidden on the right"),
    ]
    for (x, words) in rows {
      let decision = DismissalDecision.decide(
        fieldRect: rect(x, 300, 100, 44), geometry: Self.geometry, restingOffset: point(0, 100),
        obscuredBy: nil)
      let record = GeometryRecord(
        responder: Self.field, scrollView: Self.list, decision: decision)
      let title = JournalWords(JournalEntry(time: 0, event: .geometry(record))).title
      #expect(title.hasSuffix(" is " + words), "\(title)")
    }
  }

  @Test("each phase of a scroll has its words")
  func phases() {
    var titles: Set<String> = []
    for phase in ScrollSample.Phase.allCases {
      let sample = ScrollSample(scrollView: Self.list, phase: phase, geometry: Self.geometry)
      titles.insert(JournalWords(JournalEntry(time: 0, event: .scroll(sample))).title)
    }
    #expect(titles.count == ScrollSample.Phase.allCases.count)
  }

  @Test("the words of a replay")
  func replay() throws {
    #expect(Replay.words(entries: 0, decisions: 0) == "no entries")
    #expect(Replay.words(entries: 1, decisions: 0) == "1 entry, and no decision among them")
    #expect(Replay.words(entries: 2, decisions: 0) == "2 entries, and no decision among them")
    #expect(Replay.words(entries: 2, decisions: 1) == "1 decision recomputed, all the same")
    #expect(Replay.words(entries: 2, decisions: 2) == "2 decisions recomputed, all the same")
    let entry = JournalEntry(time: 1, event: Self.anchor(from: 900))
    let other = JournalEntry(time: 1, event: Self.anchor(from: 2190))
    let difference = Replay.Difference(index: 0, recorded: entry, recomputed: other)
    #expect(Replay.words(difference, line: 3).hasPrefix("line 3 differs: recorded \""))
  }

}
