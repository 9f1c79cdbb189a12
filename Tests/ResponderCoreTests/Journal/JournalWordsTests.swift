import Foundation
import Testing

@testable import ResponderCore

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
          obscuredBy: [CGRect(x: 0, y: 508, width: 390, height: 336)], rule: rule)))
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
      (anchor(from: 2190), "Move with the keyboard to y 2492 pt"),
      (anchor(from: 900), "Stay at y 900 pt while the inset changes"),
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

  @Test("a decision comes with the numbers behind it, in the order in which to read them")
  func facts() {
    let entry = JournalWords(JournalEntry(time: 7, event: Self.dismissal(restingAt: 1000)))
    #expect(entry.kind == "dismissal")
    #expect(entry.isDecision)
    #expect(
      entry.facts.map { "\($0.label): \($0.value)" } == [
        "field now: visible", "field at rest: hidden above", "from: y 100 pt",
        "rests at: y 1000 pt",
        "field in content: 20, 300, 350 × 44 pt", "visible area now: 0, 147, 390 × 461 pt",
        "rule: dismiss when fully hidden",
      ])
  }

  @Test("the end of a drag comes with all from which its target follows, the rate included")
  func dragEnd() {
    let words = JournalWords(JournalEntry(time: 7, event: SampleJournal.events[3]))
    #expect(
      words.facts.map(\.label) == ["velocity", "from", "rests at", "announced target", "rate"])
    #expect(words.facts.last?.value == "0.998")
  }

  @Test("the numbers of a diagnosis have their units, and a count has none")
  func numbers() throws {
    func values(_ diagnosis: Diagnosis) -> [String] {
      JournalWords(JournalEntry(time: 7, event: .diagnosis(diagnosis))).facts.map(\.value)
    }
    func diagnosis(_ number: Diagnosis.Number) -> Diagnosis {
      Diagnosis(id: .doubleLift, sentence: "It is.", numbers: [number], fix: "Do it.")
    }
    #expect(values(diagnosis(.init("covered", 336, unit: "pt"))) == ["336 pt", "Do it."])
    #expect(values(diagnosis(.init("views", 2, unit: ""))) == ["2", "Do it."])
  }

  @Test("words with other numbers are other words, even under the same title")
  func equality() {
    func words(restingAt y: CGFloat) -> JournalWords {
      JournalWords(JournalEntry(time: 7, event: Self.dismissal(restingAt: y)))
    }
    let (one, other) = (words(restingAt: 120), words(restingAt: 121))
    #expect(one.title == other.title && one != other)
  }

  @Test("observations are not decisions")
  func observations() {
    let focus = JournalEntry(time: 0, event: .focus(FocusChange(from: nil, to: Self.field)))
    #expect(!JournalWords(focus).isDecision)
  }

  @Test("every kind of entry has words, the same for the same entry")
  func everyKind() {
    for entry in SampleJournal.entries {
      let words = JournalWords(entry)
      #expect(words == JournalWords(entry) && words.kind == entry.kind.rawValue)
      #expect(!words.title.isEmpty && words.facts.allSatisfy { !$0.label.isEmpty })
      #expect(words != JournalWords(JournalEntry(time: 0, event: .hud(HUDChange(isShown: false)))))
    }
    let events = SampleEvidence.rows.compactMap { $0.0.diagnosis }
    for diagnosis in events {
      let words = JournalWords(JournalEntry(time: 0, event: .diagnosis(diagnosis)))
      #expect(words.title == diagnosis.sentence && words.facts.last?.label == "fix")
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
    #expect(words.title == title && words.facts.first?.value == "0, 508, 390 × 336 pt")
  }

  @Test(
    "where a field is says which side hides it",
    arguments: [
      (CGRect(x: 20, y: 300, width: 100, height: 44), "visible"),
      (CGRect(x: 20, y: -500, width: 100, height: 44), "hidden above"),
      (CGRect(x: 20, y: 1500, width: 100, height: 44), "hidden below"),
      (CGRect(x: -500, y: 300, width: 100, height: 44), "hidden on the left"),
      (CGRect(x: 900, y: 300, width: 100, height: 44), "hidden on the right"),
      (CGRect(x: 340, y: 300, width: 100, height: 44), "50 %, partly hidden on the right"),
    ])
  func sides(field: CGRect, words: String) {
    let decision = DismissalDecision.decide(
      fieldRect: field, geometry: Self.geometry, restingOffset: CGPoint(x: 0, y: 100),
      obscuredBy: [], rule: .fullyHidden)
    let event = JournalEntry.Event.geometry(
      GeometryRecord(responder: Self.field, scrollView: Self.list, decision: decision))
    let title = JournalWords(JournalEntry(time: 0, event: event)).title
    #expect(title.hasSuffix(" is " + words), "\(title)")
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

  @Test("a line has no control characters, and is cut")
  func plainText() {
    #expect(PlainText.line("a\u{1B}[31m\u{202E}b") == "a?[31m?b")
    #expect(PlainText.line("abcdef", most: 3) == "abc…" && PlainText.line("abc", most: 3) == "abc")
  }

  @Test("a snapshot leaves the device without its address, and with hashed identifiers")
  func sharedSnapshot() {
    var snapshot = ResponderSnapshot()
    snapshot.responder = Self.field
    let hash = IdentifierHash.random()
    #expect(snapshot.shared(hashing: nil).responder == Self.field)
    let name = snapshot.shared(hashing: hash).responder?.identifier
    #expect(name != nil && name != "row-4")
    #expect(Self.field.shared(hashing: hash).identifier == name)
    #expect(Self.field.shared(hashing: nil) == Self.field)
  }
}
